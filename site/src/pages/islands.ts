import type { ComponentType } from 'react';
import type { IslandName } from '../../routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Dictionary } from '../../i18n/t.ts';
import type { PageProps } from './declaration.ts';

/** What an island needs to be hydrated. */
export interface Island {
  Component: ComponentType<PageProps>;
  dictionary: Dictionary;
}

/** Fetches an island's component, and its strings in one language. */
export type LoadIsland = (locale: Locale) => readonly [Promise<{ default: ComponentType<PageProps> }>, Promise<{ dictionary: Dictionary }>];

/** What is imported here are the functions that fetch: the pages themselves are chunks of their own. */
const islands = import.meta.glob<{ load: LoadIsland }>('./*/island.ts', { eager: true });

/**
 * Fetches a page that React renders in the browser.
 *
 * @throws when the route table calls a page an island whose folder has no `island.ts`; the build fails of it
 */
export async function loadIsland(name: IslandName, locale: Locale): Promise<Island> {
  const island = islands[`./${name}/island.ts`];
  if (!island) throw new Error(`src/pages/${name}/island.ts is missing: site/routes.ts says that the page is an island.`);
  const [page, { dictionary }] = await Promise.all(island.load(locale));
  return { Component: page.default, dictionary };
}
