import { parse, type ChildNode } from 'postcss';

/**
 * Merges sheets into one with a single block per cascade layer. The order within each layer does not change, so neither does
 * the cascade. A document then inlines two sheets instead of about ten. The policy needs a hash of each, and
 * hashes can't be compressed (0.4 kB for all).
 *
 * @param layers the names of the layers, the weakest first
 * @throws when a style is outside of these layers, because merging would change its order
 */
export function mergeSheets(sheets: readonly string[], layers: readonly string[]): string {
  const contents = new Map<string, ChildNode[]>(layers.map((layer) => [layer, []]));
  for (const node of sheets.flatMap((sheet) => parse(sheet).nodes)) {
    const isLayer = node.type === 'atrule' && node.name === 'layer';
    // `@layer a, b;` only declares the order, which `layers` gives.
    if (isLayer && node.nodes === undefined) continue;
    const content = isLayer ? contents.get(node.params) : undefined;
    if (!isLayer || content === undefined) throw new Error(`A style is outside of the cascade layers ${layers.join(', ')}: ${node.toString().slice(0, 80)}`);
    content.push(...(node.nodes ?? []));
  }
  const blocks = [...contents].filter(([, nodes]) => nodes.length > 0).map(([layer, nodes]) => `@layer ${layer}{${nodes.join('')}}`);
  return `@layer ${layers.join()};${blocks.join('')}`;
}
