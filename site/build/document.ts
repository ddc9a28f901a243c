import { sceneFilters } from '@uno/drawings/scenes';
import { CHUNKS_ATTRIBUTE, ENTRY_ATTRIBUTE, MAIN_ID, NOT_FOUND_PATH, ROOT_ID, WAKE_FAILED_ID } from '../protocol.ts';
import type { Locale } from '../i18n/locale.ts';
import { hrefOf } from '../routes.ts';
import type { RenderedPage } from '../src/entry.server.tsx';
import { type PagePicture, pictureHead } from '../src/head/head.ts';
import type { StyleSheet } from './code.ts';
import { hashOf } from './hash.ts';
import { iconHead } from './icons.ts';
import { policyMeta, policyOf } from './policy.ts';

/** The parts of a document around the rendered page. */
export interface DocumentFrame {
  /** The address of the entry, which wakes the page. */
  entry: string;
  /** The chunks that it fetches when it wakes, the entry first, by language. */
  chunks: Readonly<Record<Locale, readonly string[]>>;
  headScript: string;
  loader: string;
  /** The security policy that the document enforces. Absent under `npm run dev`, where Vite writes scripts and styles of its own. */
  policy?: string;
  sheets: readonly string[];
  /** HTML at the start of the body: the skip link and, if there is one, the announcement. */
  beginning: string;
  /** The print sheet, which is not inlined. */
  print?: StyleSheet;
  /** The fonts to preload: they are used only if they arrive before the first paint (`@uno/tokens/fonts/preloaded`). */
  preloads: readonly string[];
  /** The Open Graph picture of the page. */
  picture: PagePicture;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The start of a document. A not-found document has the path that replaces its URL. The policy precedes all that it applies to. */
const beginningOf = (locale: Locale, { policy, headScript }: Pick<DocumentFrame, 'headScript' | 'policy'>, notFoundPath?: string): string =>
  [
    `<!doctype html><html lang="${locale}"${notFoundPath === undefined ? '' : ` ${NOT_FOUND_PATH}="${notFoundPath}"`}><head><meta charset="utf-8">`,
    policy === undefined ? '' : policyMeta(policy),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${headScript}</script>`,
  ].join('');

const fontsAndStyles = ({ preloads, sheets }: Pick<DocumentFrame, 'preloads' | 'sheets'>): string =>
  [
    ...preloads.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...sheets.map((css) => `<style>${css}</style>`),
  ].join('');

/** The whole document of a page. */
export function documentOf(page: RenderedPage, { entry, chunks, headScript, loader, policy, sheets, beginning, print, preloads, picture }: DocumentFrame): string {
  return [
    beginningOf(page.locale, { headScript, ...(policy !== undefined && { policy }) }, page.route.name === 'notFound' ? page.path : undefined),
    // Painting a partly received page causes layout shifts. So the first paint waits for the content; it does not wait until
    // the footer, below the first screen, is parsed and laid out too.
    `<link rel="expect" href="#${MAIN_ID}" blocking="render">`,
    fontsAndStyles({ preloads, sheets }),
    print ? `<link rel="stylesheet" href="${print.href}" integrity=${hashOf(print.css).replaceAll("'", '"')} media="print">` : '',
    page.headHtml,
    pictureHead(picture),
    iconHead(page.locale),
    '</head><body>',
    beginning,
    sceneFilters,
    `<div id="${ROOT_ID}">${page.body}</div>`,
    `<p id="${WAKE_FAILED_ID}" data-surface="danger" role="alert" hidden>${page.wakeFailed}</p>`,
    `<script ${ENTRY_ATTRIBUTE}="${entry}" ${CHUNKS_ATTRIBUTE}="${attribute(chunks[page.locale].join(' '))}">${loader}</script>`,
    '</body></html>',
  ].join('');
}

/**
 * The short not-found page, `404.html`, with the styles and the head script of the full one: it has the visitor's theme, and
 * redirects unknown articles to the blog.
 */
export const plainDocumentOf = ({ title, body }: { readonly title: string; readonly body: string }, { headScript, preloads, sheets }: Pick<DocumentFrame, 'headScript' | 'preloads' | 'sheets'>): string =>
  [
    beginningOf('en-CA', { headScript, policy: policyOf({ scripts: [headScript], styles: sheets }) }, hrefOf('notFound', 'en-CA')),
    fontsAndStyles({ preloads, sheets }),
    `<title>${title}</title><meta name="robots" content="noindex">`,
    iconHead('en-CA'),
    `</head><body>${body}</body></html>`,
  ].join('');
