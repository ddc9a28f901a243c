import { blog } from '../../../content/en/blog.ts';

/** What the page says in English. */
export const dictionary = blog;

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
