import type { Graph, LocalBusiness, OpeningHoursSpecification, SearchAction, Thing, WebSite } from 'schema-dts';
import { business } from '../../business.ts';
import type { OpenDays } from '../../company/shape.ts';
import { searchAreas } from '../../coverage.ts';
import type { Locale } from '../../i18n/locale.ts';
import { localePath } from '../../i18n/locale.ts';

/** Words that the structured data needs, from the dictionaries. */
export interface BusinessDescription {
  description: string;
  /** Those of the offer catalogue, each with its page. */
  services: readonly { readonly name: string; readonly path: string }[];
}

const url = (path: string, locale: Locale) => `${business.origin}${localePath(path, locale)}`;

const openingHoursOf = ({ days, opens, closes }: OpenDays): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
  opens,
  closes,
});

/** One specification is an object; several are a list. */
const openingHours = ([first, ...others]: readonly OpenDays[]): OpeningHoursSpecification | OpeningHoursSpecification[] | undefined =>
  first && (others.length === 0 ? openingHoursOf(first) : [first, ...others].map(openingHoursOf));

const localBusiness = (locale: Locale, { description, services }: BusinessDescription): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${business.origin}/#business`,
  name: business.name,
  description,
  url: url('/', locale),
  telephone: business.phone,
  email: business.email,
  priceRange: business.priceRange,
  address: {
    '@type': 'PostalAddress',
    addressLocality: business.city[locale],
    addressRegion: business.region,
    addressCountry: business.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: business.latitude, longitude: business.longitude },
  areaServed: searchAreas(locale).map((name) => ({ '@type': 'Place' as const, name })),
  openingHoursSpecification: openingHours(business.hours),
  knowsLanguage: ['en-CA', 'fr-CA'],
  sameAs: [...business.social],
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    itemListElement: services.map(({ name, path }) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name, url: url(path, locale) },
    })),
  },
});

/** Google's search action needs a name that schema.org's own types do not have. */
type NamedSearchAction = SearchAction & { 'query-input': string };

const searchAction = (locale: Locale): NamedSearchAction => ({
  '@type': 'SearchAction',
  target: `${url('/blog', locale)}?search={search_term_string}`,
  'query-input': 'required name=search_term_string',
});

const webSite = (locale: Locale): WebSite => ({
  '@type': 'WebSite',
  '@id': `${url('/', locale)}#website`,
  name: business.name,
  url: url('/', locale),
  inLanguage: locale,
  publisher: { '@id': `${business.origin}/#business` },
  potentialAction: searchAction(locale),
});

/** The structured data of a page (schema.org), as one graph: the company, the site, and what is the page's own. */
export function structuredData(locale: Locale, words: BusinessDescription, own: readonly Thing[]): Graph {
  const graph: Thing[] = [localBusiness(locale, words), webSite(locale), ...own];
  return { '@context': 'https://schema.org', '@graph': graph };
}
