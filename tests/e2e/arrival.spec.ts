import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { listenOn } from '../../scripts/listen.ts';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/database.ts';
import { closeGracefully } from '../../server/stop.ts';
import { locales } from '../../site/i18n/locale.ts';
import { documentFile, firstOfEach } from '../../site/manifest.ts';
import { budgets } from '../bench/budgets.ts';
import { launchOptions } from '../browser.ts';
import { builtSite } from './dist.ts';
import { layoutShift } from './layoutShift.ts';
import { untilPainted } from './site.ts';
import { pages } from './pages.ts';

// On a slow network the first paint shows a part of a page. What follows must not move it.

const MAX_SHIFT = budgets.shift.most;

/** Where the first part ends, as parts of `<main>`. On a slow network the first paint has less than a tenth. */
const cuts = [0.08, 0.25, 0.35, 0.5] as const;

/** Serves the built site, but keeps the rest of a document back until `release` is called. */
async function siteInPieces() {
  const app = createApp({ dist: builtSite.folder, database: Promise.withResolvers<Database>().promise });
  let cut: number = cuts[0];
  let rest = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const page = pages.find(({ path }) => path === request.url);
    if (page === undefined) return app.emit('request', request, response);
    void (async () => {
      const html = await readFile(join(builtSite.folder, documentFile(page.path)), 'utf8');
      const [from, to] = [html.indexOf('<main'), html.indexOf('</main')];
      const end = html.lastIndexOf('>', from + (to - from) * cut) + 1;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, end));
      await rest.promise;
      response.end(html.slice(end));
    })();
  });
  return {
    address: await listenOn(server),
    /** The next document stops here. */
    cutAt(part: number) {
      cut = part;
      rest = Promise.withResolvers();
    },
    release: () => rest.resolve(),
    async [Symbol.asyncDispose]() {
      rest.resolve();
      await closeGracefully(server);
    },
  };
}

test('nothing moves while a page arrives in pieces', { tag: '@long' }, async () => {
  await using site = await siteInPieces();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const width of [360, 768, 1024, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      for (const [at, { family }] of firstOfEach(pages, 'family').entries()) {
        const path = pages.find((one) => one.family === family && one.status === 200 && one.locale === locales[at % locales.length])?.path;
        if (path === undefined) continue;
        for (const cut of cuts) {
          site.cutAt(cut);
          await page.goto(site.address + path, { waitUntil: 'commit' });
          await untilPainted(page);
          site.release();
          await page.waitForLoadState('load');
          const { sum, moved } = await layoutShift(page);
          expect.soft(sum, `${path} at ${width} px, cut at ${cut}\n${moved}`).toBeLessThan(MAX_SHIFT);
        }
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
