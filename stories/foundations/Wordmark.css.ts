import { wordmarkMeasures } from '@uno/drawings/mark';
import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';

const mullion = `${vars.stroke.hairline} solid ${vars.surface.edge}`;

/** A grid of panes that share their edges, as on the other pages of foundations. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  borderBlockStart: mullion,
  borderInlineStart: mullion,
  listStyleType: '""',
});
export const widePanes = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))' });
/** A specimen and its caption, level with their neighbours. */
export const pane = style({ borderBlockEnd: mullion, borderInlineEnd: mullion, display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' });
export const stage = style({ display: 'grid', placeItems: 'center', minHeight: '10rem', padding: vars.space.x4 });
export const said = style({
  padding: vars.space.x3,
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.surface.line}`,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
});

/* Construction: the mark on its grid, and the name beside it, in em of the name. */
export const plan = style({ display: 'grid', gridTemplateColumns: `${wordmarkMeasures.mark}em ${wordmarkMeasures.gap}em auto`, width: 'max-content', maxWidth: '100%' });
export const planGrid = style({ fill: 'none', stroke: vars.surface.line, strokeWidth: 0.05 });
export const planMark = style({ gridColumn: 1, gridRow: 2, width: '100%', fill: vars.surface.text });
export const planPane = style({ fill: vars.surface.field });
export const planLit = style({ fill: vars.art.sun });
export const planName = style({
  gridColumn: 3,
  gridRow: 2,
  alignSelf: 'center',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
});
const figures = { display: 'grid', color: vars.surface.textSubtle, fontSize: vars.size.caption, lineHeight: 1, textAlign: 'center', fontVariantNumeric: 'tabular-nums' } as const;
/** The columns are inline styles, because they come from the mark's measures. */
export const planUnits = style({ ...figures, gridColumn: 1, gridRow: 1, marginBlockEnd: vars.space.x2 });
export const planGap = style({ ...figures, gridColumn: 2, gridRow: 3, marginBlockStart: vars.space.x2, whiteSpace: 'nowrap' });
/** A measured length: a line with its ends. */
export const planLength = style({
  display: 'block',
  blockSize: vars.space.x2,
  marginBlock: vars.space.x1,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  borderBlockStart: 0,
});
export const planLengthBelow = style({
  display: 'block',
  blockSize: vars.space.x2,
  inlineSize: '100%',
  marginBlockEnd: vars.space.x1,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  borderBlockEnd: 0,
});

/** Two sizes of the wordmark: a large one, and the minimum. */
export const large = style({ fontSize: '3rem' });
export const least = style({ fontSize: '1rem' });

/** The clear space: a pane of the mark and a bar, on all sides. */
export const free = style({
  display: 'inline-block',
  padding: `calc(3rem * ${wordmarkMeasures.gap})`,
  outline: `${vars.stroke.hairline} dashed ${vars.surface.edge}`,
  background: vars.surface.fill,
  lineHeight: 0,
});
export const freeInside = style({ display: 'inline-block', background: vars.surface.background });

/* The lockup with the descriptor, in em of the name. */
export const lockup = style({ display: 'inline-flex', alignItems: 'center', gap: `${wordmarkMeasures.gap}em`, fontSize: 'min(2.5rem, 8vw)' });
export const inherit = style({ fontSize: 'inherit' });
export const descriptor = style({
  display: 'grid',
  paddingInlineStart: `${wordmarkMeasures.gap / wordmarkMeasures.descriptor}em`,
  borderInlineStart: `${vars.stroke.edge} solid ${vars.surface.edge}`,
  color: vars.surface.textSubtle,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.medium,
  fontSize: `${wordmarkMeasures.descriptor}em`,
  lineHeight: wordmarkMeasures.leading,
  whiteSpace: 'nowrap',
  paddingBlock: '0.25em',
});

/* Icons, in their real size. */
export const icon = style({ display: 'block', maxWidth: '100%', height: 'auto' });
export const icons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x6 });
export const iconFigure = style({ display: 'grid', gap: vars.space.x2, minWidth: 0 });
export const iconSize = style({ fontSize: vars.size.caption, fontVariantNumeric: 'tabular-nums' });
