import { business } from '../../site/business.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { all, named, type Read, sayingOf, wordsIn } from './tree.ts';
import { differences, type Thing } from './things.ts';

const MINUTES: Readonly<Record<Locale, RegExp>> = { 'en-CA': /^(\d+) min read$/, 'fr-CA': /^(\d+) min de lecture$/ };

/** Checks what an article says of itself for machines: its title, date, words, minutes and category as the page shows them. Other pages are none. */
export function postingFindings({ main, name, path, locale }: Read, things: readonly Thing[]): string[] {
  const postings = things.filter((thing) => thing['@type'] === 'BlogPosting');
  const wanted = name === 'article' ? 1 : 0;
  if (postings.length !== wanted) return [`${postings.length} BlogPosting in its structured data, not ${wanted}`];
  return postings.flatMap((posting) => {
    const date = named(main, 'time')[0]?.attributes['datetime'];
    const category = named(main, 'a').find(({ attributes: { href = '' } }) => href.includes('/blog/category/'));
    const minutes = named(main, 'li').map((fact) => MINUTES[locale].exec(sayingOf(fact))?.[1]).find((found) => found !== undefined);
    // Headings with an id stand in the list of contents, and in the text.
    const [body] = all(main, ({ tag, children }) => tag === 'div' && children.some((child) => typeof child !== 'string' && child.tag === 'h2' && 'id' in child.attributes));
    return differences(posting, {
      headline: named(main, 'h1').map(sayingOf).join(''),
      datePublished: date,
      dateModified: date,
      articleSection: category && sayingOf(category),
      wordCount: body && wordsIn(body),
      timeRequired: `PT${minutes}M`,
      mainEntityOfPage: business.origin + path,
      inLanguage: locale,
    });
  });
}
