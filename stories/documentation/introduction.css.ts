import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { globalStyle, style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.text}`;
const frame = `${vars.stroke.edge} solid ${vars.surface.text}`;

/** A storey of lit rooms, and below it a sill with the name. */
export const opening = style({ border: frame, color: vars.surface.text, fontFamily: vars.font.text });

export const storey = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBlockEnd: frame,
  '@media': { [from[40]]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const room = style({
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  selectors: {
    '& + &': { borderInlineStart: mullion },
    '&:nth-child(n + 4)': { display: 'none' },
  },
  '@media': { [from[40]]: { selectors: { '&:nth-child(n + 4)': { display: 'block' } } } },
});
globalStyle(`${room} > img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const sill = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: `${vars.space.x5} ${vars.space.x4} ${vars.space.x6}`,
  '@media': { [from[40]]: { padding: `${vars.space.x6} ${vars.space.x6} ${vars.space.x7}` } },
});
export const title = style({
  maxWidth: '14em',
  fontFamily: vars.font.display,
  fontSize: vars.size.headline,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  textWrap: 'balance',
});
export const lead = style({ maxWidth: '38em', fontSize: vars.size.body, lineHeight: vars.leading.snug, color: vars.surface.textSubtle });

/** One pane for each reader. The panes share their mullions, and the frame of the opening above. */
export const readers = style({
  display: 'grid',
  border: frame,
  borderBlockStart: 0,
  '@media': { [from[64]]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const reader = style({
  padding: `0 ${vars.space.x5} ${vars.space.x5}`,
  selectors: { '& + &': { borderBlockStart: mullion } },
  '@media': { [from[64]]: { selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: mullion } } } },
});
/* The pane has a frame already, so its title has no line above. */
globalStyle(`.sbdocs-content ${reader} h2`, {
  marginBlock: `${vars.space.x5} ${vars.space.x3} !important`,
  paddingBlock: '0 !important',
  border: '0 !important',
});
globalStyle(`.sbdocs-content ${reader} :is(ul, ol)`, { margin: '0 !important', padding: '0 !important', listStyleType: '"" !important' });
globalStyle(`.sbdocs-content ${reader} li`, {
  margin: '0 !important',
  paddingBlock: `${vars.space.x3} !important`,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  lineHeight: `${vars.leading.snug} !important`,
});
globalStyle(`.sbdocs-content ${reader} code`, { whiteSpace: 'normal !important', overflowWrap: 'anywhere' });
