import { type AtRule, parse } from 'postcss';

/**
 * Joins sheets whose rules are all in cascade layers, and puts the rules of each layer's later blocks into its first one; their
 * order within the layer, and so the cascade, stays. A document then inlines two sheets instead of about ten: each costs its
 * policy a hash, which can't be compressed (0.4 kB for all).
 *
 * @throws when a rule is outside of the layers: it would change its place among the others
 */
export function mergeSheets(sheets: readonly string[]): string {
  const joined = parse(sheets.map((sheet) => sheet.trim()).join(''));
  const blocks = new Map<string, AtRule>();
  const named = new Set<string>();
  for (const rule of joined.nodes.slice()) {
    if (rule.type !== 'atrule' || rule.name !== 'layer') throw new Error(`A style is outside of the cascade layers (see vite.plugins.ts): ${rule.toString().slice(0, 80)}`);
    const names = rule.params.split(/,\s*/);
    // A statement that only repeats an order says nothing new.
    if (rule.nodes === undefined && names.every((name) => named.has(name))) rule.remove();
    for (const name of names) named.add(name);
    if (rule.nodes === undefined) continue;
    const block = blocks.get(rule.params);
    if (block === undefined) {
      blocks.set(rule.params, rule);
    } else {
      block.append(...rule.nodes);
      rule.remove();
    }
  }
  return joined.toString();
}
