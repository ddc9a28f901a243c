import { matchRoute } from '../routes.ts';
import { localeOf } from '../i18n/locale.ts';

const ANCHOR = /<a\b[^>]*>/g;
const HREF = /\shref="([^"]*)"/;
const ID = /\sid="([^"]+)"/g;

interface Link {
  /** The page that it stands on. */
  readonly from: string;
  readonly href: string;
  /** Whether it says that what it leads to is in another language. */
  readonly foreign: boolean;
}

/** The links of the pages that are built, and what they can lead to. */
export interface Links {
  /** Remembers the links and the anchors of a page. */
  add(path: string, html: string): void;
  /**
   * Once all pages are there: each link that leads nowhere, with the page that has it and what to do.
   *
   * @param isFile whether a path is that of a built file that is no page
   */
  findings(isFile: (path: string) => boolean): string[];
}

/** A cut of a string keeps the whole string in memory: of thousands of pages a copy of what is remembered is far less. */
const copied = (text: string): string => Buffer.from(text).toString();

/** Follows the links inside the site, so that none leads to a page or a place that is not there (WCAG 2.4.4). */
export function openLinks(): Links {
  const anchors = new Map<string, ReadonlySet<string>>();
  /** Each address once a language, with the first page that links it: menus repeat on thousands. */
  const links = new Map<string, Link>();

  function wrongWith({ from, href, foreign }: Link, isFile: (path: string) => boolean): string | undefined {
    const [address = '', hash = ''] = href.split('#', 2);
    const page = matchRoute(address === '' ? from : address);
    const ids = page && anchors.get(page.path);
    if (!page || !ids) {
      return isFile(address) ? undefined : 'there is no such page: correct the link, or add the page (README, “How to add”)';
    }
    if (page.locale !== localeOf(from) && !foreign) return 'the page is in another language: make the address with hrefOf(name, locale), or say hreflang';
    if (hash !== '' && !ids.has(decodeURIComponent(hash))) return `the page ${page.path} has no element with the id “${hash}”: give one that id, or correct the link`;
    return undefined;
  }

  return {
    add(path, html) {
      anchors.set(path, new Set(Array.from(html.matchAll(ID), ([, id = '']) => copied(id))));
      for (const [tag] of html.matchAll(ANCHOR)) {
        const cut = HREF.exec(tag)?.[1]?.replaceAll('&amp;', '&');
        if (cut === undefined || !/^(?:\/(?!\/)|#)/.test(cut)) continue;
        const href = copied(cut);
        const key = `${localeOf(path)} ${href.startsWith('#') ? path : ''}${href}`;
        if (!links.has(key)) links.set(key, { from: path, href, foreign: /\shreflang=/i.test(tag) });
      }
    },
    findings: (isFile) =>
      [...links.values()].flatMap((link) => {
        const wrong = wrongWith(link, isFile);
        return wrong === undefined ? [] : [`${link.from} links to ${link.href}: ${wrong}`];
      }),
  };
}
