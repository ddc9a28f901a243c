import type { Page } from '@playwright/test';
import type { Article } from '../../site/blog/article.ts';
import { articlesIn } from '../../site/blog/articles.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { words } from './words.ts';

/** The parts of the blog's index, found by their text. */
export function blogIndex(page: Page, locale: Locale) {
  const t = words[locale];
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  return {
    field: page.getByRole('searchbox', { name: t['blog.search'] }),
    category: (slug: Article['category']) => group(t['blog.categories']).getByRole('button', { name: t[`blog.category.${slug}`], exact: true }),
    tag: (label: string) => group(t['blog.tags']).getByRole('button', { name: label, exact: true }),
    active: group(t['blog.active']),
    count: page.getByRole('main').getByRole('status'),
    list: page.getByRole('main').locator('[aria-busy]'),
    titles: page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }),
    pages: page.getByRole('navigation', { name: t['blog.pages'] }),
  };
}

export const articlesByLocale = { 'en-CA': articlesIn('en-CA'), 'fr-CA': articlesIn('fr-CA') } as const;

/** A word that only some articles have, and that is not one typing error away from another. */
export const SOUGHT = { 'en-CA': 'carpet', 'fr-CA': 'tapis' } as const;

/** Records what the live region of the count announces. */
export const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('main [role=status]');
    const said: string[] = [];
    if (region) new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { said });
  });
export const announcements = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'said'));
