import { vars } from '@uno/tokens/contract';
import { fluid } from '@uno/tokens/layout';
import { style } from '@vanilla-extract/css';

/** How far the two corners beside the hole are cut. */
const cut = '1.75rem';

export const opening = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start', paddingBlockStart: fluid.below });

/** Outlines the label and its hole: a border would be cut with its corners. */
const sides = ['1px 0', '-1px 0', '0 1px', '0 -1px'].map((side) => `drop-shadow(${side} 0 ${vars.surface.text})`);
export const outline = style({ width: '100%', filter: sides.join(' ') });

/** The title and the number of articles, on a label with a hole for its string. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  width: '100%',
  padding: `${vars.space.x5} ${vars.space.x4} ${vars.space.x5} 3.5rem`,
  clipPath: `polygon(${cut} 0, 100% 0, 100% 100%, ${cut} 100%, 0 calc(100% - ${cut}), 0 ${cut})`,
  maskImage: 'radial-gradient(circle at 1.75rem 50%, transparent 0.625rem, currentColor calc(0.625rem + 1px))',
  // Forced colours remove the background: a border takes its place.
  '@media': { '(forced-colors: active)': { clipPath: 'none', maskImage: 'none', border: '2px solid CanvasText' } },
});

/** A tag of one long word fits beside the hole. */
export const title = style({ fontSize: `min(${vars.size.headline}, 7.2vw)`, overflowWrap: 'anywhere' });
export const count = style({ fontSize: vars.size.lead });
