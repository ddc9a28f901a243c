/**
 * A template for each plural form of a language (CLDR, plural rules): `{ lang: 'fr-CA', one: '{count} visite', other:
 * '{count} visites' }`. A form that is missing is replaced by `other`. Numbers are written as the language writes them: `1 200`.
 */
export interface PluralPhrase extends Partial<Record<Intl.LDMLPluralRule, string>> {
  /** The language whose plural rules choose the form (BCP 47): `fr-CA`. */
  lang: string;
  /** The template for numbers without a form of their own. */
  other: string;
}

/**
 * A label with values in it: a template with placeholders in braces (`Page {page}`), a template for each plural form, or a
 * function. The first two are plain data, which a server component can pass to a client component.
 */
export type Phrase<Values extends readonly (string | number)[]> = string | PluralPhrase | ((...values: Values) => string);

/** The template for the first number among the values. */
function pluralTemplateOf(forms: PluralPhrase, values: readonly (string | number)[]): string {
  const count = values.find((value) => typeof value === 'number');
  return (count === undefined ? undefined : forms[new Intl.PluralRules(forms.lang).select(count)]) ?? forms.other;
}

/**
 * Fills in the values of a phrase. A placeholder without a value stays as it is.
 *
 * @param names the names of the placeholders, in the order of the values
 */
export function formatPhrase<Values extends readonly (string | number)[]>(
  phrase: Phrase<Values>,
  names: { readonly [At in keyof Values]: string },
  ...values: Values
): string {
  if (typeof phrase === 'function') return phrase(...values);
  const template = typeof phrase === 'string' ? phrase : pluralTemplateOf(phrase, values);
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[names.indexOf(name)] ?? place;
    return typeof phrase !== 'string' && typeof value === 'number' ? value.toLocaleString(phrase.lang) : String(value);
  });
}
