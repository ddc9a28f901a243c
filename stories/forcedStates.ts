import { allRules } from '../.storybook/modes/rules.ts';

/** A state that only a pointer or the keyboard can cause. */
export type ForcedState = 'hover' | 'focus-visible';

const states: readonly ForcedState[] = ['hover', 'focus-visible'];

const seen = new WeakSet<CSSStyleRule>();

/** The elements in a forced state: all for hover, and the focusable ones for focus. */
const within: Readonly<Record<ForcedState, string>> = {
  hover: '[data-forced="hover"] *',
  'focus-visible': '[data-forced="focus-visible"] :is(a, button, input, select, summary, textarea)',
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
    const named = states.filter((state) => own.includes(`:${state}`));
    const forced = named.map((state) => own.replaceAll(`:${state}`, `:is(${within[state]})`));
    if (forced.length > 0) rule.selectorText = [own, ...forced].join(', ');
  }
}
