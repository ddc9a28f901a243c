import type { nav } from '../../content/en/nav.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/t.ts';
import { hrefOf, routes } from '../../routes.ts';

/** The pages that the asides of lists link to, with the keys of their names in the menus. */
const keys = {
  services: 'nav.allServices',
  office: 'nav.office',
  building: 'nav.building',
  warehouse: 'nav.warehouse',
  whyPartner: 'nav.whyPartner',
  industries: 'nav.industries',
} as const satisfies Readonly<Record<string, keyof typeof nav>>;

/** Links to pages of the site with their names from the menus, without services that are not offered. */
export const serviceLinksOf = (pages: readonly (keyof typeof keys)[], locale: Locale, t: Translate<typeof nav>) =>
  pages.filter((page) => routes.some(({ name }) => name === page)).map((page) => ({ href: hrefOf(page, locale), text: t(keys[page]) }));
