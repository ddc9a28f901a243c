import { allRules } from '../.storybook/modes/rules.ts';

/** A state that only a pointer or the keyboard can cause. */
export type ForcedState = 'hover' | 'focus-visible';

const states: readonly ForcedState[] = ['hover', 'focus-visible'];

const seen = new WeakSet<CSSStyleRule>();

const focusable = ':is(a, button, input, select, summary, textarea)';
const focused = `[data-forced="focus-visible"] ${focusable}`;

/** The pseudo-classes that a forced state sets, each with the elements in it: all for hover, the focusable ones and what contains them for focus. */
const pseudoClasses: Readonly<Record<ForcedState, Readonly<Record<`:${string}`, string>>>> = {
  hover: { ':hover': ':is([data-forced="hover"] *)' },
  'focus-visible': { ':focus-visible': `:is(${focused})`, ':focus-within': `:is([data-forced="focus-visible"] :is(${focusable}, :has(${focusable})))` },
};

/**
 * Makes elements inside `data-forced="hover"` (or `focus-visible`) look hovered (or focused by keyboard), by extending each
 * rule for the state to them. A script can't cause these states itself.
 */
export function forceStates(): void {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSStyleRule) || seen.has(rule)) continue;
    seen.add(rule);
    const { selectorText: own } = rule;
    const forced = states.flatMap((state) => {
      const text = Object.entries(pseudoClasses[state]).reduce((selector, [name, elements]) => selector.replaceAll(name, elements), own);
      return text === own ? [] : [text];
    });
    if (forced.length > 0) rule.selectorText = [own, ...forced].join(', ');
  }
}
