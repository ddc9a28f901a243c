import { vars } from '@uno/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';

/** The selectors of `::before` in each of these states. */
const beforeSelectors = (when: readonly string[]): string => when.map((selector) => `${selector}::before`).join(', ');

/**
 * The hover effect: a second colour crosses the element from its start, under its content. It animates `transform` only,
 * which the compositor does alone, so that it stays smooth while hydration keeps the main thread busy. For
 * `style([sweep(…), { … }])`.
 *
 * @param colour the colour that sweeps in: a role that the text on it is proven on, such as `vars.surface.fill`
 * @param when the selectors of the swept state: `['&:hover', '&:focus-visible']`
 * @param under sweeps a line of this thickness, at this distance from the lower edge, instead of the whole element
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
        background: colour,
        // In themes whose lines are thicker than 2 px the second colour may equal the first: a line shows the sweep.
        ...(under ? { insetInline: 0, insetBlockEnd: under.foot, height: under.thickness } : { inset: 0, borderBlockEnd: `calc(2 * ${vars.stroke.edge} - 4px) solid` }),
        transform: 'scaleX(0)',
        transformOrigin: 'calc(50% - 50% * var(--uno-direction, 1)) 50%',
        transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
      },
      [beforeSelectors(when)]: { transform: 'none' },
    },
  };
}

/**
 * A sweep across a whole card, with a bar at its leading edge. At rest it is outside the card, before its start. It passes behind
 * the card's content.
 *
 * @param colour the colour that sweeps in
 * @param blade the colour of the bar
 * @param when the selectors of the swept state: `['&:hover']`
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
      transform: 'translateX(calc(-100.5% * var(--uno-direction, 1)))',
      transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
    },
    [beforeSelectors(when)]: { transform: 'none' },
  },
});

/**
 * A sweep along the lower edge of a control while the focus is in it: a line over its frame, between its corners if they are
 * round.
 *
 * @param edge the thickness of the frame's lower edge
 */
export const lowerEdgeSweep = (colour: string, edge: string): StyleRule => ({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: `calc(var(--uno-radius-control, 0px) - ${vars.stroke.hairline})`,
      insetBlockEnd: `calc(-1 * ${edge})`,
      height: `calc(2 * ${vars.stroke.edge})`,
      background: colour,
      transform: 'scaleX(0)',
      transformOrigin: 'calc(50% - 50% * var(--uno-direction, 1)) 50%',
      transition: `transform ${vars.duration.sweep} ${vars.easing.out}`,
      pointerEvents: 'none',
    },
    '&:focus-within::after': { transform: 'scaleX(1)' },
  },
});
