import { expect, test } from 'vitest';
import type { Article } from '../../../site/blog/article.ts';
import { articlesIn } from '../../../site/blog/articles.ts';
import { locales } from '../../../site/i18n/locale.ts';
import { textOf } from '../../html/writing.ts';
import { servicesNotOffered } from '../../../site/services.ts';

const articles = locales.flatMap((locale) => articlesIn(locale));

const count = (html: string, tag: string): number => html.split(`<${tag}>`).length - 1;
const linkCount = ({ html }: Article): number => html.match(/<a href="\/[^"]*"/g)?.length ?? 0;
const letters = (text: string): string => text.replace(/\s+/g, '');

/** A link to a service that the company does not offer becomes plain text. */
const fewestLinks = servicesNotOffered.length > 0 ? 1 : 2;

// `articlesIn` throws when an article cannot be read, or has a wrong link or tag. The writing of its page is checked by tests/html.
test.each<[rule: string, isKept: (article: Article) => boolean]>([
  ['has 600 to 1,000 words', ({ words }) => words >= 600 && words <= 1000],
  ['has 4 to 8 headings', ({ headings }) => headings.length >= 4 && headings.length <= 8],
  ['has one pull quote at most', ({ html }) => count(html, 'blockquote') <= 1],
  ['links to two to four other pages', (article) => linkCount(article) >= fewestLinks && linkCount(article) <= 4],
  ['has an excerpt that differs from the description for search engines', ({ excerpt, description }) => excerpt !== description],
  ['has the same words in its plain text as on its page', ({ html, text }) => letters(textOf(html)) === letters(text)],
])('each article of the blog %s', (_, isKept) => {
  expect(articles.filter((article) => !isKept(article)).map(({ slug, locale }) => `${slug} (${locale})`)).toEqual([]);
});

test('the articles of the blog have the same structure in both languages', () => {
  const shape = ({ slug, headings, html }: Article) => ({ slug, headings: headings.length, lists: count(html, 'ul') + count(html, 'ol'), tables: count(html, 'table') });
  expect(articlesIn('fr-CA').map(shape)).toEqual(articlesIn('en-CA').map(shape));
});

test('no two articles of the blog begin or end with the same four words, which readers notice', () => {
  const ends = articles.flatMap(({ slug, text }) => [text.split(/\s+/).slice(0, 4), text.split(/\s+/).slice(-4)].map((words) => ({ slug, words: words.join(' ') })));
  expect(ends.filter(({ words }) => ends.filter((other) => other.words === words).length > 1)).toEqual([]);
});
