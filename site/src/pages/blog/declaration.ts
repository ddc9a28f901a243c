import { createElement } from 'react';
import { searchFilesIn } from '../../blog/searchFiles.ts';
import { headWordsOf } from '../../blog/headWords.ts';
import { libraryIn } from '../../blog/library.ts';
import { listingOf } from '../../blog/listing.ts';
import { TAGS_TO_CHOOSE } from '../../blog/indexData.ts';
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

export default definePage({
  name: 'blog',
  sections: ['blog', 'pictures'],
  picture: 'blog',
  states: ['narrowed', 'nothing-left'],
  async *addresses(locale) {
    const { articles, categories, tags } = libraryIn(locale);
    const data = { total: articles.length, categories, tags: tags.slice(0, TAGS_TO_CHOOSE).map(({ slug, label }) => ({ slug, label })), files: await searchFilesIn(locale) };
    yield { params: {}, head: headWordsOf('blog', locale), main: () => createElement(Page, { data, tags, articles: listingOf(articles, 1).articles }) };
  },
});
