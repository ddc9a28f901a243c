import { blogPost } from '../../../content/fr/blogPost.ts';

/** What stands around an article in French. */
export const dictionary = blogPost;
