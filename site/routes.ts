import type { Locale } from './src/i18n/locale.ts';
import { localePath } from './src/i18n/locale.ts';

/**
 * THE route table (spec §2). A page arrives with one entry here, its strings and its folder in
 * `src/pages/<name>/`. Paths are neutral: French is the same path after `/fr`.
 *
 * - `static`: kept as the server's HTML; React never renders it in the browser.
 * - `island`: has controls of its own and is hydrated on the first touch.
 */
export const routes = [
  { name: 'home', path: '/', kind: 'static', sitemap: true },
  { name: 'quote', path: '/get-quote', kind: 'island', sitemap: true },
  { name: 'notFound', path: '/404', kind: 'static', sitemap: false },
] as const satisfies readonly RouteEntry[];

interface RouteEntry {
  /** The folder in `src/pages`, and the middle of the keys in `content/…/head.ts`. */
  name: string;
  path: `/${string}`;
  kind: 'static' | 'island';
  /** Whether search engines should know it. */
  sitemap: boolean;
}

/** An entry of the table. */
export type Route = (typeof routes)[number];
export type PageName = Route['name'];

/** Pages that React renders in the browser. */
export type IslandName = Extract<Route, { kind: 'island' }>['name'];

/** The entry of a neutral path, without its trailing slash. */
export const routeOf = (neutral: string): Route | undefined => routes.find(({ path }) => path === neutral);

/** The address of a page in a language. */
export function hrefOf(name: PageName, locale: Locale): string {
  const route = routes.find((entry) => entry.name === name);
  return localePath(route?.path ?? '/', locale);
}
