/**
 * A page can't switch on forced colours, reduced motion or no scripting for itself, so this module rewrites the
 * conditions of its `@media` rules and restores them. The end-to-end tests emulate the real features.
 */

import { allRules } from './rules.ts';

/** Media conditions in the browser's own spelling, and whether each is true: `{ '(scripting: none)': true }`. */
export type Conditions = Readonly<Record<string, boolean>>;

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';

const rewriteQuery = (query: string, conditions: Conditions): string =>
  Object.entries(conditions).reduce((text, [condition, holds]) => text.replaceAll(condition, holds ? ALWAYS : NEVER), query);

const originals = new Map<CSSMediaRule, string>();

/** Rewrites the rules that are in the document now. */
function rewriteRules(conditions: Conditions): void {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const original = originals.get(rule) ?? rule.media.mediaText;
    const text = rewriteQuery(original, conditions);
    if (text === rule.media.mediaText) continue;
    originals.set(rule, original);
    rule.media.mediaText = text;
  }
}

let emulated: Conditions = {};

const isSheet = (node: Node): boolean => node instanceof HTMLStyleElement || node instanceof HTMLLinkElement;
const late = new MutationObserver((records) => {
  if (records.some(({ addedNodes, target }) => isSheet(target) || [...addedNodes].some(isSheet))) rewriteRules(emulated);
});

const matchMedia = window.matchMedia.bind(window);

/**
 * Makes each media condition true or false in all style sheets, also those added later, and in `matchMedia`.
 * An empty record restores the original conditions.
 */
export function emulateConditions(conditions: Conditions): void {
  if (JSON.stringify(conditions) === JSON.stringify(emulated)) return;
  emulated = conditions;
  for (const [rule, original] of originals) rule.media.mediaText = original;
  originals.clear();
  late.disconnect();
  window.matchMedia = matchMedia;
  if (Object.keys(conditions).length === 0) return;
  rewriteRules(conditions);
  late.observe(document.head, { childList: true, subtree: true });
  window.matchMedia = (query) => matchMedia(rewriteQuery(query, conditions));
}

/** The style rules inside `@media` rules with this condition. */
export function* rulesUnder(condition: string): Generator<CSSStyleRule> {
  for (const rule of allRules()) {
    if (!(rule instanceof CSSMediaRule) || !(originals.get(rule) ?? rule.media.mediaText).includes(condition)) continue;
    for (const inner of allRules(rule.cssRules)) if (inner instanceof CSSStyleRule) yield inner;
  }
}
