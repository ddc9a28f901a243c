import { business } from '../../site/business.ts';
import { type Locale, localePath } from '../../site/i18n/locale.ts';
import { named, type Read, sayingOf } from './tree.ts';
import { differences, listOf, partOf, type Thing } from './things.ts';

/** Of the specification. */
const HOURS = {
  said: { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`), opens: '08:00', closes: '18:00' },
  shown: { 'en-CA': 'Monday to Friday, 8 AM to 6 PM', 'fr-CA': 'Du lundi au vendredi, de 8 h à 18 h' },
} as const;

const AREAS: Readonly<Record<Locale, readonly string[]>> = {
  'en-CA': ['Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Laval', 'Greater Montréal'],
  'fr-CA': ['Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Laval', 'Grand Montréal'],
};

/** The four that our own crews do, in the order of the menus. */
const OFFERS = ['/services/office-cleaning', '/services/building-cleaning', '/services/warehouse-cleaning', '/services/post-construction'];

/** Checks what a page says of the company for machines: the telephone, the hours and the services as it shows them, the areas, and no more. */
export function companyFindings({ root, locale }: Read, things: readonly Thing[]): string[] {
  const companies = things.filter((thing) => thing['@type'] === 'LocalBusiness');
  const [company] = companies;
  if (company === undefined || companies.length > 1) return [`${companies.length} LocalBusiness in its structured data, not 1`];
  const links = named(root, 'a');
  const isLinked = (href: string) => links.some(({ attributes }) => attributes['href'] === href);
  const nameOf = (href: string) => links.filter(({ attributes }) => attributes['href'] === href).map(sayingOf);
  const offers = listOf(partOf(company, 'hasOfferCatalog'), 'itemListElement').map((offer) => partOf(offer, 'itemOffered'));
  const unnamed = offers.filter(({ name }, at) => !nameOf(localePath(OFFERS[at] ?? '/', locale)).includes(String(name)));
  return [
    ...(isLinked(`tel:${String(company['telephone'])}`) ? [] : [`nothing on the page calls ${String(company['telephone'])}`]),
    ...(isLinked(`mailto:${String(company['email'])}`) ? [] : [`nothing on the page writes to ${String(company['email'])}`]),
    ...differences(partOf(company, 'openingHoursSpecification'), HOURS.said),
    ...(sayingOf(root).includes(HOURS.shown[locale]) ? [] : [`does not say “${HOURS.shown[locale]}”`]),
    ...differences({ '@type': 'LocalBusiness', areaServed: listOf(company, 'areaServed').map(({ name }) => name) }, { areaServed: AREAS[locale] }),
    ...differences({ '@type': 'OfferCatalog', url: offers.map(({ url }) => url) }, { url: OFFERS.map((path) => business.origin + localePath(path, locale)) }),
    ...unnamed.map(({ name }) => `offers “${String(name)}”, and names the service otherwise`),
  ];
}
