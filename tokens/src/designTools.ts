/** What Terrazzo and Style Dictionary need, besides the files of tokens, to write the variables and values of Uno's own sheets. */
import { dimensionCss } from './dtcg.ts';
import { readColorValue } from './readColor.ts';
import { groupTokenCss } from './readTheme.ts';
import { isObject, isToken, quoted, type ReadResult, resolveAliases } from './readToken.ts';
import { isGroupName } from './tokenTypes.ts';
import { cssVariable } from './variable.ts';

/** What Uno's sheets have for a token without aliases. Nothing for a token of other groups. */
function tokenCss(path: string, $value: unknown, $extensions: unknown): string | undefined {
  const [group = ''] = path.split('.');
  let read: ReadResult<string> | undefined;
  if (group === 'color' || group === 'surface' || group === 'art') {
    const color = readColorValue(path, $value);
    read = 'value' in color ? { value: color.value.hex } : color;
  } else if (isGroupName(group)) {
    read = groupTokenCss(path, group, { $value, ...(isObject($extensions) && 'uno.min' in $extensions && { $extensions }) }) ?? { problem: `${path} is ${quoted($value)}.` };
  }
  if (read !== undefined && 'problem' in read) throw new Error(read.problem);
  return read?.value;
}

/** A token as Terrazzo gives it to a plugin: without aliases. */
interface TerrazzoToken {
  readonly id: string;
  readonly $value: unknown;
  readonly $extensions?: unknown;
}

/**
 * Options for `@terrazzo/plugin-css`: the names of Uno's variables, and values that DTCG has no type for: sizes that grow with the
 * viewport, letter spacing in em.
 *
 * @example css({ ...terrazzoOptions, filename: 'tokens.css' })
 */
export const terrazzoOptions = {
  variableName: ({ id }: { readonly id: string }): string => cssVariable(...id.split('.')),
  transform: ({ id, $value, $extensions }: TerrazzoToken): string | undefined => tokenCss(id, $value, $extensions),
};

const isLength = (value: unknown): value is { readonly value: number; readonly unit: string } => isObject(value) && typeof value['value'] === 'number' && typeof value['unit'] === 'string';

/** Gives the tokens of `copy` their CSS values. Aliases are read in `whole`, which does not change. */
function writeCss(whole: object, copy: object, path: readonly string[]): void {
  for (const [key, token] of Object.entries(copy)) {
    if (key.startsWith('$') || !isObject(token)) continue;
    const here = [...path, key];
    if (!isToken(token)) {
      writeCss(whole, token, here);
      continue;
    }
    const resolved = resolveAliases({ ...whole }, here.join('.'), token['$value']);
    if ('problem' in resolved) throw new Error(resolved.problem);
    const { value } = resolved.value;
    const css = tokenCss(here.join('.'), value, token['$extensions']) ?? (isLength(value) ? dimensionCss({ $value: value }) : undefined);
    // A string, so that no transform of Style Dictionary changes it.
    if (css !== undefined) Object.assign(token, { $type: 'string', $value: css });
  }
}

/**
 * A preprocessor for Style Dictionary 5, also before the transforms of Tokens Studio: each token gets the value that it has in
 * Uno's sheets.
 *
 * @throws Error with a sentence when a token can't be read, or is the alias of a token that isn't there
 * @example StyleDictionary.registerPreprocessor(styleDictionaryPreprocessor)
 */
export const styleDictionaryPreprocessor = {
  name: 'uno',
  preprocessor<Tokens extends object>(tokens: Tokens): Tokens {
    const copy = structuredClone(tokens);
    writeCss(tokens, copy, []);
    return copy;
  },
};
