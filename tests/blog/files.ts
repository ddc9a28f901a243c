import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { langOf, locales } from '../../site/i18n/locale.ts';
import { authorOf, lifelikeArticle } from './articles.ts';

/** The number of paragraphs between headings. */
const PARAGRAPHS = 3;

/** Removes characters that Markdown reads as markup. */
const withoutMarkup = (text: string) => text.replaceAll(/[\\`*_[\]<>#|]/g, '').replaceAll('()', '');

/** Repeats or cuts a text to a length in the range. */
function fitLength(text: string, least: number, most: number): string {
  const long = text.length < least ? `${text} `.repeat(Math.ceil(least / text.length)).trim() : text;
  return long.length <= most ? long : long.slice(0, most - 1).trimEnd();
}

/** The Markdown file of a lifelike article. */
function fileOf(at: number, locale: (typeof locales)[number], more: string): string {
  const { title, description, excerpt, date, category, tags, picture, heroAlt, text } = lifelikeArticle(at, locale);
  const paragraphs = text.split('\n').map(withoutMarkup);
  const body = paragraphs.flatMap((paragraph, place) => (place > 0 && place % PARAGRAPHS === 0 ? [`## ${paragraph.split(' ').slice(0, 5).join(' ').replace(/[.,;:]$/, '')} ${place}`, paragraph] : [paragraph]));
  const quoted = (words: string) => JSON.stringify(withoutMarkup(words).replaceAll('"', ''));
  return [
    '---',
    `title: ${quoted(title)}`,
    `description: ${quoted(fitLength(withoutMarkup(description), 125, 155))}`,
    `excerpt: ${quoted(excerpt.slice(0, 195))}`,
    `date: ${date}`,
    `category: ${category}`,
    `tags: [${tags.map(({ label }) => label).join(', ')}]`,
    `author: ${authorOf(at)}`,
    `picture: ${picture}`,
    `heroAlt: ${quoted(heroAlt)}`,
    '---',
    ...body,
    more,
  ].join('\n\n').replace(/---\n\n([^]*?)\n\n---/, (matter) => matter.replaceAll('\n\n', '\n'));
}

/**
 * Writes the given number of lifelike articles, in both languages.
 *
 * @param edited the number of an article with one more sentence. Default: none
 */
export async function writeArticles(folder: string, count: number, edited?: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let at = 0; at < count; at += 1) {
    for (const locale of locales) await writeFile(join(folder, `article-${at + 1}.${langOf(locale)}.md`), fileOf(at, locale, at === edited ? 'One more sentence.' : ''));
  }
}
