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
  /** Whether it has `hreflang`: its target may be in the other language. */
  readonly foreign: boolean;
}

/** The distinct links of a page, and its ids, which links can point to. */
export interface PageLinks {
  readonly links: readonly Link[];
  /** Every id of the page. */
  readonly ids: readonly string[];
}

/** The link checker of a build. */
export interface LinkChecker {
  /** Adds the links and ids of a page. */
  add(path: string, page: PageLinks): void;
  /**
   * Call it after all pages are added. Returns each broken link with its line in an article, or else the page that has it,
   * and how to fix it.
   *
   * @param isFile whether a path is a built file that is not a page
   * @param written the links in the sources of articles
   */
  findings(isFile: (path: string) => boolean, written: readonly ArticleLink[]): string[];
}

/** The distinct links and ids of all pages. Thousands of pages share the same menus. */
const known = { links: new Map<string, Link>(), ids: new Map<string, string>() };

/** Returns one shared copy of equal values. The key is copied, because a substring keeps its whole source string in memory. */
function sharedCopy<Value>(map: Map<string, Value>, substring: string, make: (text: string) => Value): Value {
  const before = map.get(substring);
  if (before !== undefined) return before;
  const text = Buffer.from(substring).toString();
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
    links.add(sharedCopy(known.links, `${foreign ? 'foreign ' : ''}${href}`, (text) => ({ href: foreign ? text.slice('foreign '.length) : text, foreign })));
  }
  return { links: [...links], ids: Array.from(html.matchAll(ID), ([, id = '']) => sharedCopy(known.ids, id, (text) => text)) };
}

/** Ids that error messages do not suggest: those of the document frame, of drawings, and of React. */
const NOT_LINKABLE = new RegExp(`^(?:${ROOT_ID}|${MAIN_ID}|${FOOTER_ID}|${WAKE_FAILED_ID}|uno-.*|uf-.*|.*_R_.*)$`);

/** Checks that every link inside the site leads to an existing page and element (WCAG 2.4.4). */
export function linkChecker(): LinkChecker {
  const anchors = new Map<string, ReadonlySet<string>>();
  /** The distinct links of each language, with the first page that has each. */
  const links = new Map<string, Link & { readonly from: string }>();

  function wrongWith({ from, href, foreign }: Link & { readonly from: string }, isFile: (path: string) => boolean): readonly [problem: string, fix: string] | undefined {
    const [address = '', hash = ''] = href.split('#', 2);
    const page = matchRoute(address === '' ? from : address);
    const ids = page && anchors.get(page.path);
    if (!page || !ids) {
      return isFile(address) ? undefined : ['there is no such page', 'correct the link, or add the page (CONTRIBUTING.md, “A page”)'];
    }
    if (page.locale !== localeOf(from) && !foreign) return ['the page is in another language', 'make the address with hrefOf(name, locale), or add hreflang'];
    if (hash !== '' && !ids.has(decodeURIComponent(hash))) {
      const places = [...ids].filter((id) => !NOT_LINKABLE.test(id)).map((id) => `#${id}`);
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
