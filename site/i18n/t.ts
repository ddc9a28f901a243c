import { pluralRules } from './formats.ts';
import type { Locale } from './locale.ts';
import { withoutSentences } from './sentences.ts';

/** A dictionary: flat dotted keys, and templates with `{name}` placeholders. */
export type Dictionary = Readonly<Record<string, string>>;

/** The placeholder names of a template: `'{count} of {total}'` → `'count' | 'total'`. */
type ParameterOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** The plural categories: `t('x')` looks up `x.one` or `x.other`. */
type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type PluralBase<Key> = Key extends `${infer Base}.${Category}` ? Base : never;

/** The keys that `t` takes. */
export type KeyOf<D extends Dictionary> = Extract<keyof D, string> | PluralBase<keyof D>;

type TemplateOf<D extends Dictionary, Key> = Key extends keyof D
  ? D[Key]
  : Key extends string
    ? D[Extract<keyof D, `${Key}.${Category}`>]
    : never;

/** A sentence with a value that is undefined is left out: the company has not promised that figure. */
type Values<Names extends string> = { [Name in Names]: string | number | undefined };
type Arguments<D extends Dictionary, Key extends KeyOf<D>> =
  ParameterOf<TemplateOf<D, Key>> | (Key extends keyof D ? never : 'count') extends infer Names extends string
    ? [Names] extends [never]
      ? []
      : [values: Values<Names>]
    : never;

/** The arguments after the key. An unknown key accepts any, so that the compiler reports the key, not an argument. */
type ArgumentsOf<D extends Dictionary, Key extends KeyOf<D>> = [KeyOf<D>] extends [Key] ? readonly (Values<string> | undefined)[] : Arguments<D, Key>;

/** Looks up a string. Keys and parameters are typed from the English dictionary. */
export type Translate<D extends Dictionary> = <Key extends KeyOf<D>>(key: Key, ...values: ArgumentsOf<D, Key>) => string;

/**
 * A translation with every key of the English dictionary: a key that is missing in French does not compile. A test checks
 * its parameters (`tests/unit/strings.test.ts`).
 */
export type TranslationOf<D extends Dictionary> = { readonly [Key in keyof D]: string };

const PLACEHOLDER = /\{(\w+)\}/g;

/** A template without the sentences that have a placeholder without a value: in the browser, an object of facts lacks those that are undefined. */
function withoutUnknown(template: string, given: Readonly<Record<string, string | number | undefined>>): string {
  const hasUnknown = (text: string) => Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => given[name]).includes(undefined);
  return hasUnknown(template) ? withoutSentences(template, hasUnknown) : template;
}

/**
 * Makes `t` for a dictionary and a language. With a `count`, it looks up the plural category first, then `other`. For a key
 * that is in neither dictionary it returns the key (behaviour.md 7.1).
 *
 * @param dictionary the strings of the language
 * @param fallback the English strings, for keys that are missing at run time
 * @param onMissing called with a key that is in neither dictionary: the prerender throws
 */
export function createT<D extends Dictionary>(
  locale: Locale,
  dictionary: TranslationOf<D>,
  fallback: Dictionary = dictionary,
  onMissing?: (key: string) => void,
): Translate<D> {
  const strings: Dictionary = { ...fallback, ...dictionary };
  return (key, ...[values]) => {
    const given: Readonly<Record<string, string | number | undefined>> | undefined = values;
    const count = given?.['count'];
    const category = () => (typeof count === 'number' ? pluralRules(locale).select(count) : 'other');
    const template = strings[key] ?? strings[`${key}.${category()}`] ?? strings[`${key}.other`];
    if (template === undefined) onMissing?.(key);
    const text = template ?? key;
    return given === undefined ? text : withoutUnknown(text, given).replace(PLACEHOLDER, (_, name: string) => String(given[name]));
  };
}
