import { vars } from '@uno/tokens/contract';
import { from } from '@uno/tokens/layout';
import { ground, on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');
const glass = on('glass');

const mullion = `${vars.stroke.hairline} solid ${paper.boundary.ink}`;
const frame = `${vars.stroke.edge} solid ${paper.boundary.ink}`;

/** A storey of lit rooms, and below it a sill with the name. */
export const opening = style({ border: frame, color: paper.text.ink, fontFamily: vars.font.text });

export const storey = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  background: ground.glass,
  color: glass.text.ink,
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
export const lead = style({ maxWidth: '38em', fontSize: vars.size.body, lineHeight: vars.leading.snug, color: paper.text.inkSoft });

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
  borderBlockStart: `${vars.stroke.hairline} solid ${paper.decoration.line}`,
  lineHeight: `${vars.leading.snug} !important`,
});
globalStyle(`.sbdocs-content ${reader} code`, { whiteSpace: 'normal !important', overflowWrap: 'anywhere' });
