import { business } from '../../site/business.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { attributesOf, type ParsedPage, visibleTextOf, wordsIn } from './tree.ts';
import { differences, type Thing } from './things.ts';

const MINUTES: Readonly<Record<Locale, RegExp>> = { 'en-CA': /^(\d+) min read$/, 'fr-CA': /^(\d+) min de lecture$/ };

/** Checks an article's structured data: title, date, words, minutes and category must be as the page shows them. Other pages must have none. */
export function postingFindings({ root, main, name, path, locale }: ParsedPage, things: readonly Thing[]): string[] {
  const postings = things.filter((thing) => thing['@type'] === 'BlogPosting');
  const wanted = name === 'article' ? 1 : 0;
  if (postings.length !== wanted) return [`${postings.length} BlogPosting in its structured data, not ${wanted}`];
  return postings.flatMap((posting) => {
    const date = main.querySelector('time')?.getAttribute('datetime');
    const category = main.querySelector('a[href*="/blog/category/"]');
    const minutes = main.querySelectorAll('li').map((fact) => MINUTES[locale].exec(visibleTextOf(fact))?.[1]).find((found) => found !== undefined);
    // The article's text is the `div` that contains headings with an id.
    const body = main.querySelector('div:has(> h2[id])');
    const property = (asked: string) => attributesOf(root, `[property="${asked}"]`, 'content');
    const graph = { '@type': 'Open Graph', type: property('og:type'), published: property('article:published_time'), section: property('article:section') };
    const shared = differences(graph, { type: ['article'], published: [date], section: [category ? visibleTextOf(category) : undefined] });
    return [...shared, ...differences(posting, {
      headline: main.querySelectorAll('h1').map(visibleTextOf).join(''),
      datePublished: date,
      dateModified: date,
      articleSection: category ? visibleTextOf(category) : undefined,
      wordCount: body ? wordsIn(body) : undefined,
      timeRequired: `PT${minutes}M`,
      mainEntityOfPage: business.origin + path,
      inLanguage: locale,
    })];
  });
}
