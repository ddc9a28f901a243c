import { createElement } from 'react';
import { stringsOf } from '../../../content/sections.ts';
import { headWordsOf } from '../../blog/headWords.ts';
import { libraryIn } from '../../blog/library.ts';
import { listingOf, pageNumbersOf } from '../../blog/listing.ts';
import { definePage } from '../declaration.ts';
import BlogCategoryPage from './Page.tsx';

export default definePage({
  name: 'blogCategory',
  sections: ['blogCategory'],
  picture: 'blog',
  *addresses(locale) {
    const { categories, inCategory } = libraryIn(locale);
    for (const category of categories) {
      const articles = inCategory(category);
      const values = { category: stringsOf(['lists'], locale)[`blog.category.${category}`] };
      const others = categories.filter((other) => other !== category);
      for (const page of pageNumbersOf(articles.length)) {
        yield {
          params: { category, ...(page > 1 && { page: String(page) }) },
          head: headWordsOf(page > 1 ? 'blogCategoryPage' : 'blogCategory', locale, { ...values, page }),
          pictureTitle: headWordsOf('blogCategory', locale, values).title,
          main: () => createElement(BlogCategoryPage, { category, listing: listingOf(articles, page), others }),
        };
      }
    }
  },
});
