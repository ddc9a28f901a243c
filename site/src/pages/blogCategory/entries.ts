import { createElement } from 'react';
import { categoryNames as namesEn } from '../../../content/en/blog.ts';
import { categoryNames as namesFr } from '../../../content/fr/blog.ts';
import type { Locale } from '../../../i18n/locale.ts';
import BlogCategoryPage from './Page.tsx';
import type { PatternAddress } from '../declaration.ts';
import { headWordsOf } from '../../blog/headWords.ts';
import { libraryIn } from '../../blog/library.ts';
import { listingOf, type PageRange, pagesIn } from '../../blog/listing.ts';

const names = { 'en-CA': namesEn, 'fr-CA': namesFr } as const;

/** The pages of the categories: the first of each, which has no number in its address, or all others. */
export function* categoryEntries(locale: Locale, range: PageRange): Generator<PatternAddress> {
  const { categories, inCategory } = libraryIn(locale);
  for (const category of categories) {
    const articles = inCategory(category);
    const values = { category: names[locale][`blog.category.${category}`] };
    const others = categories.filter((other) => other !== category);
    for (const page of pagesIn(articles.length, range)) {
      yield {
        params: { category, ...(page > 1 && { page: String(page) }) },
        head: headWordsOf(page > 1 ? 'blogCategoryPage' : 'blogCategory', locale, { ...values, page }),
        pictureTitle: headWordsOf('blogCategory', locale, values).title,
        main: () => createElement(BlogCategoryPage, { category, listing: listingOf(articles, page), others }),
      };
    }
  }
}
