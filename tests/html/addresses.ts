import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { business } from '../../site/business.ts';
import { type Locale, localePath, locales } from '../../site/i18n/locale.ts';
import { attributesOf, dist, type HTMLElement, type ParsedPage, readPages, treeOf } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

const addressIn = (path: string, locale: Locale): string => business.origin + localePath(path, locale);

/** The alternates of a page: one for each language, and x-default. */
const alternatesOf = (path: string): readonly string[] => [...locales.map((locale) => `${locale} ${addressIn(path, locale)}`), `x-default ${addressIn(path, 'en-CA')}`];

/** The alternates that a head or an entry of the sitemap names. */
const namedAlternates = (within: HTMLElement): readonly string[] =>
  within.querySelectorAll('[rel=alternate][hreflang]').map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);

const compareLists = (what: string, found: readonly string[], wanted: readonly string[]): string[] =>
  found.join(', ') === wanted.join(', ') ? [] : [`${what}: ${found.join(', ') || 'none'}; not ${wanted.join(', ') || 'any'}`];

/** The faults of a page's addresses in its head, its menu and the sitemap. */
function findingsOf(page: ParsedPage, entries: ReadonlyMap<string, HTMLElement>): string[] {
  const { root, path, locale } = page;
  const indexed = root.querySelector('[name=robots][content=noindex]') === null;
  const own = addressIn(path, locale);
  const wanted = <Value>(...values: readonly Value[]): readonly Value[] => (indexed ? values : []);
  const entry = entries.get(own);
  const unmarked = root.querySelectorAll(`[data-main-navigation] a[href="${path}"]:not([aria-current=page])`);
  return [
    ...unmarked.map(() => 'its own entry of the menu has no aria-current'),
    ...compareLists('canonical', attributesOf(root, '[rel=canonical]', 'href'), wanted(own)),
    ...compareLists('og:url', attributesOf(root, '[property="og:url"]', 'content'), wanted(own)),
    ...compareLists('alternates', namedAlternates(root), wanted(...alternatesOf(path))),
    ...compareLists('in the sitemap', entry ? namedAlternates(entry) : [], wanted(...alternatesOf(path))),
  ];
}

/** The pages that can be reached by links from a page, in its language. */
function reachablePages(start: string, pages: readonly ParsedPage[]): ReadonlySet<string> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set([start]);
  // Iterating over a Set also visits members that are added during the iteration.
  for (const path of reached) {
    const page = byPath.get(path);
    if (!page) continue;
    for (const href of attributesOf(page.root, 'a', 'href')) {
      const [next = ''] = href.split(/[?#]/, 1);
      if (byPath.get(next)?.locale === page.locale) reached.add(next);
    }
  }
  return reached;
}

/** Checks that each page names itself and its other language, both in its head and in the sitemap, and that links lead to it from home. */
export function addressFindings(): readonly ValidatedPage[] {
  const pages = readPages();
  const sitemap = treeOf(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).querySelectorAll('url');
  const entries = new Map(sitemap.map((entry) => [entry.querySelector('loc')?.text ?? '', entry]));
  const reached = new Set(locales.flatMap((locale) => [...reachablePages(localePath('/', locale), pages)]));
  const known = new Set(pages.map(({ path, locale }) => addressIn(path, locale)));
  return [
    ...pages.map((page) => ({
      page: `${page.path}, its addresses`,
      findings: [...findingsOf(page, entries), ...(reached.has(page.path) || page.status === 404 ? [] : ['cannot be reached by links from home'])],
    })),
    {
      page: 'sitemap.xml',
      findings: [
        ...compareLists('entries twice', sitemap.length === entries.size ? [] : [`${sitemap.length - entries.size}`], []),
        ...compareLists('no such page', [...entries.keys()].filter((address) => !known.has(address)), []),
      ],
    },
  ];
}
