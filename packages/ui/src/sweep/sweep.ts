import { vars } from '@uno/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';

/** The selectors of the `::before` element in each of these states. */
const before = (when: readonly string[]): string => when.map((selector) => `${selector}::before`).join(', ');

/**
 * The hover effect: a second colour crosses the element from the left, under its content. It animates `transform` only,
 * which the compositor does alone, so that it stays smooth while hydration keeps the main thread busy. For
 * `style([sweep(…), { … }])`.
 *
 * @param colour what sweeps in; declared in a pair with the words that stand on it
 * @param when the selectors under which it has crossed: `['&:hover', '&:focus-visible']`
 * @param under a rule of this thickness and at this distance from the foot, instead of the whole pane
 */
export function sweep(
  colour: string,
  when: readonly string[],
  under?: { thickness: string; foot: string },
): StyleRule {
  return {
    position: 'relative',
    isolation: 'isolate',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        insetInline: 0,
        ...(under ? { insetBlockEnd: under.foot, height: under.thickness } : { insetBlock: 0 }),
        background: colour,
        transform: 'scaleX(0)',
        transformOrigin: '0 50%',
        transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
      },
      [before(when)]: { transform: 'none' },
    },
  };
}

/**
 * The same across a whole card, with a bar at the leading edge. At rest it is outside the card, at the left. It passes
 * behind the card's content.
 *
 * @param colour the ground that sweeps in
 * @param blade the colour of the bar
 * @param when the selectors under which it has crossed: `['&:hover']`
 */
export const bladeSweep = (colour: string, blade: string, when: readonly string[]): StyleRule => ({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: colour,
      borderInlineEnd: `${vars.space.x1} solid ${blade}`,
      transform: 'translateX(-100.5%)',
      transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
    },
    [before(when)]: { transform: 'none' },
  },
});

/**
 * The same along the sill of a control, while the focus is in it: a rule over the lower edge of its frame, between its
 * corners where they are round.
 *
 * @param edge how thick that edge is
 */
export const sillSweep = (colour: string, edge: string): StyleRule => ({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: `calc(var(--uno-radius-control, 0px) - ${vars.stroke.hairline})`,
      insetBlockEnd: `calc(-1 * ${edge})`,
      height: `calc(2 * ${vars.stroke.edge})`,
      background: colour,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
      pointerEvents: 'none',
    },
    '&:focus-within::after': { transform: 'scaleX(1)' },
  },
});
