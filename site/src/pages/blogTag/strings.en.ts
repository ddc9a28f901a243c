import { blogTag } from '../../../content/en/blog.ts';

/** What the page says in English. */
export const dictionary = blogTag;

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
