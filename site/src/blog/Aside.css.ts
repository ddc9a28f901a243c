import { vars } from '@uno/tokens/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** The width from which the panes are side by side: that of an aside below a list. Next to a list they are in one column. */
const wide = '(min-width: 40rem)';

export const aside = style({
  containerType: 'inline-size',
  alignSelf: 'start',
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  border: `${vars.stroke.hairline} solid ${vars.surface.text}`,
});

export const pane = style({
  display: 'grid',
  gap: vars.space.x3,
  alignContent: 'start',
  justifyItems: 'start',
  padding: vars.space.x5,
  flex: '1 0 100%',
  selectors: { '& + &': { borderBlockStart: mullion } },
  '@container': { [wide]: { flex: '1 1 0', selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: mullion } } } },
});
globalStyle(`${pane} > a`, { justifySelf: 'stretch', paddingInline: vars.space.x2, '@container': { [wide]: { whiteSpace: 'nowrap' } } });

export const title = style({ fontSize: vars.size.title });
export const text = style({ color: vars.surface.textSubtle, fontSize: vars.size.small, lineHeight: 1.5, textWrap: 'pretty' });
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

/* A pane with six chips or more needs more than a third of the width. */
globalStyle(`${pane}:has(> ${chips} > :nth-child(6))`, { '@container': { [wide]: { flexGrow: 1.5 } } });
