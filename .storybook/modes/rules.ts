const hasRules = (rule: CSSRule): rule is CSSRule & { readonly cssRules: CSSRuleList } => 'cssRules' in rule;

/** Every rule of every style sheet, including those inside `@layer`, `@supports` and `@media`. */
export function* allRules(rules?: Iterable<CSSRule>): Generator<CSSRule> {
  if (rules === undefined) {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) yield* allRules(sheet.cssRules);
    return;
  }
  for (const rule of rules) {
    yield rule;
    if (hasRules(rule)) yield* allRules(rule.cssRules);
  }
}
