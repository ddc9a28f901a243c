import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './figures.ts';
import { type Measure, onNewPage, visit } from './stage.ts';

const brotli = (texts: readonly string[]) => brotliCompressSync(texts.join('')).length / 1000;

/** What every document of the site weighs, as it is sent. */
export const weight: Measure = async (stage) => {
  const figures: Figure[] = [];
  const sheets = new Map<string, readonly string[]>();
  for (const { path: page, status } of stage.site.pages) {
    stage.say(page);
    const found = await onNewPage(stage, 'phone', async (tab) => {
      await visit(tab, `${stage.site.address}${page}`, status);
      return tab.evaluate(async () => {
        await document.fonts.ready;
        const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
        return {
          styles: texts('style'),
          headScript: texts('head script:not([type])'),
          loader: texts('body script:not([type])'),
          preloaded: document.querySelectorAll('link[rel=preload][as=font]').length,
          fonts: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.woff2')),
        };
      });
    });
    sheets.set(page, found.styles);
    const fonts = await Promise.all([...new Set(found.fonts)].map(stage.site.sentBytes));
    figures.push(
      { budget: 'html', page, samples: [(await stage.site.sentBytes(`${page}/index.html`)) / 1000] },
      { budget: 'styles', page, samples: [brotli(found.styles)] },
      { budget: 'fonts', page, samples: [fonts.reduce((sum, bytes) => sum + bytes, 0) / 1000] },
      { budget: 'fontsPreloaded', page, samples: [found.preloaded] },
    );
    // The same on every page: the build gives them one hash.
    if (page === '/') figures.push({ budget: 'headScript', page, samples: [brotli(found.headScript)] }, { budget: 'loader', page, samples: [brotli(found.loader)] });
  }
  const shell = [...sheets.values()].reduce((shared, own) => shared.filter((sheet) => own.includes(sheet)));
  return [...figures, ...Array.from(sheets, ([page, own]): Figure => ({ budget: 'stylesOwn', page, samples: [brotli(own) - brotli(shell)], note: `beside ${brotli(shell).toFixed(1)} of every page` }))];
};
