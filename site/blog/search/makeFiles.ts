import MiniSearch from 'minisearch';
import type { Locale } from '../../i18n/locale.ts';
import type { Article, Tag } from '../article.ts';
import { type Card, CARDS_IN_A_FILE, type Catalogue, type Files, type SearchPart, type SearchStart, type Vocabulary } from './files.ts';
import { type Indexed, OPTIONS } from './options.ts';
import { bucketOf, isTelling, rootOf, wordsOf } from './words.ts';

/** Writes a file, and tells its address, which changes with what it holds. */
export type WriteFile = (name: string, content: string) => Promise<string>;

/** How many characters a part of the index has before the next begins: some 20 kB as it is sent. */
const PART_LENGTH = 90_000;

/** How many tags a card shows. */
const CARD_TAGS = 3;

/** The words of a text that tell articles apart, as the index has them. */
const indexed = (text: string, locale: Locale): string =>
  wordsOf(text)
    .filter((word) => isTelling(word, locale))
    .map(rootOf)
    .join(' ');

const cardOf = ({ slug, title, excerpt, date, category, tags, picture, heroAlt, minutes }: Article): Card => ({
  slug,
  title,
  excerpt,
  date,
  category,
  tags: tags.slice(0, CARD_TAGS),
  picture,
  heroAlt,
  minutes,
});

/** The words of an index in parts, none of which divides those with the same first letters. */
function partsOf(words: SearchPart): readonly SearchPart[] {
  const parts: SearchPart[] = [];
  let length = Infinity;
  for (const together of Map.groupBy(words, ([word]) => bucketOf(word)).values()) {
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

async function makeSearch(articles: readonly Article[], locale: Locale, write: WriteFile): Promise<SearchStart> {
  const search = new MiniSearch<Indexed>(OPTIONS);
  search.addAll(
    articles.map(({ title, tags, excerpt, text }, id) => ({
      id,
      title: indexed(title, locale),
      tags: indexed(tags.map(({ label }) => label).join(' '), locale),
      excerpt: indexed(excerpt, locale),
      body: indexed(text, locale),
    })),
  );
  const { index: words, ...index } = search.toJSON();
  words.sort(([one], [other]) => (one < other ? -1 : 1));
  const vocabulary: Vocabulary = words.map(([word]) => word).join(' ');
  const parts: SearchStart['parts'][number][] = [];
  for (const part of partsOf(words)) parts.push({ from: bucketOf(part[0]?.[0] ?? ''), file: await write('words', JSON.stringify(part)) });
  return { index, parts, vocabulary: await write('vocabulary', JSON.stringify(vocabulary)) };
}

/**
 * Makes the files by which the blog of a language is filtered and searched.
 *
 * @param articles all of the language, the newest first
 * @returns the addresses that the page carries
 */
export async function makeFiles(articles: readonly Article[], locale: Locale, write: WriteFile): Promise<Files> {
  const cards: string[] = [];
  for (let from = 0; from < articles.length; from += CARDS_IN_A_FILE) {
    cards.push(await write('cards', JSON.stringify(articles.slice(from, from + CARDS_IN_A_FILE).map(cardOf))));
  }
  return {
    catalogue: await write('catalogue', JSON.stringify(catalogueOf(articles, cards))),
    search: await write('search', JSON.stringify(await makeSearch(articles, locale, write))),
  };
}
