import { allRules } from '../.storybook/modes/rules.ts';

/** A state that only a pointer or the keyboard brings about. */
export type HeldState = 'hover' | 'focus-visible';

const states: readonly HeldState[] = ['hover', 'focus-visible'];

const seen = new WeakSet<CSSStyleRule>();

/** Where a state is held: the pointer is over all that there is; the focus is on what can have it. */
const inHolder: Readonly<Record<HeldState, string>> = {
  hover: '[data-held="hover"] *',
  'focus-visible': '[data-held="focus-visible"] :is(a, button, input, select, summary, textarea)',
};

/**
 * Lets whatever stands within `data-held="hover"` (or `focus-visible`) look as if it were hovered (or had the focus from
 * the keyboard): each rule for the state holds there too. A page can't bring these states about for a picture.
 */
export function holdStates(): void {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSStyleRule) || seen.has(rule)) continue;
    seen.add(rule);
    const { selectorText: own } = rule;
    const held = states.filter((state) => own.includes(`:${state}`)).map((state) => own.replaceAll(`:${state}`, `:is(${inHolder[state]})`));
    if (held.length > 0) rule.selectorText = [own, ...held].join(', ');
  }
}
