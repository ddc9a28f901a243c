/**
 * The pseudo-language: readable English with accented letters, as long as a long translation (+40 %). A word
 * without accents is hard-coded in a component instead of passed to it. A word that is cut off shows a layout
 * that is too narrow for French.
 */

/** Doubles vowels and n, which makes English prose 40 % longer. Only Latin-1 letters, because the fonts have no others. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'àà', e: 'éé', i: 'îî', o: 'öö', u: 'üü', y: 'ýý', n: 'ññ', c: 'ç',
  A: 'Àà', E: 'Éé', I: 'Îî', O: 'Öö', U: 'Üü', Y: 'Ýý', N: 'Ññ', C: 'Ç',
}; // prettier-ignore

/** A part of a text that stays as it is (a placeholder, URL or e-mail address), or a letter. */
const KEPT_OR_LETTER = /(\{\w+\}|https?:\/\/\S+|[\w.+-]+@[\w.-]+\.\w+)|[A-Za-z]/g;

/** A text that is only a URL: `tel:+1…`, `/fr`, `#main`. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#?])\S+$|^[/#]$/i;

/** Translates a text into the pseudo-language. A text that is in it already stays as it is. */
export const pseudoText = (text: string): string =>
  ADDRESS.test(text) ? text : text.replace(KEPT_OR_LETTER, (found, kept?: string) => kept ?? ACCENTED[found] ?? found);

/** Keys whose values are not words. */
const KEYS_WITHOUT_WORDS = new Set(['id', 'href', 'src', 'url', 'lang', 'hrefLang', 'tag']);

/** Keys whose values are ids if the same object has a `label`. */
const ID_BESIDE_LABEL = new Set(['value', 'name']);

const isId = (key: string, value: unknown, within: object): boolean =>
  KEYS_WITHOUT_WORDS.has(key) || (ID_BESIDE_LABEL.has(key) && 'label' in within && typeof value === 'string' && !/\s/.test(value));

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** Translations by original, so that the same words always give the same object: effects and memos depend on it. */
const known = new WeakMap<object, unknown>();

function once(words: object, make: () => unknown): unknown {
  if (!known.has(words)) known.set(words, make());
  return known.get(words);
}

/** Translates words into the pseudo-language, at any depth: texts, and functions that return texts. Anything else stays. */
export function pseudo<Words>(words: Words): Words;
export function pseudo(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words);
  if (typeof words === 'function') {
    return once(words, () => new Proxy(words, { apply: (target, self, given) => pseudo(Reflect.apply(target, self, given)) }));
  }
  if (Array.isArray(words)) return once(words, () => words.map((word: unknown) => pseudo(word)));
  if (typeof words !== 'object' || words === null || !isPlain(words)) return words;
  return once(words, () =>
    Object.fromEntries(
      Object.entries(words).map(([key, value]: [string, unknown]) => [key, isId(key, value, words) ? value : pseudo(value)]),
    ),
  );
}
