import { createElement } from 'react';
import { relatedTags } from '../../../blog/tags.ts';
import { headWordsOf } from '../../blog/headWords.ts';
import { libraryIn } from '../../blog/library.ts';
import { listingOf, pageNumbersOf } from '../../blog/listing.ts';
import { definePage } from '../declaration.ts';
import BlogTagPage from './Page.tsx';

/** How many related tags the page of a tag lists (behaviour.md 4.4). */
const RELATED_TAGS = 12;

export default definePage({
  name: 'blogTag',
  sections: ['blogTag'],
  picture: 'blog',
  *addresses(locale) {
    const { articles: all, tags, withTag } = libraryIn(locale);
    for (const tag of tags) {
      const articles = withTag(tag.slug);
      const related = relatedTags(all, tag.slug).slice(0, RELATED_TAGS);
      for (const page of pageNumbersOf(articles.length)) {
        yield {
          params: { tag: tag.slug, ...(page > 1 && { page: String(page) }) },
          head: headWordsOf(page > 1 ? 'blogTagPage' : 'blogTag', locale, { tag: tag.label, page }),
          pictureTitle: headWordsOf('blogTag', locale, { tag: tag.label }).title,
          main: () => createElement(BlogTagPage, { tag, listing: listingOf(articles, page), related }),
        };
      }
    }
  },
});
