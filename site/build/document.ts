import { CHUNKS, ENTRY, FOOTER_ID, NOT_FOUND_PATH, ROOT_ID, SHEET, WAKE_FAILED_ID } from '../protocol.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Rendered } from '../src/entry.server.tsx';
import { type PagePicture, pictureHead } from '../src/head/head.ts';
import type { Sheet } from './code.ts';
import { hashOf } from './hash.ts';
import { iconHead } from './icons.ts';

/** What goes around a rendered page. */
export interface Frame {
  /** The address of what wakes the page. */
  entry: string;
  /** What it fetches beyond that, by language. */
  chunks: Readonly<Record<Locale, readonly string[]>>;
  headScript: string;
  loader: string;
  sheets: readonly Sheet[];
  /** What the body begins with: the skip link, and the announcement while there is one. */
  beginning: string;
  /** The sheet for paper, which is not inlined. */
  print?: Sheet;
  /** The typefaces that the first paint wants: later ones are not shown (`@uno/tokens/fonts/preloaded`). */
  preloads: readonly string[];
  /** What stands for the page where it is shared. */
  picture: PagePicture;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The whole document of a page. */
export function documentOf(page: Rendered, { entry, chunks, headScript, loader, sheets, beginning, print, preloads, picture }: Frame): string {
  const notFound = page.route.name === 'notFound' ? ` ${NOT_FOUND_PATH}="${page.path}"` : '';
  return [
    `<!doctype html><html lang="${page.locale}"${notFound}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${headScript}</script>`,
    // What is painted while it still arrives moves: a centred picture, a navigation whose neighbours are to come, a short
    // page whose footer pushes. The page is awaited whole; it comes in the same round trips.
    `<link rel="expect" href="#${FOOTER_ID}" blocking="render">`,
    ...preloads.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...sheets.map(({ href, css }) => `<style ${SHEET}="${href}">${css}</style>`),
    print ? `<link rel="stylesheet" href="${print.href}" integrity=${hashOf(print.css).replaceAll("'", '"')} media="print">` : '',
    page.headHtml,
    pictureHead(picture),
    iconHead(page.locale),
    '</head><body>',
    beginning,
    `<div id="${ROOT_ID}">${page.body}</div>`,
    `<p id="${WAKE_FAILED_ID}" role="alert" hidden>${page.wakeFailed}</p>`,
    `<script ${ENTRY}="${entry}" ${CHUNKS}="${attribute(chunks[page.locale].join(' '))}">${loader}</script>`,
    '</body></html>',
  ].join('');
}

/** The Content-Security-Policy of a page: nothing inline but what is hashed here, nothing from elsewhere but the store. */
export function policyOf({ headScript, loader, sheets }: Pick<Frame, 'headScript' | 'loader' | 'sheets'>, store: string | undefined): string {
  const scripts = [headScript, loader].map(hashOf).join(' ');
  const styles = sheets.map(({ css }) => hashOf(css)).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${store ? ` ${store}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
