import { blog } from '../../../content/fr/blog.ts';

/** What the page says in French. */
export const dictionary = blog;
