import { blogCategory } from '../../../content/en/blog.ts';

/** What the page says in English. */
export const dictionary = blogCategory;

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
