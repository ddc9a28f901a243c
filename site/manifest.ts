import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from './build/folders.ts';
import { type PageName, routes } from './routes.ts';
import { type Locale, locales } from './i18n/locale.ts';
import { type StateName, stateNames } from './src/pages/states.ts';
import { isRecord } from './isRecord.ts';

/** A page of the built site, in one language. */
export interface BuiltPage {
  /** Its address: `/fr/get-quote`. */
  readonly path: string;
  readonly locale: Locale;
  /** The name of its route. */
  readonly name: PageName;
  /** Pages of a family have the same layout: testing one of them is enough. */
  readonly family: string;
  /** The states that tests and screenshots check besides the page as it loads (`states.ts`). */
  readonly states: readonly StateName[];
  /** Whether it has a form that visitors send. */
  readonly form: boolean;
  /** The HTTP status of its response: 404 for the not-found page. */
  readonly status: 200 | 404;
}

/** The list of built pages, `dist/pages.json`, which the server, the host files, the tests, `npm run shots` and the benchmarks read. */
export interface SiteManifest {
  readonly pages: readonly BuiltPage[];
  /** The prerender in `dist-server`, with which the server renders responses to forms. */
  readonly prerender?: string;
}

export { MANIFEST };

/** The path of a page's document below `dist`: `/fr/get-quote` → `/fr/get-quote/index.html`. */
export const documentFile = (path: string): string => `${path === '/' ? '' : path}/index.html`;

/** The first page of each family or of each route. */
export const firstOfEach = (pages: readonly BuiltPage[], key: 'family' | 'name'): readonly BuiltPage[] =>
  pages.filter((page, at) => pages.findIndex((other) => other[key] === page[key]) === at);

/** The first page of each route in each language: slow tests visit one article instead of all. */
export const firstAddresses = (pages: readonly BuiltPage[]): readonly BuiltPage[] =>
  locales.flatMap((locale) =>
    firstOfEach(
      pages.filter((page) => page.locale === locale),
      'name',
    ),
  );

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
 * Reads the manifest of a built site.
 *
 * @throws when it is missing, or was written by another version of the build
 */
export function readManifest(dist: string): SiteManifest {
  const file = join(dist, MANIFEST);
  const parsed: unknown = statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  if (isManifest(parsed)) return parsed;
  throw new Error(`${file} is missing, or was written by another version of the build: run npm run build.`);
}
