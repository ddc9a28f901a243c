import { business } from '../../site/business.ts';
import { searchAreas } from '../../site/coverage.ts';
import { type Locale, localePath } from '../../site/i18n/locale.ts';
import { openingHoursLine } from '../../site/i18n/openingHours.ts';
import { services } from '../../site/services.ts';
import { nominalLength } from '../nominalLength.ts';
import { attributesOf, type HTMLElement, type ParsedPage, readPages, visibleTextOf, wordsIn } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** A schema.org object of a page's structured data, or a part of one. */
type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** The schema.org objects of a page. */
function thingsOf(root: HTMLElement): readonly Thing[] {
  const json = root.querySelector('script[type="application/ld+json"]')?.rawText;
  const data: unknown = json === undefined ? undefined : JSON.parse(json);
  return isThing(data) ? thingList(data, '@graph') : [];
}

/** A part of a thing that is a thing itself; empty if there is none. */
function thingPart(thing: Thing | undefined, key: string): Thing {
  const part = thing?.[key];
  return isThing(part) ? part : {};
}

/** The things of a list. */
function thingList(thing: Thing, key: string): readonly Thing[] {
  const list = thing[key];
  return Array.isArray(list) ? list.filter(isThing) : [];
}

/** Normalizes a value for comparison: no-break spaces become ordinary, and a missing value `null`. */
const normalize = (value: unknown): string => JSON.stringify([value]).slice(1, -1).replaceAll('\u00a0', ' ');

/** The differences between structured data and what is shown or required. */
const differences = (said: Thing, wanted: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(wanted).flatMap(([key, value]) => (normalize(said[key]) === normalize(value) ? [] : [`${String(said['@type'])}: ${key} is ${normalize(said[key])}, not ${normalize(value)}`]));

/** The service pages of the offer catalogue, in the order of the menus: without the ducts, which a partner cleans, and the add-ons, which come with another service. */
const OFFERS = services.filter(({ name }) => name !== 'addOns' && name !== 'duct').map(({ path }) => path);

/** Checks the company's structured data: telephone, hours and services must be as the page shows them, and the areas complete. */
function companyFindings({ root, locale }: ParsedPage, things: readonly Thing[]): string[] {
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

/** The author and publisher of every article: the specification asks for organizations. A person whom the page names is its contributor. */
const company = { '@type': 'Organization', '@id': `${business.origin}/#business`, name: business.name };

const MINUTES: Readonly<Record<Locale, RegExp>> = { 'en-CA': /^(\d+) min read$/, 'fr-CA': /^(\d+) min de lecture$/ };

/** Checks an article's structured data: title, date, words, minutes and category must be as the page shows them. Other pages must have none. */
function postingFindings({ root, main, name, path, locale }: ParsedPage, things: readonly Thing[]): string[] {
  const postings = things.filter((thing) => thing['@type'] === 'BlogPosting');
  const wanted = name === 'article' ? 1 : 0;
  if (postings.length !== wanted) return [`${postings.length} BlogPosting in its structured data, not ${wanted}`];
  return postings.flatMap((posting) => {
    const date = main.querySelector('time')?.getAttribute('datetime');
    const category = main.querySelector('a[href*="/blog/category/"]');
    const minutes = main.querySelectorAll('li').map((fact) => MINUTES[locale].exec(visibleTextOf(fact))?.[1]).find((found) => found !== undefined);
    // The article's text is the `div` that contains headings with an id.
    const body = main.querySelector('div:has(> h2[id])');
    const property = (asked: string) => attributesOf(root, `[property="${asked}"]`, 'content');
    const graph = { '@type': 'Open Graph', type: property('og:type'), published: property('article:published_time'), section: property('article:section') };
    const shared = differences(graph, { type: ['article'], published: [date], section: [category ? visibleTextOf(category) : undefined] });
    return [...shared, ...differences(posting, {
      headline: main.querySelectorAll('h1').map(visibleTextOf).join(''),
      datePublished: date,
      dateModified: date,
      articleSection: category ? visibleTextOf(category) : undefined,
      wordCount: body ? wordsIn(body) : undefined,
      timeRequired: `PT${minutes}M`,
      author: company,
      publisher: company,
      mainEntityOfPage: business.origin + path,
      inLanguage: locale,
    })];
  });
}

const normalizeSpaces = (text: unknown): string => String(text).replace(/\s+/g, ' ').trim();

/** The visible breadcrumb: the navigation in the main part whose last step is the page itself. */
const trailOf = (main: HTMLElement): readonly string[] =>
  (main.querySelector('nav:has(li:last-child [aria-current=page])')?.querySelectorAll('li') ?? []).map(visibleTextOf);

function findingsOf(page: ParsedPage): string[] {
  const { root, main } = page;
  const things = thingsOf(root);
  const partsOf = (type: string, list: string) => thingList(things.find((thing) => thing['@type'] === type) ?? {}, list);
  const shownTrail = trailOf(main).join(' › ');
  const saidTrail = partsOf('BreadcrumbList', 'itemListElement').map(({ name }) => normalizeSpaces(name)).join(' › ');
  // Other <details>, such as a form's privacy notice, are not questions.
  const shownQuestions = main.querySelectorAll('summary').map(visibleTextOf).filter((text) => text.endsWith('?'));
  const said = partsOf('FAQPage', 'mainEntity');
  const text = visibleTextOf(main);
  const title = root.querySelectorAll('head > title').map(visibleTextOf).join('');
  const ofName = (name: string) => root.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const indexed = ofName('robots') !== 'noindex';
  const length = nominalLength(normalizeSpaces(ofName('description')));
  return [
    ...(saidTrail === shownTrail ? [] : [`the structured breadcrumb says ${saidTrail}, the page shows ${shownTrail}`]),
    ...(said.every(({ name }) => shownQuestions.includes(normalizeSpaces(name))) ? [] : ['a question in the structured data is not on the page']),
    ...(said.length === 0 && shownQuestions.length > 0 ? ['its questions are not in the structured data'] : []),
    ...said.map((question) => normalizeSpaces(thingPart(question, 'acceptedAnswer')['text'])).flatMap((answer) => (text.includes(answer) ? [] : [`an answer is not on the page: ${answer}`])),
    ...things.flatMap(({ '@type': type, name }) => (type === 'Service' && typeof name !== 'string' ? ['its service has no name'] : [])),
    ...(indexed ? [...companyFindings(page, things), ...postingFindings(page, things)] : []),
    ...(title.length <= 60 ? [] : [`its title has ${title.length} characters`]),
    ...(!indexed || (length >= 120 && length <= 160) ? [] : [`its description has ${length} characters, with a city and a company of common length`]),
  ];
}

/** Checks that structured data matches what a page shows, and that title and description fit a search result. */
export const structuredFindings = (): readonly ValidatedPage[] =>
  readPages().map((page) => ({ page: `${page.path}, its structured data`, findings: findingsOf(page) }));
