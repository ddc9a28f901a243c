import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { style } from '@vanilla-extract/css';
import { sweep } from '../sweep/sweep.ts';

const page = on('paper', 'paperDeep', 'glass', 'clear');
const current = on('ink');

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
  border: `${vars.stroke.hairline} solid ${page.boundary.edge}`,
  borderStartStartRadius: '1rem',
  borderEndStartRadius: '1rem',
  color: page.text.ink,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  textDecorationLine: 'none',
  selectors: {
    [`&${isCurrent}`]: {
      background: ground.ink,
      borderColor: page.boundary.ink,
      color: current.text.paper,
      fontWeight: vars.weight.strong,
    },
  },
});

export const link = style([
  chip,
  sweep(ground.glass, [`&:hover:not(${isCurrent})`, `&:focus-visible:not(${isCurrent})`]),
  {
    // The sweep stays inside the tag's outline.
    overflow: 'hidden',
    selectors: {
      '&:hover': { borderColor: page.boundary.ink, textDecorationLine: 'underline' },
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
