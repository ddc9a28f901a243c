/**
 * A template for each plural form that a language has (CLDR, plural rules): of `{ lang: 'fr-CA', one: '{count} fois par
 * semaine', other: '{count} fois par semaine' }` the one for the number is taken, else `other`.
 */
export interface PluralPhrase extends Partial<Record<Intl.LDMLPluralRule, string>> {
  /** The language of the words, whose rules choose (BCP 47): `fr-CA`. */
  lang: string;
  /** The words where no other form fits. */
  other: string;
}

/**
 * Words with values in them, as a label takes them: a template with its places in braces (`Page {page}`), a template for
 * each plural form, or a function. The first two are plain data, and pass from a server component to a client one.
 */
export type Phrase<Values extends readonly (string | number)[]> = string | PluralPhrase | ((...values: Values) => string);

/** The template for the number among the values. */
function formOf(forms: PluralPhrase, values: readonly (string | number)[]): string {
  const count = values.find((value) => typeof value === 'number');
  return (count === undefined ? undefined : forms[new Intl.PluralRules(forms.lang).select(count)]) ?? forms.other;
}

/**
 * The words with their values in place. A place without a value stays as it is written.
 *
 * @param names what the places of the values are called, in the order of the values
 */
export function formatPhrase<Values extends readonly (string | number)[]>(
  phrase: Phrase<Values>,
  names: { readonly [At in keyof Values]: string },
  ...values: Values
): string {
  if (typeof phrase === 'function') return phrase(...values);
  const template = typeof phrase === 'string' ? phrase : formOf(phrase, values);
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[names.indexOf(name)] ?? place));
}
