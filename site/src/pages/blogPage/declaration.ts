import { createElement } from 'react';
import { headWordsOf } from '../../blog/headWords.ts';
import { libraryIn } from '../../blog/library.ts';
import { listingOf, pageNumbersOf } from '../../blog/listing.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'blogPage',
  sections: ['blog', 'pictures'],
  picture: 'blog',
  *addresses(locale) {
    const { articles, categories, tags } = libraryIn(locale);
    for (const page of pageNumbersOf(articles.length).slice(1)) {
      yield {
        params: { page: String(page) },
        head: headWordsOf('blogPage', locale, { page }),
        pictureTitle: headWordsOf('blog', locale).title,
        main: () => createElement(Page, { listing: listingOf(articles, page), categories, tags }),
      };
    }
  },
});
