import type { Options, SearchOptions } from 'minisearch';

/** The texts of an article, in the order of their worth. */
export const FIELDS = ['title', 'tags', 'excerpt', 'body'] as const;

/** One of these texts. */
export type Field = (typeof FIELDS)[number];

/** An article as the index reads it: each text in words, folded, with a space between. */
export type Indexed = { readonly id: number } & Readonly<Record<Field, string>>;

/** How the index is asked. Its words come folded. */
export const OPTIONS = {
  fields: [...FIELDS],
  tokenize: (text: string) => text.split(' '),
  processTerm: (word: string) => word,
} satisfies Options<Indexed>;

/** How much more a word in the title says than one in the body. */
export const BOOST = { title: 6, tags: 4, excerpt: 2, body: 1 } as const satisfies SearchOptions['boost'] & Record<Field, number>;
