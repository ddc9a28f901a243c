import { blogPost } from '../../../content/en/blogPost.ts';

/** What stands around an article in English. */
export const dictionary = blogPost;

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
