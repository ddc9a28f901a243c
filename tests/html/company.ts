import { business } from '../../site/business.ts';
import { searchAreas } from '../../site/coverage.ts';
import { localePath } from '../../site/i18n/locale.ts';
import { openingHoursLine } from '../../site/i18n/openingHours.ts';
import { services } from '../../site/services.ts';
import { type ParsedPage, visibleTextOf } from './tree.ts';
import { differences, type Thing, thingList, thingPart } from './things.ts';

/** The service pages of the offer catalogue, in the order of the menus: without the ducts, which a partner cleans, and the add-ons, which come with another service. */
const OFFERS = services.filter(({ name }) => name !== 'addOns' && name !== 'duct').map(({ path }) => path);

/** Checks the company's structured data: telephone, hours and services must be as the page shows them, and the areas complete. */
export function companyFindings({ root, locale }: ParsedPage, things: readonly Thing[]): string[] {
  const companies = things.filter((thing) => thing['@type'] === 'LocalBusiness');
  const [company] = companies;
  if (company === undefined || companies.length > 1) return [`${companies.length} LocalBusiness in its structured data, not 1`];
  const namesOf = (href: string) => root.querySelectorAll(`a[href="${href}"]`).map(visibleTextOf);
  const offers = thingList(thingPart(company, 'hasOfferCatalog'), 'itemListElement').map((offer) => thingPart(offer, 'itemOffered'));
  const hours = thingList({ all: [company['openingHoursSpecification']].flat() }, 'all').map(({ dayOfWeek, opens, closes }) => ({ dayOfWeek, opens, closes }));
  const shownHours = openingHoursLine(business.hours, locale).replaceAll('\u00a0', ' ');
  const said = { '@type': 'LocalBusiness', areaServed: thingList(company, 'areaServed').map(({ name }) => name), offers: offers.map(({ url }) => url), hours };
  return [
    ...[`tel:${String(company['telephone'])}`, `mailto:${String(company['email'])}`].flatMap((href) => (namesOf(href).length > 0 ? [] : [`no link on the page leads to ${href}`])),
    ...(visibleTextOf(root).includes(shownHours) ? [] : [`does not say “${shownHours}”`]),
    ...differences(said, {
      areaServed: searchAreas(locale),
      offers: OFFERS.map((path) => business.origin + localePath(path, locale)),
      hours: business.hours.map(({ days, opens, closes }) => ({ dayOfWeek: days.map((day) => `https://schema.org/${day}`), opens, closes })),
    }),
    ...offers.flatMap(({ name }, at) => (namesOf(localePath(OFFERS[at] ?? '/', locale)).includes(String(name)) ? [] : [`offers “${String(name)}”, but names the service differently`])),
  ];
}
