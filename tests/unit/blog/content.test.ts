import { describe, expect, test } from 'vitest';
import type { Article } from '../../../site/blog/article.ts';
import { articlesIn } from '../../../site/blog/articles.ts';
import { locales } from '../../../site/i18n/locale.ts';
import { textOf, writingFindings } from '../../html/writing.ts';
import { withheldServices } from '../../../site/services.ts';

const articles = locales.flatMap((locale) => articlesIn(locale));

/** What is not as it should be, each beside the article that it is in. */
const findings = (wrongWith: (article: Article) => readonly string[]): string[] =>
  articles.flatMap((article) => wrongWith(article).map((wrong) => `${article.slug} (${article.locale}): ${wrong}`));

const unless = (right: boolean, wrong: string): readonly string[] => (right ? [] : [wrong]);

const count = (html: string, tag: string): number => html.split(`<${tag}>`).length - 1;

/** The first words and the last, by which readers would notice that two begin or end alike. */
const ends = ({ text }: Article): readonly string[] => {
  const words = text.split(/\s+/);
  return [words.slice(0, 4).join(' '), words.slice(-4).join(' ')];
};

/** As a page that shows all that the article says, so that it is read as pages are. */
const page = ({ locale, title, description, excerpt, heroAlt, tags, author, html }: Article): string =>
  `<!doctype html><html lang="${locale}"><head><meta content="${description}"></head><body><h1>${title}</h1><p>${excerpt}</p><img alt="${heroAlt}">${html}${[author.role, ...tags.map(({ label }) => label)].map((text) => `<p>${text}</p>`).join('')}</body></html>`;

// `articlesIn` throws where an article cannot be read, or a link or a tag is wrong.
describe('the articles of the blog', () => {
  test('have 600 to 1,000 words', () => {
    expect(findings(({ words }) => unless(words >= 600 && words <= 1000, `${words} words`))).toEqual([]);
  });

  test('have 4 to 8 headings, as many in both languages, and one pull quote at most', () => {
    expect(findings(({ headings }) => unless(headings.length >= 4 && headings.length <= 8, `${headings.length} headings`))).toEqual([]);
    expect(findings(({ html }) => unless(count(html, 'blockquote') <= 1, 'more than one quotation'))).toEqual([]);
    const shape = ({ slug, headings, html }: Article) => ({ slug, headings: headings.length, lists: count(html, 'ul') + count(html, 'ol'), tables: count(html, 'table') });
    expect(articlesIn('fr-CA').map(shape)).toEqual(articlesIn('en-CA').map(shape));
  });

  test('keep the rules of writing of their language', () => {
    expect(findings((article) => writingFindings(page(article)))).toEqual([]);
  });

  test('lead to two to four other pages', () => {
    expect(findings(({ html }) => {
      const links = html.match(/<a href="\/[^"]*"/g)?.length ?? 0;
      // A link to what the company does not offer is plain words.
      return unless(links >= (withheldServices.length > 0 ? 1 : 2) && links <= 4, `${links} links to pages`);
    })).toEqual([]);
  });

  test('say on cards what they don’t say to search engines', () => {
    expect(findings(({ excerpt, description }) => unless(excerpt !== description, 'excerpt and description are the same'))).toEqual([]);
  });

  test('begin and end each in its own way', () => {
    const seen = new Map<string, string>();
    expect(findings((article) => ends(article).flatMap((words) => {
      const other = seen.get(words);
      seen.set(words, article.slug);
      return other === undefined ? [] : [`“${words}” is in ${other} too`];
    }))).toEqual([]);
  });

  test('hold in their text what their page shows', () => {
    const letters = (text: string) => text.replace(/\s+/g, '');
    expect(findings(({ html, text }) => unless(letters(textOf(html)) === letters(text), 'text and page differ'))).toEqual([]);
  });
});
