import { createElement } from 'react';
import { relatedTags } from '../../../blog/tags.ts';
import type { Locale } from '../../../i18n/locale.ts';
import BlogTagPage from './Page.tsx';
import type { PatternAddress } from '../declaration.ts';
import { headWordsOf } from '../../blog/headWords.ts';
import { libraryIn } from '../../blog/library.ts';
import { listingOf, type PageRange, pagesIn } from '../../blog/listing.ts';

/** How many other tags stand beside a tag’s articles (behaviour.md 4.4). */
const RELATED_TAGS = 12;

/** The pages of the tags: the first of each, which has no number in its address, or all others. */
export function* tagEntries(locale: Locale, range: PageRange): Generator<PatternAddress> {
  const { articles: all, tags, withTag } = libraryIn(locale);
  for (const tag of tags) {
    const articles = withTag(tag.slug);
    const related = relatedTags(all, tag.slug).slice(0, RELATED_TAGS);
    for (const page of pagesIn(articles.length, range)) {
      yield {
        params: { tag: tag.slug, ...(page > 1 && { page: String(page) }) },
        head: headWordsOf(page > 1 ? 'blogTagPage' : 'blogTag', locale, { tag: tag.label, page }),
        pictureTitle: headWordsOf('blogTag', locale, { tag: tag.label }).title,
        main: () => createElement(BlogTagPage, { tag, listing: listingOf(articles, page), related }),
      };
    }
  }
}
