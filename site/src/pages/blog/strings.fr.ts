import { blog } from '../../../content/fr/blog.ts';

/** The French strings of the page. */
export const dictionary = blog;
