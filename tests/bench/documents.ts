/** Measures, without a browser, the bytes of every document of a built site and of the scripts that it fetches. */
import { brotliCompressSync } from 'node:zlib';
import { type BuiltPage, documentFile } from '../../site/manifest.ts';
import { CHUNKS_ATTRIBUTE } from '../../site/protocol.ts';
import type { Figure } from './figures.ts';

/** A built site that is weighed. */
export interface WeighedSite {
  readonly pages: readonly BuiltPage[];
  /** The bytes sent for a path: its brotli copy, or the file itself. */
  sentBytes(path: string): Promise<number>;
  textOf(path: string): Promise<string>;
}

const weights = new Map<string, number>();

/** The weight of texts in one piece. Pages of a family have the same styles, which are compressed once. */
function brotli(texts: readonly string[]): number {
  const text = texts.join('');
  const weight = weights.get(text) ?? brotliCompressSync(text).length / 1000;
  weights.set(text, weight);
  return weight;
}

/** The texts of the elements that match a pattern; the build writes each kind of element in only one form. */
const textsOf = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, text = '']) => text);

/** The scripts that a page fetches at a sign of life, its menus and its form among them. */
const chunksOf = (html: string): readonly string[] => (textsOf(html, new RegExp(` ${CHUNKS_ATTRIBUTE}="([^"]*)"`, 'g'))[0] ?? '').split(' ').filter(Boolean);

/** The weight of every document, of its styles and of the scripts that it fetches; of the two inlined scripts once, since every page has the same. */
export async function documentFigures({ pages, sentBytes, textOf }: WeighedSite): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const sheets = new Map<string, readonly string[]>();
  for (const { path: page, form, name } of pages) {
    const html = await textOf(documentFile(page));
    const styles = textsOf(html, /<style\b[^>]*>(.*?)<\/style>/gs);
    sheets.set(page, styles);
    const chunks = await Promise.all(chunksOf(html).map(sentBytes));
    figures.push(
      { budget: 'html', page, samples: [(await sentBytes(documentFile(page))) / 1000] },
      { budget: 'styles', page, samples: [brotli(styles)] },
      { budget: form || name === 'blog' ? 'formPrefetched' : 'scriptPrefetched', page, samples: [chunks.reduce((sum, bytes) => sum + bytes, 0) / 1000] },
    );
    if (page !== '/') continue;
    const [head = '', body = ''] = html.split('</head>');
    const scripts = /<script(?![^>]*\btype=)[^>]*>(.*?)<\/script>/gs;
    figures.push({ budget: 'headScript', page, samples: [brotli(textsOf(head, scripts))] }, { budget: 'loader', page, samples: [brotli(textsOf(body, scripts))] });
  }
  const shell = [...sheets.values()].reduce((shared, own) => shared.filter((sheet) => own.includes(sheet)));
  const own = Array.from(sheets, ([page, styles]): Figure => ({ budget: 'stylesOwn', page, samples: [brotli(styles) - brotli(shell)], note: `beside ${brotli(shell).toFixed(1)} of every page` }));
  return [...figures, ...own];
}
