import { createElement } from 'react';
import { libraryIn } from '../../blog/library.ts';
import { headWordsOf } from '../../blog/headWords.ts';
import { listingOf } from '../../blog/listing.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';
import { dictionary as en } from './strings.en.ts';
import { dictionary as fr } from './strings.fr.ts';

export default definePage({
  name: 'blog',
  strings: { 'en-CA': en, 'fr-CA': fr },
  picture: 'blog',
  *entries(locale) {
    const { articles, categories, tags } = libraryIn(locale);
    yield { params: {}, head: headWordsOf('blog', locale), main: () => createElement(Page, { listing: listingOf(articles, 1), categories, tags }) };
  },
});
