import { business } from '../../site/business.ts';
import { type Locale, localePath, neutralPath } from '../../site/i18n/locale.ts';
import { attributesOf, type ParsedPage, readPages, visibleTextOf, wordsIn } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** The elements that a page must have in the same number in both languages. */
const COUNTED = ['li', 'dt', 'dd', 'tr', 'th', 'td', 'details', 'blockquote', 'figure', 'table', 'input', 'button', 'p'];

/** Fewer words say little about a ratio: a company that claims little has short pages. */
const FEW_WORDS = 200;

/** The limits of French words for each English word. Articles, and lists that quote them, are written separately in each language. */
const ratioOf = (path: string, words: number) => ({ least: path.startsWith('/blog') || words < FEW_WORDS ? 0.9 : 1, most: 1.35 });

const outlineOf = ({ main }: ParsedPage): string => main.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ localName }) => localName).join(' ');

/** The link targets of a page, without the language prefix. A source outside the site may have an address for each language, so these are only counted. */
const linkTargetsOf = ({ main }: ParsedPage): readonly string[] =>
  attributesOf(main, 'a', 'href')
    .map((href) => (href.startsWith('/') ? neutralPath(href.replace(/#.*/, '')) : href.replace(/^#.*/, '#').replace(/^https:.*/, 'https:')))
    .toSorted();

/** Rewrites the numbers of each language to a common form: thousands, decimals, the time of day. */
const plainNumbers: Readonly<Record<Locale, (text: string) => string>> = {
  'en-CA': (text) =>
    text
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      .replace(/(\d{1,2})(:\d\d)? ([AP])M/g, (_whole, hour: string, minutes = '', half: string) => `${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}${minutes}`),
  'fr-CA': (text) =>
    text
      .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
      .replace(/(?<=\d),(?=\d)/g, '.')
      .replace(/(\d+) h (\d\d)(?! h)/g, '$1:$2'),
};

/** The numbers of a page, each once, without those in a name (“Week-1”), in the telephone and in the reading time, which differ by language. */
const numbersOf = ({ main, locale }: ParsedPage): readonly string[] => {
  const text = visibleTextOf(main).replaceAll(business.phoneText[locale].replace(/\s/g, ' '), '').replace(/\d+\smin (?:read|de lecture)/gu, '');
  return [...new Set(plainNumbers[locale](text).match(/(?<!\d|\p{L}-?)\d+(?:[.:]\d+)*/gu))].toSorted();
};

/** The entries of the first list that the second lacks. */
const extraEntries = (one: readonly string[], other: readonly string[]): string => one.filter((each) => !other.includes(each)).join(', ') || 'no more';

function findingsOf(english: ParsedPage, french: ParsedPage): string[] {
  const words = wordsIn(english.main);
  const { least, most } = ratioOf(english.path, words);
  const ratio = wordsIn(french.main) / words;
  const counts = COUNTED.map((tag) => ({ tag, en: english.main.querySelectorAll(tag).length, fr: french.main.querySelectorAll(tag).length }));
  // Lists of articles differ in reading times and in the order of tags.
  const facts = english.name.startsWith('blog') ? [] : ([['numbers', numbersOf(english), numbersOf(french)], ['links', linkTargetsOf(english), linkTargetsOf(french)]] as const);
  return [
    ...(outlineOf(english) === outlineOf(french) ? [] : ['the headings of the two languages differ in number or level']),
    ...counts.flatMap(({ tag, en, fr }) => (en === fr ? [] : [`${en} ${tag} in English, ${fr} in French`])),
    ...facts.flatMap(([what, en, fr]) => (en.join(' ') === fr.join(' ') ? [] : [`${what}: English has ${extraEntries(en, fr)}; French ${extraEntries(fr, en)}`])),
    ...(ratio >= least && ratio <= most ? [] : [`French has ${ratio.toFixed(2)} words for one of English, not ${least} to ${most}`]),
  ];
}

/** Checks that each page has the same headings, items, numbers and links in both languages, and about the same length. */
export function languagePairFindings(): readonly ValidatedPage[] {
  const pages = readPages();
  return pages
    .filter(({ locale }) => locale === 'en-CA')
    .map((english) => {
      const french = pages.find(({ path }) => path === localePath(english.path, 'fr-CA'));
      return { page: `${english.path}, in both languages`, findings: french ? findingsOf(english, french) : ['is not there in French'] };
    });
}
