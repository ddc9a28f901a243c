import { head as headEn } from '../../content/en/blog.ts';
import { head as headFr } from '../../content/fr/blog.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { HeadWords } from '../head/head.ts';

const heads = { 'en-CA': headEn, 'fr-CA': headFr } as const;

/** The lists of the blog, by the names of their pages. */
export type ListName = keyof typeof headEn extends infer Key ? (Key extends `listHead.${infer Name}.title` ? Name : never) : never;

/** The values of the placeholders: the name of a category or a tag, the number of a page. */
interface Values {
  readonly category?: string;
  readonly tag?: string;
  readonly page?: number;
}

const filled = (words: string, { category = '', tag = '', page = 1 }: Values): string => words.replace('{category}', category).replace('{tag}', tag).replace('{page}', String(page));

/** Title, description and keywords of a list page, with its category, tag and page number filled in. */
export function headWordsOf(list: ListName, locale: Locale, values: Values = {}): HeadWords {
  const words = heads[locale];
  return {
    title: filled(words[`listHead.${list}.title`], values),
    description: filled(words[`listHead.${list}.description`], values),
    keywords: filled(words[`listHead.${list}.keywords`], values),
  };
}
