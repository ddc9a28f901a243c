import { expect, test } from 'vitest';
import { articlesIn } from '../../../site/blog/articles.ts';
import { listingOf, pageNumbersOf } from '../../../site/src/blog/listing.ts';
import { wholeArticles } from './folder.ts';

const [article] = articlesIn('en-CA', wholeArticles);
if (!article) throw new Error('The folder has no articles.');

/** So many articles of one category or tag, with the slugs `0`, `1` and so on. */
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...article, slug: String(at) }));

test.each([
  { count: 0, page: 1, first: undefined, shown: 0, pages: 1 },
  { count: 9, page: 1, first: '0', shown: 9, pages: 1 },
  { count: 10, page: 1, first: '0', shown: 9, pages: 2 },
  { count: 10, page: 2, first: '9', shown: 1, pages: 2 },
  { count: 20, page: 3, first: '18', shown: 2, pages: 3 },
])('the list of a category or a tag (behaviour.md 4.1) of $count articles has $shown on page $page of $pages', ({ count, page, first, shown, pages }) => {
  const listing = listingOf(many(count), page);
  expect([listing.articles[0]?.slug, listing.articles.length, listing.total, listing.page, listing.pages]).toEqual([first, shown, count, page, pages]);
});

test('the list of a category or a tag (behaviour.md 4.1) has pages numbered from 1', () => expect([0, 9, 20].map(pageNumbersOf)).toEqual([[1], [1], [1, 2, 3]]));
