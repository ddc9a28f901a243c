import { vars } from '@uno/tokens/contract';
import { on } from '@uno/tokens/on';
import { globalStyle, style } from '@vanilla-extract/css';

const paper = on('paper');

const mullion = `${vars.stroke.hairline} solid ${paper.boundary.edge}`;

/** On tablets the column is below the list, with its panes side by side. */
const tablet = 'screen and (min-width: 48rem) and (max-width: 71.99rem)';

export const aside = style({
  alignSelf: 'start',
  border: `${vars.stroke.hairline} solid ${paper.boundary.ink}`,
  '@media': { [tablet]: { alignSelf: 'stretch', display: 'flex' } },
});

export const pane = style({
  display: 'grid',
  gap: vars.space.x3,
  alignContent: 'start',
  justifyItems: 'start',
  padding: vars.space.x5,
  selectors: { '& + &': { borderBlockStart: mullion } },
  '@media': { [tablet]: { flex: '1 1 0', selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: mullion } } } },
});
globalStyle(`${pane} > a`, { justifySelf: 'stretch', paddingInline: vars.space.x2 });

export const title = style({ fontSize: vars.size.title });
export const text = style({ color: paper.text.inkSoft, fontSize: vars.size.small, lineHeight: 1.5, textWrap: 'pretty' });
export const links = style({ width: '100%' });

globalStyle(`${links} > li + li`, { borderBlockStart: mullion });

export const link = style({
  display: 'block',
  paddingBlock: vars.space.x2,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

/* Many chips need more than a third. */
globalStyle(`${pane}:has(> ${chips} > :nth-child(6))`, { '@media': { [tablet]: { flexGrow: 2 } } });
