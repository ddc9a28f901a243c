import type { Options, SearchOptions } from 'minisearch';
import type { Article } from '../article.ts';
import { wordsOf } from './words.ts';

/** The texts of an article that are searched, most important first. */
export const SEARCHED_FIELDS = ['title', 'tags', 'excerpt', 'body'] as const;

/** One of these texts. */
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

/** An article as MiniSearch indexes it. */
export type IndexedArticle = { readonly id: number } & Readonly<Record<SearchedField, string>>;

/** The searched texts of an article. */
export const indexedArticle = ({ title, tags, excerpt, text }: Article, id: number): IndexedArticle => ({ id, title, tags: tags.map(({ label }) => label).join(' '), excerpt, body: text });

/** How much more a match in a field counts than one in the body. */
const FIELD_BOOSTS = { title: 6, tags: 4, excerpt: 2, body: 1 } as const satisfies SearchOptions['boost'] & Record<SearchedField, number>;

/** The options of the index. A query gives words of the index, one at a time. */
export const INDEX_OPTIONS = {
  fields: [...SEARCHED_FIELDS],
  tokenize: wordsOf,
  searchOptions: { boost: FIELD_BOOSTS, tokenize: (word: string) => [word], processTerm: (word: string) => word },
} satisfies Options<IndexedArticle>;
