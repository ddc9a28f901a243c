import type { Locale } from '../../i18n/locale.ts';
import { memoize } from '../../memoize.ts';
import type { Article, Tag } from '../article.ts';
import { type ArticleCardData, CARD_TAGS, CARDS_IN_A_FILE, type Catalogue, type SearchFileUrls, type Posting, type SearchPart, type SearchStart, MAX_TERM_FREQUENCY, type Vocabulary } from './files.ts';
import { type SearchedField, SEARCHED_FIELDS } from './options.ts';
import { isSignificantWord } from './searchWords.ts';
import { prefixOf, fold, rootOf, WORD_PATTERN } from './words.ts';

/** Writes a file, and returns its address, which contains a hash of the content. */
export type WriteFile = (name: string, content: string) => Promise<string>;

/** A part of the index is full at this many characters: about 20 kB compressed. */
const PART_LENGTH = 60_000;

const cardOf = ({ slug, title, excerpt, date, category, tags, picture, heroAlt, minutes }: Article): ArticleCardData =>
  ({ slug, title, excerpt, date, category, tags: tags.slice(0, CARD_TAGS), picture, heroAlt, minutes });

/** The words of an index in parts. Words with the same first letters are in one part. */
function partsOf(words: SearchPart): readonly SearchPart[] {
  const parts: Posting[][] = [];
  let length = Infinity;
  for (const together of Map.groupBy(words, ([word]) => prefixOf(word)).values()) {
    if (length > PART_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(...together);
    length += JSON.stringify(together).length;
  }
  return parts;
}

function catalogueOf(articles: readonly Article[], cards: readonly string[]): Catalogue {
  const categories = [...new Set(articles.map(({ category }) => category))];
  const tags = [...new Map(articles.flatMap((article) => article.tags.map((tag): [string, Tag] => [tag.slug, tag]))).values()];
  const placeOf = new Map(tags.map(({ slug }, place) => [slug, place]));
  return {
    categories,
    tags,
    articles: articles.map((article) => [categories.indexOf(article.category), ...article.tags.flatMap(({ slug }) => placeOf.get(slug) ?? [])] as const),
    cards,
  };
}

/** How often each word occurs in a text. */
function timesIn(text: string, rootOf: (word: string) => string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const [word] of text.matchAll(WORD_PATTERN)) {
    const root = rootOf(word);
    if (root !== '') times.set(root, (times.get(root) ?? 0) + 1);
  }
  return times;
}

/** Maps a written word to its word in the index, or to an empty string for a stop word. */
const rootsIn = (locale: Locale): ((word: string) => string) =>
  memoize((written) => {
    const word = fold(written);
    return isSignificantWord(word, locale) ? rootOf(word) : '';
  });

const textsOf = ({ title, tags, excerpt, text }: Article): Readonly<Record<SearchedField, string>> => ({ title, tags: tags.map(({ label }) => label).join(' '), excerpt, body: text });

async function makeSearch(articles: readonly Article[], locale: Locale, write: WriteFile): Promise<SearchStart> {
  const rootOf = rootsIn(locale);
  /** For each word and field: its articles, delta-encoded, and the number of the last one. */
  const index = new Map<string, readonly { last: number; readonly articles: number[] }[]>();
  const lengths = articles.map((article, number) => {
    const texts = textsOf(article);
    return SEARCHED_FIELDS.map((field, place) => {
      const words = timesIn(texts[field], rootOf);
      for (const [word, times] of words) {
        const fields = index.get(word) ?? SEARCHED_FIELDS.map(() => ({ last: -1, articles: [] }));
        index.set(word, fields);
        const posting = fields[place];
        if (!posting) continue;
        posting.articles.push((number - posting.last - 1) * MAX_TERM_FREQUENCY + Math.min(times, MAX_TERM_FREQUENCY) - 1);
        posting.last = number;
      }
      return words.size;
    });
  });
  const postings = [...index].sort(([one], [other]) => (one < other ? -1 : 1)).map(([word, fields]): Posting => [word, ...fields.map((field) => field.articles)]);
  const vocabulary: Vocabulary = postings.map(([word]) => word).join(' ');
  const parts: SearchStart['parts'][number][] = [];
  for (const part of partsOf(postings)) parts.push({ from: prefixOf(part[0]?.[0] ?? ''), file: await write('words', JSON.stringify(part)) });
  return { lengths, parts, vocabulary: await write('vocabulary', JSON.stringify(vocabulary)) };
}

/**
 * Makes the files with which the browser filters and searches the blog of a language.
 *
 * @param articles all articles of the language, newest first
 * @returns the addresses that the page contains
 */
export async function makeSearchFiles(articles: readonly Article[], locale: Locale, write: WriteFile): Promise<SearchFileUrls> {
  const cards: string[] = [];
  for (let from = 0; from < articles.length; from += CARDS_IN_A_FILE) {
    cards.push(await write('cards', JSON.stringify(articles.slice(from, from + CARDS_IN_A_FILE).map(cardOf))));
  }
  return {
    catalogue: await write('catalogue', JSON.stringify(catalogueOf(articles, cards))),
    search: await write('search', JSON.stringify(await makeSearch(articles, locale, write))),
  };
}
