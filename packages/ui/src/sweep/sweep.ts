import { vars } from '@uno/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';

/**
 * The signature in small: a second colour that crosses the pane from the left, under its content. It is
 * scaled and not painted, so that it is the compositor's work alone: while a page wakes, the main thread
 * has better things to do. For `style([sweep(…), { … }])`.
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
      [when.map((selector) => `${selector}::before`).join(', ')]: { transform: 'none' },
    },
  };
}
