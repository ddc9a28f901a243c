import { blogPost } from '../../../content/fr/blogPost.ts';
import { common } from '../../../content/fr/common.ts';

/** What stands around an article in French. */
export const dictionary = { ...blogPost, 'common.youAreHere': common['common.youAreHere'] };
