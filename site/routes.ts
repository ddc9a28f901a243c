import type { nav } from './content/en/nav.ts';
import { type Locale, localeOf, localePath, neutralPath } from './i18n/locale.ts';
import { servicesNotOffered } from './services.ts';

/**
 * The route table. A page needs one entry here, its strings and its folder in `src/pages/<name>/`. Paths are patterns, the same in both
 * languages: French is the same path after `/fr`. A segment that begins with a colon is a parameter (`/blog/:slug`); a question mark
 * after the last one makes it optional (`/blog/tag/:tag/:page?`).
 */
const allRoutes = [
  { name: 'home', path: '/', label: 'nav.home', family: 'home', form: false, sitemap: true },
  { name: 'services', path: '/services', label: 'nav.services', family: 'services', form: false, sitemap: true },
  { name: 'office', path: '/services/office-cleaning', label: 'nav.office', family: 'service', form: false, sitemap: true },
  { name: 'building', path: '/services/building-cleaning', label: 'nav.building', family: 'service', form: false, sitemap: true },
  { name: 'warehouse', path: '/services/warehouse-cleaning', label: 'nav.warehouse', family: 'service', form: false, sitemap: true },
  { name: 'postConstruction', path: '/services/post-construction', label: 'nav.postConstruction', family: 'service', form: false, sitemap: true },
  { name: 'addOns', path: '/services/specialized-add-ons', label: 'nav.addOns', family: 'service', form: false, sitemap: true },
  { name: 'duct', path: '/services/duct-ventilation-cleaning', label: 'nav.ducts', family: 'service', form: false, sitemap: true },
  { name: 'industries', path: '/industries', label: 'nav.industries', family: 'industries', form: false, sitemap: true },
  { name: 'whyPartner', path: '/why-partner', label: 'nav.whyPartner', family: 'whyPartner', form: false, sitemap: true },
  { name: 'about', path: '/about', label: 'nav.about', family: 'about', form: false, sitemap: true },
  { name: 'blog', path: '/blog', label: 'nav.blog', family: 'blog', form: false, sitemap: true },
  { name: 'blogPage', path: '/blog/page/:page', family: 'blog', form: false, sitemap: true },
  { name: 'blogCategory', path: '/blog/category/:category/:page?', family: 'blog', form: false, sitemap: true },
  { name: 'blogTag', path: '/blog/tag/:tag/:page?', family: 'blog', form: false, sitemap: true },
  { name: 'article', path: '/blog/:slug', family: 'article', form: false, sitemap: true },
  { name: 'contact', path: '/contact', label: 'nav.contact', family: 'contact', form: true, sitemap: true },
  { name: 'quote', path: '/get-quote', label: 'nav.quote', family: 'form', form: true, sitemap: true },
  { name: 'notFound', path: '/404', family: 'message', form: false, sitemap: false },
] as const satisfies readonly RouteEntry[];

/** The routes of the site, without services that the company does not offer. */
export const routes: readonly Route[] = allRoutes.filter(({ path }) => servicesNotOffered.every((service) => service.path !== path));

/** The properties of a page that do not depend on its content. */
export interface RouteEntry {
  /** The folder in `src/pages`, and the middle of the keys of its head: `head.<name>.title`. */
  readonly name: string;
  /** The pattern of its paths, without a language. */
  readonly path: `/${string}`;
  /** The key of its name in menus and breadcrumbs. Default: it is in neither. */
  readonly label?: NavKey;
  /** Pages of a family have the same layout: testing one of them is enough. */
  readonly family: string;
  /** Whether it has a form that visitors send: without JavaScript, the browser posts it to the page's own address. */
  readonly form: boolean;
  /** Whether search engines should index it. */
  readonly sitemap: boolean;
}

/** The keys of the section `nav` whose strings have no parameter. */
export type NavKey = {
  [Key in keyof typeof nav]: (typeof nav)[Key] extends `${string}{${string}` ? never : Key;
}[keyof typeof nav];

/** An entry of the table. */
export type Route = (typeof allRoutes)[number];
export type PageName = Route['name'];

/** The names of the parameters in a pattern: `'/blog/:slug'` → `'slug'`. */
type ParameterOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParameterOf<Segment> | ParameterOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type PathOf<Name extends PageName> = Extract<Route, { name: Name }>['path'];

/** Values by the names in a pattern; a name with a question mark may be left out. */
type ValuesOf<Names extends string> = { readonly [Name in Names as Name extends `${string}?` ? never : Name]: string } & {
  readonly [Name in Names as Name extends `${infer Optional}?` ? Optional : never]?: string;
};

/** The arguments of `hrefOf` after the language: none for a pattern without parameters. */
type HrefArguments<Name extends PageName> =
  ParameterOf<PathOf<Name>> extends infer Names extends string ? ([Names] extends [never] ? [] : [params: ValuesOf<Names>]) : never;

/** The names of pages whose pattern has no parameter. */
export type StaticPageName = { [Name in PageName]: HrefArguments<Name> extends [] ? Name : never }[PageName];

