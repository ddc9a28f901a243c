import type { ComponentType } from 'react';
import { FOOTER_ID, MAIN_ID, SHEET } from '../../protocol.ts';
import { type Match, matchRoute } from '../../routes.ts';
import type { Dictionary } from '../../i18n/t.ts';
import type { PageProps } from '../pages/declaration.ts';
import { loadIsland } from '../pages/islands.ts';
import { siteHtml } from './trustedHtml.ts';

/** What a document says of itself: copied from its head when the app goes there. */
export interface PageHead {
  title: string;
  /** Those of {@link HEAD_ELEMENTS}: they move into the head of the page, and are shown again when it is returned to. */
  elements: readonly Element[];
}

/** A page that is ready to show. */
export type Page = { head: PageHead | null; footer: string } & (
  | { kind: 'static'; html: string }
  | { kind: 'island'; Component: ComponentType<PageProps>; dictionary: Dictionary; /** Its document. Absent on the server. */ sent?: ParentNode }
);

/** Pages that are ready, by path. The page that was landed on is there from the start. */
const ready = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

/** What is ready for a path, if it is. */
export const readyPage = (path: string): Page | undefined => ready.get(path);

/** Puts a page there that did not come through `loadPage`: the one that the server sent. */
export const setPage = (path: string, page: Page): void => {
  ready.set(path, page);
};

/** Of the first page only the document is known, neither head nor HTML apart. Once left it is forgotten, so that it is fetched like any other. */
export const forgetLanding = (path: string): void => {
  if (ready.get(path)?.head === null) ready.delete(path);
};

/** The elements of the head that differ from page to page. */
export const HEAD_ELEMENTS = 'meta[name=description],meta[name=keywords],meta[name=robots],meta[property],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/**
 * The parser applies this page's security policy, which refuses the inline sheets of another: each becomes a `meta` that
 * names it. The other page's own policy is left out: this one's holds until the browser loads another document.
 */
const withoutSheets = (html: string): string =>
  html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(new RegExp(`<style (${SHEET}="[^"]*")>[^]*?</style>`, 'g'), '<meta $1>');

/** Links the sheets of a fetched document that this one lacks, and waits for them. */
async function loadStyles(document_: Document): Promise<void> {
  const known = new Set([...document.querySelectorAll(`[${SHEET}]`)].map((sheet) => sheet.getAttribute(SHEET)));
  const lacking = [...document_.querySelectorAll(`[${SHEET}]`)].flatMap((sheet) => {
    const css = sheet.getAttribute(SHEET);
    return css === null || known.has(css) ? [] : [css];
  });
  await Promise.all(
    lacking.map(
      (css) =>
        new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: css });
          link.setAttribute(SHEET, css);
          link.addEventListener('load', resolve);
          link.addEventListener('error', () => {
            // Else the next try would take it for one that is here.
            link.remove();
            reject(new Error(`${css} did not come.`));
          });
          document.head.append(link);
        }),
    ),
  );
}

/** The document of a page, with the sheets that it needs. */
async function fetchDocument(path: string, { route }: Match): Promise<Document> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  // An article that is no more leads to the blog (behaviour.md 1.9): the browser goes there by itself, and its history has the blog alone.
  if (response.redirected) throw new Error(`${path} leads to ${response.url}.`);
  // The not-found page is itself answered with 404.
  if (!response.ok && route.name !== 'notFound') throw new Error(`${path} answered ${response.status}.`);
  const document_ = new DOMParser().parseFromString(siteHtml(withoutSheets(await response.text())), 'text/html');
  await loadStyles(document_);
  return document_;
}

/**
 * Fetches the page that a path names, once. A page travels as one document, the same for a first visit and
 * for a link inside the app: its head, its styles and, unless it is an island, its content are read from there.
 *
 * @throws when the network or the page fails, or the table lacks the path; the caller then lets the browser go there
 */
export function loadPage(path: string): Promise<Page> {
  const known = loading.get(path);
  if (known) return known;
  const page = (async () => {
    const match = matchRoute(path);
    if (!match) throw new Error(`${path} is no page.`);
    const { route, locale } = match;
    const [document_, island] = await Promise.all([fetchDocument(path, match), route.kind === 'island' ? loadIsland(route.name, locale) : undefined]);
    const head = { title: document_.title, elements: [...document_.head.querySelectorAll(HEAD_ELEMENTS)] };
    const footer = document_.getElementById(FOOTER_ID)?.innerHTML ?? '';
    const result: Page = island
      ? { head, footer, kind: 'island', sent: document_, ...island }
      : { head, footer, kind: 'static', html: document_.getElementById(MAIN_ID)?.innerHTML ?? '' };
    ready.set(path, result);
    return result;
  })();
  loading.set(path, page);
  page.catch(() => loading.delete(path));
  return page;
}

const returns = new Map<string, Promise<Page>>();

/**
 * Fetches the page that Back or Forward led to. What does not come is left to the browser, once: the address is there
 * already, and the browser shows what the server says of it, or that there is no network. The page on screen stays until then.
 */
export function comeBack(path: string): Promise<Page> {
  const known = returns.get(path);
  if (known) return known;
  const page = loadPage(path).catch(() => {
    // Where a person chooses to stay, because something typed would be lost, Back may be pressed again. Not before: a page
    // that renders anew while the browser goes there asks for nothing. Captured, so that it comes before the router's own.
    addEventListener('popstate', () => returns.delete(path), { once: true, capture: true });
    location.reload();
    return new Promise<never>(() => undefined);
  });
  returns.set(path, page);
  return page;
}
