import type { Graph, LocalBusiness, OpeningHoursSpecification, SearchAction, Thing, WebSite } from 'schema-dts';
import { business } from '../../business.ts';
import type { OpenDays } from '../../company/shape.ts';
import { searchAreas } from '../../coverage.ts';
import { head as homeEn } from '../../content/en/home.ts';
import type { nav } from '../../content/en/nav.ts';
import { head as homeFr } from '../../content/fr/home.ts';
import { type Locale, localePath } from '../../i18n/locale.ts';
import type { Translate } from '../../i18n/t.ts';
import { services } from '../../services.ts';
import { withPromisedFigures } from './promisedFigures.ts';

/** The description of the company: the same as that of the home page. */
const descriptions = { 'en-CA': withPromisedFigures(homeEn['head.home.description']), 'fr-CA': withPromisedFigures(homeFr['head.home.description']) } as const;

/** The offer catalogue: the services that our own crews do. A partner cleans ducts, and add-ons are sold with another service. */
const catalogue = services.filter(({ name }) => name !== 'addOns' && name !== 'duct');

const url = (path: string, locale: Locale) => `${business.origin}${localePath(path, locale)}`;

const openingHoursOf = ({ days, opens, closes }: OpenDays): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
  opens,
  closes,
});

/** A single specification as an object, several as a list. */
const openingHours = ([first, ...others]: readonly OpenDays[]): OpeningHoursSpecification | OpeningHoursSpecification[] | undefined =>
  first && (others.length === 0 ? openingHoursOf(first) : [first, ...others].map(openingHoursOf));

const localBusiness = (locale: Locale, t: Translate<typeof nav>): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${business.origin}/#business`,
  name: business.name,
  description: descriptions[locale],
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
    itemListElement: catalogue.map(({ key, path }) => ({
      '@type': 'Offer' as const,
      itemOffered: { '@type': 'Service' as const, name: t(key), url: url(path, locale) },
    })),
  },
});

/** Google's search action needs a property that the types of schema.org lack. */
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

/** The structured data of a page (schema.org), as one graph: the company, the site, and what the page adds. */
export function structuredDataGraph(locale: Locale, t: Translate<typeof nav>, own: readonly Thing[]): Graph {
  const graph: Thing[] = [localBusiness(locale, t), webSite(locale), ...own];
  return { '@context': 'https://schema.org', '@graph': graph };
}
