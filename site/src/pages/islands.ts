import type { ComponentType } from 'react';
import type { PageName } from '../../routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Dictionary } from '../../i18n/t.ts';
import type { PageProps } from './declaration.ts';

/** Fetches an island's component, and its strings in one language. */
type LoadIsland = (locale: Locale) => Promise<[{ default: ComponentType<PageProps> }, { dictionary: Dictionary }]>;

/**
 * The islands: pages whose content React hydrates on first use, because it has controls. All other pages keep the server's
 * HTML, and their components are never sent to browsers.
 */
const islands: { readonly [Name in PageName]?: LoadIsland } = {
  blog: (locale) => Promise.all([import('./blog/BlogIsland.tsx'), locale === 'fr-CA' ? import('./blog/strings.fr.ts') : import('./blog/strings.en.ts')]),
  contact: (locale) => Promise.all([import('./contact/Page.tsx'), locale === 'fr-CA' ? import('./contact/strings.fr.ts') : import('./contact/strings.en.ts')]),
  quote: (locale) => Promise.all([import('./quote/Page.tsx'), locale === 'fr-CA' ? import('./quote/strings.fr.ts') : import('./quote/strings.en.ts')]),
};

/** Loads the island of a page; undefined for pages that keep the server's HTML. */
export const islandOf = (name: PageName): LoadIsland | undefined => islands[name];
