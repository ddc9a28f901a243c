import type { ComponentType } from 'react';
import { FOOTER_ID, MAIN_ID, SHEET } from '../../protocol.ts';
import { matchRoute } from '../../routes.ts';
import type { Dictionary } from '../../i18n/t.ts';
import type { PageProps } from '../pages/declaration.ts';
import { loadIsland } from '../pages/islands.ts';

/** What a document says of itself: copied from its head when the app goes there. */
export interface PageHead {
  title: string;
  /** `description` and `keywords`, canonical and alternates: the elements themselves. */
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
export const HEAD_ELEMENTS = 'meta[name=description],meta[name=keywords],meta[property^="og:"],link[rel=canonical],link[rel=alternate]';

/** The parser applies this page's security policy, which refuses the inline sheets of another: each becomes a `meta` that names it. */
const withoutSheets = (html: string): string => html.replace(new RegExp(`<style (${SHEET}="[^"]*")>[^]*?</style>`, 'g'), '<meta $1>');

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
          link.addEventListener('error', reject);
          document.head.append(link);
        }),
    ),
  );
}

/**
 * Back or Forward led to an address that the table lacks: one of the past, or one that never was. The server knows
 * where it leads. The page on screen stays until the answer has come.
 */
function leftToServer(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/**
 * Fetches the page that a path names, once. A page travels as one document, the same for a first visit and
 * for a link inside the app: its head, its styles and, unless it is an island, its content are read from there.
 *
 * @throws when the network or the page fails; the caller then lets the browser go there
 */
export function loadPage(path: string): Promise<Page> {
  const known = loading.get(path);
  if (known) return known;
  if (!matchRoute(path)) return leftToServer();
  const page = (async () => {
    const { route, locale } = matchRoute(path) ?? {};
    const island = route?.kind === 'island' && locale ? loadIsland(route.name, locale) : undefined;
    const response = await fetch(path, { headers: { accept: 'text/html' } });
    // An article that is no more leads to the blog (behaviour.md 1.9): the browser goes there by itself, and its history has the blog alone.
    if (response.redirected) throw new Error(`${path} leads to ${response.url}.`);
    // The not-found page is itself answered with 404.
    if (!response.ok && route?.name !== 'notFound') throw new Error(`${path} answered ${response.status}.`);
    const document_ = new DOMParser().parseFromString(withoutSheets(await response.text()), 'text/html');
    await loadStyles(document_);
    const head = { title: document_.title, elements: [...document_.head.querySelectorAll(HEAD_ELEMENTS)] };
    const footer = document_.getElementById(FOOTER_ID)?.innerHTML ?? '';
    const result: Page = island
      ? { head, footer, kind: 'island', sent: document_, ...(await island) }
      : { head, footer, kind: 'static', html: document_.getElementById(MAIN_ID)?.innerHTML ?? '' };
    ready.set(path, result);
    return result;
  })();
  loading.set(path, page);
  page.catch(() => loading.delete(path));
  return page;
}
