import { blog } from '../../../content/en/blog.ts';

/** What the page says in English. */
export const dictionary = blog;
