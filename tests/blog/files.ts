import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { langOf, locales } from '../../site/i18n/locale.ts';
import { authorOf, lifelikeArticle } from './articles.ts';

/** Headings, between so many paragraphs. */
const PARAGRAPHS = 3;

/** What Markdown would take for markup. */
const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|]/g, '').replaceAll('()', '');

/** A text of a length, made of whole words. */
function ofLength(text: string, least: number, most: number): string {
  const long = text.length < least ? `${text} `.repeat(Math.ceil(least / text.length)).trim() : text;
  return long.length <= most ? long : long.slice(0, most - 1).trimEnd();
}

/** The file of a lifelike article, as a writer would have written it. */
function fileOf(at: number, locale: (typeof locales)[number], more: string): string {
  const { title, description, excerpt, date, category, tags, picture, heroAlt, text } = lifelikeArticle(at, locale);
  const paragraphs = text.split('\n').map(plain);
  const body = paragraphs.flatMap((paragraph, place) => (place > 0 && place % PARAGRAPHS === 0 ? [`## ${paragraph.split(' ').slice(0, 5).join(' ').replace(/[.,;:]$/, '')} ${place}`, paragraph] : [paragraph]));
  const quoted = (words: string) => JSON.stringify(plain(words).replaceAll('"', ''));
  return [
    '---',
    `title: ${quoted(title)}`,
    `description: ${quoted(ofLength(plain(description), 125, 155))}`,
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
 * Writes so many lifelike articles, in both languages.
 *
 * @param edited the number of one that has a sentence more. Default: none
 */
export async function writeArticles(folder: string, count: number, edited?: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let at = 0; at < count; at += 1) {
    for (const locale of locales) await writeFile(join(folder, `article-${at + 1}.${langOf(locale)}.md`), fileOf(at, locale, at === edited ? 'One more sentence.' : ''));
  }
}
