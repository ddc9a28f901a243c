/** Each match of a pattern's first group. */
export const all = (svg: string, pattern: RegExp): string[] => Array.from(svg.matchAll(pattern), ([, found = '']) => found);

export const idsIn = (svg: string): string[] => all(svg, / id="([^"]+)"/g);

/** What is wrong with a drawing's ids and addresses: an id twice, a reference to another file or to nothing. */
export function faultyReferences(svg: string): string[] {
  const ids = idsIn(svg);
  const addresses = all(svg, /(?:href="|url\()([^")]+)/g);
  return [...ids.filter((id, at) => ids.indexOf(id) !== at), ...addresses.filter((address) => !ids.includes(address.replace(/^#/, '')))];
}
