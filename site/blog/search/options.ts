import type { Options, SearchOptions } from 'minisearch';

/** The texts of an article that are searched, most important first. */
export const FIELDS = ['title', 'tags', 'excerpt', 'body'] as const;

/** One of these texts. */
export type Field = (typeof FIELDS)[number];

/** An article as MiniSearch indexes it: each text as folded words, separated by spaces. */
export type IndexedArticle = { readonly id: number } & Readonly<Record<Field, string>>;

/** The options of the index. Its words are folded already. */
export const OPTIONS = {
  fields: [...FIELDS],
  tokenize: (text: string) => text.split(' '),
  processTerm: (word: string) => word,
} satisfies Options<IndexedArticle>;

/** How much more a match in a field counts than one in the body. */
export const BOOST = { title: 6, tags: 4, excerpt: 2, body: 1 } as const satisfies SearchOptions['boost'] & Record<Field, number>;
