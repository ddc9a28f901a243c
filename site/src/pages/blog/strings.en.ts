import { blog } from '../../../content/en/blog.ts';

/** The English strings of the page. */
export const dictionary = blog;
