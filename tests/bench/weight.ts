import { brotliCompressSync } from 'node:zlib';
import { documentFile } from '../../site/manifest.ts';
import type { Figure } from './figures.ts';
import { type Measure, onePerFamily, onNewPage, type Stage, visit } from './stage.ts';

const brotli = (texts: readonly string[]) => brotliCompressSync(texts.join('')).length / 1000;

/** The texts of the elements that match a pattern; the build writes each kind of element in only one form. */
const textsOf = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, text = '']) => text);

/** The typefaces that a page loads, and how many it preloads. */
const typefacesOf = (stage: Stage, path: string, status: number) =>
  onNewPage(stage, 'phone', async (tab) => {
    await visit(tab, `${stage.site.address}${path}`, status);
    return tab.evaluate(async () => {
      await document.fonts.ready;
      return {
        preloaded: document.querySelectorAll('link[rel=preload][as=font]').length,
        fonts: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.woff2')),
      };
    });
  });

/** Measures the sent size of every document, and on one page of each family the typefaces in a browser. */
export const weight: Measure = async (stage) => {
  const figures: Figure[] = [];
  const sheets = new Map<string, readonly string[]>();
  stage.say(`${stage.site.pages.length} documents`);
  for (const { path: page } of stage.site.pages) {
    const html = await stage.site.textOf(documentFile(page));
    const styles = textsOf(html, /<style\b[^>]*>(.*?)<\/style>/gs);
    sheets.set(page, styles);
    figures.push({ budget: 'html', page, samples: [(await stage.site.sentBytes(documentFile(page))) / 1000] }, { budget: 'styles', page, samples: [brotli(styles)] });
    if (page !== '/') continue;
    // Measured once: every page has the same two scripts.
    const [head = '', body = ''] = html.split('</head>');
    const scripts = /<script(?![^>]*\btype=)[^>]*>(.*?)<\/script>/gs;
    figures.push({ budget: 'headScript', page, samples: [brotli(textsOf(head, scripts))] }, { budget: 'loader', page, samples: [brotli(textsOf(body, scripts))] });
  }
  for (const { path: page, status } of onePerFamily(stage.site.pages)) {
    stage.say(page);
    const { fonts, preloaded } = await typefacesOf(stage, page, status);
    const bytes = await Promise.all([...new Set(fonts)].map(stage.site.sentBytes));
    figures.push({ budget: 'fonts', page, samples: [bytes.reduce((sum, each) => sum + each, 0) / 1000] }, { budget: 'fontsPreloaded', page, samples: [preloaded] });
  }
  const shell = [...sheets.values()].reduce((shared, own) => shared.filter((sheet) => own.includes(sheet)));
  return [...figures, ...Array.from(sheets, ([page, own]): Figure => ({ budget: 'stylesOwn', page, samples: [brotli(own) - brotli(shell)], note: `beside ${brotli(shell).toFixed(1)} of every page` }))];
};
