import { vars } from '@uno/tokens/contract';
import { style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

/** The chip of the current page or tag. */
const isCurrent = '[aria-current]:not([aria-current="false"])';

/** Drawn like a key tag: one end, with the hole, is round; the other is square. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxWidth: '100%',
  minHeight: '1.875rem',
  paddingBlock: '0.125rem',
  paddingInline: `${vars.space.x2} ${vars.space.x3}`,
  border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
  borderStartStartRadius: '1rem',
  borderEndStartRadius: '1rem',
  color: vars.surface.text,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  textDecorationLine: 'none',
  selectors: {
    [`&${isCurrent}`]: {
      background: vars.surface.text,
      borderColor: vars.surface.text,
      color: vars.surface.background,
      fontWeight: vars.weight.strong,
    },
  },
});

export const link = style([
  chip,
  sweep(vars.surface.fill, [`&:hover:not(${isCurrent})`, `&:focus-visible:not(${isCurrent})`]),
  {
    // The sweep stays inside the tag's outline.
    overflow: 'hidden',
    selectors: {
      '&:hover': { borderColor: vars.surface.text, textDecorationLine: 'underline' },
      '&:focus-visible': { textDecorationLine: 'underline' },
    },
  },
]);

/** The hole of the tag, too small to look like a radio button. Filled in the current tag, also in forced colours. */
export const hole = style({
  flex: 'none',
  width: '0.375rem',
  height: '0.375rem',
  border: `${vars.stroke.hairline} solid currentColor`,
  borderRadius: '50%',
  selectors: {
    [`${chip}${isCurrent} > &`]: { borderWidth: '0.1875rem' },
  },
});
