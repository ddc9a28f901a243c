import { business } from '../../site/business.ts';
import { searchAreas } from '../../site/coverage.ts';
import { localePath } from '../../site/i18n/locale.ts';
import { openingHoursLine } from '../../site/i18n/openingHours.ts';
import { services } from '../../site/services.ts';
import { elementsByTag, type ParsedPage, visibleTextOf } from './tree.ts';
import { differences, type Thing, thingList, thingPart } from './things.ts';

/** The service pages of the offer catalogue, in the order of the menus: without the ducts, which a partner cleans, and the add-ons, which come with another service. */
const OFFERS = services.filter(({ name }) => name !== 'addOns' && name !== 'duct').map(({ path }) => path);

/** Checks the company's structured data: telephone, hours and services must be as the page shows them, and the areas complete. */
export function companyFindings({ root, locale }: ParsedPage, things: readonly Thing[]): string[] {
  const companies = things.filter((thing) => thing['@type'] === 'LocalBusiness');
  const [company] = companies;
  if (company === undefined || companies.length > 1) return [`${companies.length} LocalBusiness in its structured data, not 1`];
  const links = elementsByTag(root, 'a');
  const isLinked = (href: string) => links.some(({ attributes }) => attributes['href'] === href);
  const nameOf = (href: string) => links.filter(({ attributes }) => attributes['href'] === href).map(visibleTextOf);
  const offers = thingList(thingPart(company, 'hasOfferCatalog'), 'itemListElement').map((offer) => thingPart(offer, 'itemOffered'));
  const unnamed = offers.filter(({ name }, at) => !nameOf(localePath(OFFERS[at] ?? '/', locale)).includes(String(name)));
  const listed = thingList(company, 'openingHoursSpecification');
  const saidHours = listed.length > 0 ? listed : [thingPart(company, 'openingHoursSpecification')];
  const shownHours = openingHoursLine(business.hours, locale).replaceAll('\u00a0', ' ');
  return [
    ...(isLinked(`tel:${String(company['telephone'])}`) ? [] : [`no link on the page calls ${String(company['telephone'])}`]),
    ...(isLinked(`mailto:${String(company['email'])}`) ? [] : [`no link on the page writes to ${String(company['email'])}`]),
    ...saidHours.flatMap((said, at) => {
      const { days = [], opens, closes } = business.hours[at] ?? {};
      return differences(said, { dayOfWeek: days.map((day) => `https://schema.org/${day}`), opens, closes });
    }),
    ...(saidHours.length === business.hours.length ? [] : [`${saidHours.length} opening hours, not ${business.hours.length}`]),
    ...(visibleTextOf(root).includes(shownHours) ? [] : [`does not say “${shownHours}”`]),
    ...differences({ '@type': 'LocalBusiness', areaServed: thingList(company, 'areaServed').map(({ name }) => name) }, { areaServed: searchAreas(locale) }),
    ...differences({ '@type': 'OfferCatalog', url: offers.map(({ url }) => url) }, { url: OFFERS.map((path) => business.origin + localePath(path, locale)) }),
    ...unnamed.map(({ name }) => `offers “${String(name)}”, but names the service differently`),
  ];
}
