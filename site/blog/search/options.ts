import type { Options, SearchOptions } from 'minisearch';

/** The texts of an article that are searched, most important first. */
export const SEARCHED_FIELDS = ['title', 'tags', 'excerpt', 'body'] as const;

/** One of these texts. */
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

/** An article as MiniSearch indexes it: each text as folded words, separated by spaces. */
export type IndexedArticle = { readonly id: number } & Readonly<Record<SearchedField, string>>;

/** The options of the index. Its words are folded already. */
export const INDEX_OPTIONS = {
  fields: [...SEARCHED_FIELDS],
  tokenize: (text: string) => text.split(' '),
  processTerm: (word: string) => word,
} satisfies Options<IndexedArticle>;

/** How much more a match in a field counts than one in the body. */
export const FIELD_BOOSTS = { title: 6, tags: 4, excerpt: 2, body: 1 } as const satisfies SearchOptions['boost'] & Record<SearchedField, number>;
