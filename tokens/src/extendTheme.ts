import { isObject, isToken, quoted, type ReadResult, type TokenTree } from './readToken.ts';
import type { ThemeSource } from './source.ts';
import { themeSources } from './themeSources.ts';

/** Lays one tree over another, group by group. A token replaces a token wholly. */
function laidOver(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above) || isToken(below) || isToken(above)) return above;
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...keys].map((key) => [key, key in above ? laidOver(below[key], above[key]) : below[key]]));
}

/**
 * The whole theme of a source: what it has, over what the theme of its `$extends` has.
 *
 * @param themes the themes that it may name besides Uno's
 */
export function extendTheme(source: ThemeSource, themes: Readonly<Record<string, ThemeSource>> = {}, passed: readonly string[] = []): ReadResult<TokenTree> {
  const { $extends: parent, ...own }: TokenTree = { ...source };
  if (parent === undefined) return { value: own };
  const uno: Readonly<Record<string, ThemeSource>> = themeSources;
  const known = { ...uno, ...themes };
  const named = typeof parent === 'string' && Object.hasOwn(known, parent) ? known[parent] : undefined;
  // A theme with the name of one of Uno's may extend it.
  const base = named === source && typeof parent === 'string' ? uno[parent] : named;
  if (typeof parent !== 'string' || base === undefined) return { problem: `$extends is ${quoted(parent)}, which is no theme. Name one of ${Object.keys(known).join(', ')}.` };
  if (passed.includes(parent)) return { problem: `$extends runs in a circle (${[...passed, parent].join(' → ')}). Remove it from one of them.` };
  const below = extendTheme(base, themes, [...passed, parent]);
  if ('problem' in below) return below;
  const whole = laidOver(below.value, own);
  return { value: isObject(whole) ? whole : own };
}
