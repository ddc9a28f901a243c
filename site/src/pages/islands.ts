import type { ComponentType } from 'react';
import type { IslandName } from '../../routes.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Dictionary } from '../i18n/t.ts';

/** What an island needs to be hydrated. */
export interface Island {
  Component: ComponentType;
  dictionary: Dictionary;
}

/** The pages that React renders in the browser, each fetched when it is wanted, in one language. */
export const islands: Record<IslandName, (locale: Locale) => Promise<Island>> = {
  quote: async (locale) => {
    const [page, { dictionary }] = await Promise.all([
      import('./quote/Page.tsx'),
      locale === 'fr-CA' ? import('./quote/strings.fr.ts') : import('./quote/strings.en.ts'),
    ]);
    return { Component: page.default, dictionary };
  },
};
