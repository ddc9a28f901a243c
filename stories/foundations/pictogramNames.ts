import { fromSite } from '../siteWords.ts';

/** The title beside each pictogram, in each language: from the site's strings, if the site has it. */
export const pictogramNames = fromSite(['services', 'nav', 'home'], (t, locale) => ({
  office: t('services.office.title'),
  building: t('services.building.title'),
  warehouse: t('services.warehouse.title'),
  postConstruction: t('services.postConstruction.title'),
  addOns: t('services.addOns.title'),
  duct: t('nav.ducts'),
  inHouse: t('home.why.inHouse.title'),
  responsive: t('home.why.responsive.title'),
  local: t('home.why.local.title'),
  portal: t('home.why.portal.title'),
  ...(locale === 'fr-CA'
    ? { sustainable: 'Pratiques durables', guarantee: 'Garantie de satisfaction' }
    : { sustainable: 'Sustainable practices', guarantee: 'Satisfaction guarantee' }),
}));
