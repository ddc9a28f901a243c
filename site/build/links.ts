import type { ArticleLink } from '../blog/article.ts';
import { FOOTER_ID, MAIN_ID, ROOT_ID, WAKE_FAILED_ID } from '../protocol.ts';
import { matchRoute } from '../routes.ts';
import { localeOf } from '../i18n/locale.ts';

const ANCHOR = /<a\b[^>]*>/g;
const HREF = /\shref="([^"]*)"/;
const ID = /\sid="([^"]+)"/g;

/** A link inside the site. */
interface Link {
  readonly href: string;
  /** Whether it says that what it leads to is in another language. */
  readonly foreign: boolean;
}

/** The links of a page, each once, and the ids that links can point to. */
export interface PageLinks {
  readonly links: readonly Link[];
  /** Every id of the page. */
  readonly ids: readonly string[];
}

/** The links of the pages that are built, and what they can lead to. */
export interface Links {
  /** Remembers the links and the ids of a page. */
  add(path: string, page: PageLinks): void;
  /**
   * Once all pages are there: each link that leads nowhere, with where it is written, or the page that has it, and what
   * to do.
   *
   * @param isFile whether a path is that of a built file that is no page
   * @param written the links that are written in articles
   */
  findings(isFile: (path: string) => boolean, written: readonly ArticleLink[]): string[];
}

/** The links and ids of all pages, each once: thousands of pages have the same menus. */
const known = { links: new Map<string, Link>(), ids: new Map<string, string>() };

/** One shared copy of equal values. The key is copied, because a substring keeps its whole source string in memory. */
function oneOf<Kept>(map: Map<string, Kept>, cut: string, make: (text: string) => Kept): Kept {
  const before = map.get(cut);
  if (before !== undefined) return before;
  const text = Buffer.from(cut).toString();
  const made = make(text);
  map.set(text, made);
  return made;
}

/** The links and the ids of a page. */
export function linksOf(html: string): PageLinks {
  const links = new Set<Link>();
  for (const [tag] of html.matchAll(ANCHOR)) {
    const href = HREF.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    if (href === undefined || !/^(?:\/(?!\/)|#)/.test(href)) continue;
    const foreign = /\shreflang=/i.test(tag);
    links.add(oneOf(known.links, `${foreign ? 'foreign ' : ''}${href}`, (text) => ({ href: foreign ? text.slice('foreign '.length) : text, foreign })));
  }
  return { links: [...links], ids: Array.from(html.matchAll(ID), ([, id = '']) => oneOf(known.ids, id, (text) => text)) };
}

/** Ids that links never point to: those of the document frame, of drawings, and those that React makes. */
const NO_PLACE = new RegExp(`^(?:${ROOT_ID}|${MAIN_ID}|${FOOTER_ID}|${WAKE_FAILED_ID}|uno-.*|uf-.*|.*_R_.*)$`);

/** Follows the links inside the site, so that none leads to a page or a place that is not there (WCAG 2.4.4). */
export function linkChecker(): Links {
  const anchors = new Map<string, ReadonlySet<string>>();
  /** Each address once a language, with the first page that links it: menus repeat on thousands. */
  const links = new Map<string, Link & { readonly from: string }>();

  function wrongWith({ from, href, foreign }: Link & { readonly from: string }, isFile: (path: string) => boolean): readonly [wrong: string, right: string] | undefined {
    const [address = '', hash = ''] = href.split('#', 2);
    const page = matchRoute(address === '' ? from : address);
    const ids = page && anchors.get(page.path);
    if (!page || !ids) {
      return isFile(address) ? undefined : ['there is no such page', 'correct the link, or add the page (CONTRIBUTING.md, “A page”)'];
    }
    if (page.locale !== localeOf(from) && !foreign) return ['the page is in another language', 'make the address with hrefOf(name, locale), or say hreflang'];
    if (hash !== '' && !ids.has(decodeURIComponent(hash))) {
      const places = [...ids].filter((id) => !NO_PLACE.test(id)).map((id) => `#${id}`);
      return [`the page ${page.path} has no element with the id “${hash}”`, `give one that id, or write one of ${places.join(', ')}`];
    }
    return undefined;
  }

  return {
    add(path, page) {
      anchors.set(path, new Set(page.ids));
      for (const link of page.links) {
        const key = `${localeOf(path)} ${link.href.startsWith('#') ? path : ''}${link.href}`;
        if (!links.has(key)) links.set(key, { from: path, ...link });
      }
    },
    findings: (isFile, written) =>
      [...links.values()].flatMap((link) => {
        const found = wrongWith(link, isFile)?.join('; ');
        if (found === undefined) return [];
        const places = written.filter(({ href }) => href === link.href).map((one) => `${one.place}: the link ${one.written} leads nowhere: ${found}`);
        return places.length > 0 ? places : [`${link.from} links to ${link.href}: ${found}`];
      }),
  };
}