/** The route that an address matches, with its parameters. */
export interface RouteMatch<Entry extends RouteEntry = Route> {
  readonly route: Entry;
  readonly locale: Locale;
  /** The values of the pattern's parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** The normalised path, which links and the canonical use: `/fr/get-quote`. */
  readonly path: string;
}

/**
 * Normalises a path: removes query, hash, trailing slash, `index.html` and unnecessary percent-encoding. Hosts serve a page
 * under several spellings (`/get-quote/`, `/get-quote/index.html`, `/get%2Dquote`).
 *
 * @returns undefined for what cannot be decoded, and for empty segments: `//elsewhere.example` is not a path of this site
 */
export function normalisedPath(address: string): string | undefined {
  const [written = ''] = address.split(/[?#]/, 1);
  let path: string;
  try {
    path = decodeURIComponent(written);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /\/\/|[\\\0?#]/.test(path)) return undefined;
  return path.replace(/\/$/, '').replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
}

/** The values of a pattern's parameters in a path; undefined if the path does not match. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [expected, given] = [pattern.split('/'), path.split('/')];
  if (given.length > expected.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of expected.entries()) {
    const value = given[at];
    const [name = '', optional] = segment.split('?');
    if (value === undefined && optional !== undefined) continue;
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined;
    } else if (!value) return undefined;
    else params[name.slice(1)] = value;
  }
  return params;
}

/** Makes the matcher of a route table: the first matching entry wins. For the site's own table use {@link matchRoute}. */
export const matcherOf =
  <Entry extends RouteEntry>(table: readonly Entry[]) =>
  (address: string): RouteMatch<Entry> | undefined => {
    const path = normalisedPath(address);
    if (path === undefined) return undefined;
    const [locale, neutral] = [localeOf(path), neutralPath(path)];
    for (const route of table) {
      const params = paramsOf(route.path, neutral);
      if (params) return { route, locale, params, path: localePath(neutral, locale) };
    }
    return undefined;
  };

/**
 * Finds the page of an address. Everything that parses a path uses it: application, server, build and tests.
 *
 * @param address a path in any spelling, with or without query and hash
 * @returns undefined when there is no such page
 * @example matchRoute('/fr/get%2Dquote/?service=office')?.path // '/fr/get-quote'
 */
export const matchRoute: (address: string) => RouteMatch | undefined = matcherOf<Route>(routes);

/** An article, a category, a tag or a numbered page of the blog: an unknown one redirects to the blog (behaviour.md 1.9). */
const isBlogEntry = ({ path, family }: RouteEntry): boolean => ['article', 'blog'].includes(family) && path.includes('/:');

/** The end of a path that names a file. `/blog/v2.0` names none. */
const FILE_EXTENSION = String.raw`\.[A-Za-z]\w*$`;

/** The blog's index in the language of an entry of the blog; undefined for other pages, and for files. */
export const blogOf = ({ route, locale, path }: RouteMatch): string | undefined =>
  isBlogEntry(route) && !new RegExp(FILE_EXTENSION).test(path) ? hrefOf('blog', locale) : undefined;

/** The paths in a language for which {@link blogOf} has an index, as a regular expression of nginx. */
export const blogEntryPattern = (locale: Locale): string => {
  const patterns = routes.filter(isBlogEntry).map(({ path }) => localePath(path, locale).replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+'));
  return `^(?!.*${FILE_EXTENSION})(?:${patterns.join('|')})$`;
};

/** Fills in the parameters of a pattern and adds the language: (`/blog/:slug`, `{ slug: 'snow' }`) → `/blog/snow`. */
export const addressOf = (pattern: string, locale: Locale, params: Readonly<Record<string, string | undefined>> = {}): string =>
  localePath(
    pattern.replace(/\/:(\w+)(\??)/g, (_, key: string, optional: string) => (optional && params[key] === undefined ? '' : `/${encodeURIComponent(params[key] ?? '')}`)),
    locale,
  );

/** The address of a page in a language; that of the home page if the company does not offer the service of the page. */
export function hrefOf<Name extends PageName>(name: Name, locale: Locale, ...[params]: HrefArguments<Name>): string {
  return addressOf(routes.find((entry) => entry.name === name)?.path ?? '/', locale, params);
}

/** A page with the key of its name in menus and breadcrumbs. */
export interface LabelledPage {
  readonly name: StaticPageName;
  readonly label: NavKey;
}

/** The breadcrumb trail of a page: home, then each page whose path is a prefix of its own, then the page itself. */
export function breadcrumbOf(page: StaticPageName): readonly LabelledPage[] {
  const own = routes.find(({ name }) => name === page)?.path ?? '/';
  const isAbove = (path: string) => path === '/' || own === path || own.startsWith(`${path}/`);
  return routes
    .filter((route) => 'label' in route)
    .filter(({ path }) => isAbove(path))
    .sort((one, other) => one.path.length - other.path.length);
}
