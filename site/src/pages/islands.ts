import type { ComponentType } from 'react';
import type { PageName } from '../../routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { StringsOf } from '../../content/sections.ts';
import type { Dictionary, TranslationOf } from '../../i18n/t.ts';
import type { PageProps } from './declaration.ts';

/** Fetches an island's component, and its strings in one language. */
type LoadIsland<Strings extends Dictionary> = (locale: Locale) => Promise<[{ default: ComponentType<PageProps> }, { dictionary: TranslationOf<Strings> }]>;

/** The strings that each island asks for. A section that its files of strings lack does not compile; the prerender compares them with its declaration. */
interface IslandStrings {
  readonly blog: StringsOf<'blog'>;
  readonly contact: StringsOf<'contact' | 'form' | 'errors' | 'common'> & Pick<StringsOf<'pictures'>, 'pictures.contact'>;
  readonly quote: StringsOf<'quote' | 'getQuote' | 'price' | 'proofs' | 'form' | 'errors'>;
}

/**
 * The islands: pages whose content React hydrates on first use, because it has controls. All other pages keep the server's
 * HTML, and their components are never sent to browsers.
 */
const islands: { readonly [Name in keyof IslandStrings]: LoadIsland<IslandStrings[Name]> } = {
  blog: (locale) => Promise.all([import('./blog/BlogIsland.tsx'), locale === 'fr-CA' ? import('./blog/strings.fr.ts') : import('./blog/strings.en.ts')]),
  contact: (locale) => Promise.all([import('./contact/Page.tsx'), locale === 'fr-CA' ? import('./contact/strings.fr.ts') : import('./contact/strings.en.ts')]),
  quote: (locale) => Promise.all([import('./quote/Page.tsx'), locale === 'fr-CA' ? import('./quote/strings.fr.ts') : import('./quote/strings.en.ts')]),
};

const isIsland = (name: PageName): name is keyof IslandStrings => name in islands;

/** Loads the island of a page; undefined for pages that keep the server's HTML. */
export const islandOf = (name: PageName): LoadIsland<Dictionary> | undefined => (isIsland(name) ? islands[name] : undefined);
