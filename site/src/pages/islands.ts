import type { ComponentType } from 'react';
import type { PageName } from '../../routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Dictionary } from '../../i18n/t.ts';
import type { PageProps } from './declaration.ts';

/** Fetches an island's component, and its strings in one language. */
type LoadIsland = (locale: Locale) => Promise<[{ default: ComponentType<PageProps> }, { dictionary: Dictionary }]>;

/**
 * The islands: pages with controls of their own, which React hydrates on the first use. Every other page keeps the server's HTML, and
 * its component is in no file that a browser fetches.
 */
const islands: { readonly [Name in PageName]?: LoadIsland } = {
  blog: (locale) => Promise.all([import('./blog/BlogIsland.tsx'), locale === 'fr-CA' ? import('./blog/strings.fr.ts') : import('./blog/strings.en.ts')]),
  contact: (locale) => Promise.all([import('./contact/Page.tsx'), locale === 'fr-CA' ? import('./contact/strings.fr.ts') : import('./contact/strings.en.ts')]),
  quote: (locale) => Promise.all([import('./quote/Page.tsx'), locale === 'fr-CA' ? import('./quote/strings.fr.ts') : import('./quote/strings.en.ts')]),
};

/** What hydrates a page's content; undefined for a page that keeps the server's HTML. */
export const islandOf = (name: PageName): LoadIsland | undefined => islands[name];
