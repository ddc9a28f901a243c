import { describe, expect, test } from 'vitest';
import type { Article } from '../../../site/blog/article.ts';
import { articlesIn } from '../../../site/blog/articles.ts';
import { locales } from '../../../site/i18n/locale.ts';
import { textOf, writingFindings } from '../../html/writing.ts';
import { withheldServices } from '../../../site/services.ts';

const articles = locales.flatMap((locale) => articlesIn(locale));

/** What is wrong, each with the article that it is in. */
const findings = (wrongWith: (article: Article) => readonly string[]): string[] =>
  articles.flatMap((article) => wrongWith(article).map((wrong) => `${article.slug} (${article.locale}): ${wrong}`));

const findingUnless = (right: boolean, wrong: string): readonly string[] => (right ? [] : [wrong]);

const count = (html: string, tag: string): number => html.split(`<${tag}>`).length - 1;

/** The first and the last words: readers notice articles that begin or end alike. */
const ends = ({ text }: Article): readonly string[] => {
  const words = text.split(/\s+/);
  return [words.slice(0, 4).join(' '), words.slice(-4).join(' ')];
};

/** A page with all texts of the article, to be checked as pages are. */
const page = ({ locale, title, description, excerpt, heroAlt, tags, author, html }: Article): string =>
  `<!doctype html><html lang="${locale}"><head><meta content="${description}"></head><body><h1>${title}</h1><p>${excerpt}</p><img alt="${heroAlt}">${html}${[author.role, ...tags.map(({ label }) => label)].map((text) => `<p>${text}</p>`).join('')}</body></html>`;

// `articlesIn` throws when an article cannot be read, or has a wrong link or tag.
describe('the articles of the blog', () => {
  test('have 600 to 1,000 words', () => {
    expect(findings(({ words }) => findingUnless(words >= 600 && words <= 1000, `${words} words`))).toEqual([]);
  });

  test('have 4 to 8 headings, the same structure in both languages, and one pull quote at most', () => {
    expect(findings(({ headings }) => findingUnless(headings.length >= 4 && headings.length <= 8, `${headings.length} headings`))).toEqual([]);
    expect(findings(({ html }) => findingUnless(count(html, 'blockquote') <= 1, 'more than one quotation'))).toEqual([]);
    const shape = ({ slug, headings, html }: Article) => ({ slug, headings: headings.length, lists: count(html, 'ul') + count(html, 'ol'), tables: count(html, 'table') });
    expect(articlesIn('fr-CA').map(shape)).toEqual(articlesIn('en-CA').map(shape));
  });

  test('follow the writing rules of their language', () => {
    expect(findings((article) => writingFindings(page(article)))).toEqual([]);
  });

  test('link to two to four other pages', () => {
    expect(findings(({ html }) => {
      const links = html.match(/<a href="\/[^"]*"/g)?.length ?? 0;
      // A link to a service that the company does not offer becomes plain text.
      return findingUnless(links >= (withheldServices.length > 0 ? 1 : 2) && links <= 4, `${links} links to pages`);
    })).toEqual([]);
  });

  test('have an excerpt that differs from the description for search engines', () => {
    expect(findings(({ excerpt, description }) => findingUnless(excerpt !== description, 'excerpt and description are the same'))).toEqual([]);
  });

  test('begin and end differently', () => {
    const seen = new Map<string, string>();
    expect(findings((article) => ends(article).flatMap((words) => {
      const other = seen.get(words);
      seen.set(words, article.slug);
      return other === undefined ? [] : [`“${words}” is in ${other} too`];
    }))).toEqual([]);
  });

  test('have the same words in their plain text as on their page', () => {
    const letters = (text: string) => text.replace(/\s+/g, '');
    expect(findings(({ html, text }) => findingUnless(letters(textOf(html)) === letters(text), 'text and page differ'))).toEqual([]);
  });
});
