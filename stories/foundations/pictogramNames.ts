import type { PictogramName } from '@uno/drawings/pictograms';
import { home as homeEn } from '../../site/content/en/home.ts';
import { nav as navEn } from '../../site/content/en/nav.ts';
import { services as servicesEn } from '../../site/content/en/services.ts';
import { home as homeFr } from '../../site/content/fr/home.ts';
import { nav as navFr } from '../../site/content/fr/nav.ts';
import { services as servicesFr } from '../../site/content/fr/services.ts';
import type { Locale } from '../../site/i18n/locale.ts';

const en = { ...servicesEn, ...navEn, ...homeEn };
const fr = { ...servicesFr, ...navFr, ...homeFr };

const named = (key: keyof typeof en): Readonly<Record<Locale, string>> => ({ 'en-CA': en[key], 'fr-CA': fr[key] });

/** What each pictogram stands beside, in both languages: the site's own words, where it has them. */
export const pictogramNames: Readonly<Record<PictogramName, Readonly<Record<Locale, string>>>> = {
  office: named('services.office.title'),
  building: named('services.building.title'),
  warehouse: named('services.warehouse.title'),
  postConstruction: named('services.postConstruction.title'),
  addOns: named('services.addOns.title'),
  duct: named('nav.ducts'),
  inHouse: named('home.why.inHouse.title'),
  responsive: named('home.why.responsive.title'),
  local: named('home.why.local.title'),
  portal: named('home.why.portal.title'),
  sustainable: { 'en-CA': 'Sustainable practices', 'fr-CA': 'Pratiques durables' },
  guarantee: { 'en-CA': 'Satisfaction guarantee', 'fr-CA': 'Garantie de satisfaction' },
};
