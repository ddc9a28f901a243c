import { pluralRules } from './formats.ts';
import type { Locale } from './locale.ts';

/** A dictionary: flat dotted keys, templates with `{name}` in them. */
export type Dictionary = Readonly<Record<string, string>>;

/** The names in braces of a template: `'{count} of {total}'` → `'count' | 'total'`. */
type ParameterOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The plural category of a key: `x.one` and `x.other` are asked for as `x`. */
type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type PluralBase<Key> = Key extends `${infer Base}.${Category}` ? Base : never;

/** The keys that `t` takes. */
export type KeyOf<D extends Dictionary> = Extract<keyof D, string> | PluralBase<keyof D>;

type TemplateOf<D extends Dictionary, Key> = Key extends keyof D
  ? D[Key]
  : Key extends string
    ? D[Extract<keyof D, `${Key}.${Category}`>]
    : never;

type Values<Names extends string> = { [Name in Names]: string | number };
type Arguments<D extends Dictionary, Key extends KeyOf<D>> =
  ParameterOf<TemplateOf<D, Key>> | (Key extends keyof D ? never : 'count') extends infer Names extends string
    ? [Names] extends [never]
      ? []
      : [values: Values<Names>]
    : never;

/** The arguments after the key. An unknown key accepts any, so that the compiler reports the key, not an argument. */
type ArgumentsOf<D extends Dictionary, Key extends KeyOf<D>> = [KeyOf<D>] extends [Key] ? readonly (Values<string> | undefined)[] : Arguments<D, Key>;

/** Looks a string up: parameters and keys are typed from the English dictionary. */
export type Translate<D extends Dictionary> = <Key extends KeyOf<D>>(key: Key, ...values: ArgumentsOf<D, Key>) => string;

/**
 * A translation: every key of the English dictionary, as text. A key that is missing in French does not
 * compile. Its parameters are checked by a test (`tests/unit/dictionaries.test.ts`).
 */
export type TranslationOf<D extends Dictionary> = { readonly [Key in keyof D]: string };

/**
 * Makes `t` for a dictionary and a language. With a `count`, the plural category of the language is asked
 * first, then `other`. A key that is in neither dictionary comes back as itself (behaviour.md 7.1).
 *
 * @param dictionary the strings of the language
 * @param fallback the English strings, where a key could be missing at run time
 * @param onMissing told of a key that is in neither: the prerender stops there
 */
export function createT<D extends Dictionary>(
  locale: Locale,
  dictionary: TranslationOf<D>,
  fallback: Dictionary = dictionary,
  onMissing?: (key: string) => void,
): Translate<D> {
  const strings: Dictionary = { ...fallback, ...dictionary };
  return (key, ...[values]) => {
    const given: Record<string, string | number> = values ?? {};
    const { count } = given;
    const category = () => (typeof count === 'number' ? pluralRules(locale).select(count) : 'other');
    const template = strings[key] ?? strings[`${key}.${category()}`] ?? strings[`${key}.other`];
    if (template === undefined) onMissing?.(key);
    return (template ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(given[name] ?? whole));
  };
}
