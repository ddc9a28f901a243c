import { blogPost } from '../../../content/en/blogPost.ts';
import { common } from '../../../content/en/common.ts';

/** What stands around an article in English. */
export const dictionary = { ...blogPost, 'common.youAreHere': common['common.youAreHere'] };

/** The strings that a component of the page may ask for. */
export type Words = typeof dictionary;
