/**
 * The pseudo-language: English that takes as much room as a long translation (+40 %) and whose letters all
 * look foreign, yet can be read. A word that stays plain was written into a component instead of given to it;
 * a word that is cut has no room for French.
 */

/** Vowels and n double, which lengthens English prose by two fifths. Latin-1 only: the fonts have it. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'àà', e: 'éé', i: 'îî', o: 'öö', u: 'üü', y: 'ýý', n: 'ññ', c: 'ç',
  A: 'Àà', E: 'Éé', I: 'Îî', O: 'Öö', U: 'Üü', Y: 'Ýý', N: 'Ññ', C: 'Ç',
}; // prettier-ignore

/** Within a text: placeholders, addresses of pages, of e-mail. */
const KEPT_OR_LETTER = /(\{\w+\}|https?:\/\/\S+|[\w.+-]+@[\w.-]+\.\w+)|[A-Za-z]/g;

/** A text that is an address as a whole: `tel:+1…`, `/fr`, `#main`. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|[/#?])\S+$|^[/#]$/i;

/** A text in the pseudo-language. What is in it already stays as it is. */
export const pseudoText = (text: string): string =>
  ADDRESS.test(text) ? text : text.replace(KEPT_OR_LETTER, (found, kept?: string) => kept ?? ACCENTED[found] ?? found);

/** Keys that hold no words. */
const NAMELESS = new Set(['id', 'href', 'src', 'url', 'lang', 'hrefLang', 'tag']);

/** Keys that hold an id where the words stand beside, under `label`. */
const BESIDE_LABEL = new Set(['value', 'name']);

const isId = (key: string, value: unknown, within: object): boolean =>
  NAMELESS.has(key) || (BESIDE_LABEL.has(key) && 'label' in within && typeof value === 'string' && !/\s/.test(value));

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** The same words give the same object, as the untranslated ones do: effects and memos depend on it. */
const known = new WeakMap<object, unknown>();

function once(words: object, make: () => unknown): unknown {
  if (!known.has(words)) known.set(words, make());
  return known.get(words);
}

/** Words in the pseudo-language, however deep: texts, and functions that return texts. Anything else stays. */
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
