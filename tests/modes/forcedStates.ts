/*
 * Shows pseudo-class states without a pointer: `:hover` also applies to elements with `data-forced="hover"`, and so on. The
 * rules keep their order and specificity, so the browser computes the styles as it does for a real pointer and a real focus,
 * and all elements of a story can be in a state at once.
 */

/** The states of an element that CSS pseudo-classes show. */
export const forcedStates = ['hover', 'focus', 'pressed'] as const;
export type ForcedState = (typeof forcedStates)[number];

const forced = (state: ForcedState): string => `[data-forced~="${state}"]`;
const replacements: readonly (readonly [RegExp, string])[] = [
  [/:hover/g, `:is(:hover, ${forced('hover')})`],
  [/:focus-within/g, `:is(:focus-within, :has(${forced('focus')}))`],
  [/:focus-visible/g, `:is(:focus-visible, ${forced('focus')})`],
  [/:focus(?![-\w])/g, `:is(:focus, ${forced('focus')})`],
  [/:active/g, `:is(:active, ${forced('pressed')})`],
];

/** Every style rule of a list that applies in the current environment. */
export function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    else if (rule instanceof CSSMediaRule) {
      if (matchMedia(rule.media.mediaText).matches) yield* styleRules(rule.cssRules);
    } else if (rule instanceof CSSSupportsRule) {
      if (CSS.supports(rule.conditionText)) yield* styleRules(rule.cssRules);
    } else if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

const done = new WeakSet<CSSStyleSheet>();

/** Rewrites the rules of sheets that are new in the document. @throws when the browser refuses a rewritten selector */
export function makeStatesForceable(): void {
  for (const sheet of document.styleSheets) {
    if (done.has(sheet)) continue;
    done.add(sheet);
    for (const rule of styleRules(sheet.cssRules)) {
      const before = rule.selectorText;
      const after = replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), before);
      if (after === before) continue;
      rule.selectorText = after;
      if (rule.selectorText === before) throw new Error(`The selector ${after} is not valid, so its state can't be shown.`);
    }
  }
}

/** What a person can point at, focus or press. */
export const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], label';

/** Puts every control of the page into a state, or into none; what contains a control is pointed at with it. */
export function force(state: ForcedState | undefined): void {
  for (const element of document.querySelectorAll('[data-forced]')) element.removeAttribute('data-forced');
  if (state === undefined) return;
  for (const control of document.body.querySelectorAll(CONTROLS)) {
    if (state !== 'hover' && control.matches('label')) continue;
    control.setAttribute('data-forced', state === 'pressed' ? 'hover pressed' : state);
    if (state === 'focus') continue;
    for (let node = control.parentElement; node !== null && node !== document.body; node = node.parentElement) node.setAttribute('data-forced', 'hover');
  }
}
