import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PageName, routes } from './routes.ts';
import { type Locale, locales } from './i18n/locale.ts';
import { type StateName, stateNames } from './src/pages/states.ts';

/** A page of the built site, in one language. */
export interface BuiltPage {
  /** Its one address: `/fr/get-quote`. */
  readonly path: string;
  readonly locale: Locale;
  /** The name of its entry in the route table. */
  readonly name: PageName;
  /** Pages of one family are laid out alike: what is tried on one of them holds for the others. */
  readonly family: string;
  /** The states that tests and screenshots check besides the page as it loads (`states.ts`). */
  readonly states: readonly StateName[];
  /** Whether it has a form that is sent. */
  readonly form: boolean;
  /** The HTTP status of its answer: 404 for the not-found page. */
  readonly status: 200 | 404;
}

/**
 * The list of built pages, `dist/pages.json`. The server, the host files, the tests, `npm run shots` and the benchmarks all
 * read it.
 */
export interface SiteManifest {
  readonly pages: readonly BuiltPage[];
  /** The module in `dist-server`, beside the site, that made the pages: the server renders answers to forms with it. */
  readonly prerender?: string;
}

/** The manifest's name below `dist`. It is not for visitors. */
export const MANIFEST = 'pages.json';

/** Where a page's document stands below `dist`: `/fr/get-quote` → `/fr/get-quote/index.html`. */
export const documentFile = (path: string): string => `${path === '/' ? '' : path}/index.html`;

/** The first page of each family, or of each entry of the route table. */
export const firstOfEach = (pages: readonly BuiltPage[], key: 'family' | 'name'): readonly BuiltPage[] =>
  pages.filter((page, at) => pages.findIndex((other) => other[key] === page[key]) === at);

/**
 * The first address of each entry of the route table, in each language. A long test of one article stands for all pages
 * with the same component.
 */
export const firstAddresses = (pages: readonly BuiltPage[]): readonly BuiltPage[] =>
  locales.flatMap((locale) =>
    firstOfEach(
      pages.filter((page) => page.locale === locale),
      'name',
    ),
  );

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isState = (value: unknown): value is StateName => stateNames.some((name) => name === value);

const isPage = (value: unknown): value is BuiltPage =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  Array.isArray(value['states']) &&
  value['states'].every(isState) &&
  locales.some((locale) => locale === value['locale']) &&
  routes.some(({ name }) => name === value['name']);

const isManifest = (value: unknown): value is SiteManifest =>
  isRecord(value) &&
  Array.isArray(value['pages']) &&
  value['pages'].every(isPage);

/**
 * The manifest of a built site.
 *
 * @throws one sentence when there is none, or when it was written by another version of the build
 */
export function readManifest(dist: string): SiteManifest {
  const file = join(dist, MANIFEST);
  const parsed: unknown = statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (isManifest(parsed)) return parsed;
  throw new Error(`${file} is missing, or of another version of the build: run npm run build.`);
}
