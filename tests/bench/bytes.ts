/** Measures bytes: of documents and typefaces, of the scripts that run, and of everything that is sent to a page without input. */
import { setTimeout as pass } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page, Request } from 'playwright';
import type { BuiltPage } from '../../site/manifest.ts';
import type { BudgetName } from './budgets.ts';
import { documentFigures } from './documents.ts';
import { type Figure, unmeasured } from './figures.ts';
import { type Measure, onePerFamily, onNewPage, prefetched, type Stage, visit, wake } from './stage.ts';

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
  stage.say(`${stage.site.pages.length} documents`);
  const figures = [...(await documentFigures(stage.site))];
  for (const { path: page, status } of onePerFamily(stage.site.pages)) {
    stage.say(page);
    const { fonts, preloaded } = await typefacesOf(stage, page, status);
    const bytes = await Promise.all([...new Set(fonts)].map(stage.site.sentBytes));
    figures.push({ budget: 'fonts', page, samples: [bytes.reduce((sum, each) => sum + each, 0) / 1000] }, { budget: 'fontsPreloaded', page, samples: [preloaded] });
  }
  return figures;
};

/** A script that has run: a file by its path, or an inlined one. */
interface Script {
  name: string;
  /** Brotli. */
  bytes: number;
}

/**
 * Watches which scripts of the site run, by V8's precise coverage: in a module that was only preloaded no function was
 * called, not even its top level.
 *
 * @returns a function that returns the scripts that have run so far
 */
async function watchScripts(devtools: CDPSession, { site }: Stage): Promise<() => Promise<Script[]>> {
  const run = new Map<string, Script>();
  const weighScript = async (scriptId: string, url: string): Promise<Script> => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('.js')) return { name: pathname, bytes: await site.sentBytes(pathname) };
    const { scriptSource } = await devtools.send('Debugger.getScriptSource', { scriptId });
    return { name: 'inlined', bytes: brotliCompressSync(scriptSource).length };
  };
  await devtools.send('Profiler.enable');
  await devtools.send('Debugger.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    const { result } = await devtools.send('Profiler.takePreciseCoverage');
    for (const { scriptId, url, functions } of result) {
      const called = functions.some(({ ranges }) => ranges.some(({ count }) => count > 0));
      if (called && url.startsWith(site.address) && !run.has(scriptId)) run.set(scriptId, await weighScript(scriptId, url));
    }
    return [...run.values()];
  };
}

const kB = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

const figureOf = (budget: BudgetName, page: string, scripts: readonly Script[]): Figure => ({
  budget,
  page,
  samples: [kB(scripts)],
  note: scripts.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${name.replace('/assets/', '')} ${(bytes / 1000).toFixed(1)}`).join(', '),
});

async function fetchedScripts(page: Page, { site }: Stage): Promise<Script[]> {
  const paths = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.js')));
  return Promise.all([...new Set(paths)].map(async (name) => ({ name, bytes: await site.sentBytes(name) })));
}

/** Opens both menus, each on the screen that has it. */
async function openMenus(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup=dialog]').tap();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('[data-main-navigation] button').click();
  await page.locator('[data-main-navigation] button[aria-expanded=true]').waitFor();
}

const home = { read: 'scriptRead', awake: 'scriptAwake', opened: 'scriptOpened', prefetched: 'scriptPrefetched' } as const;
const form = { read: 'scriptRead', awake: 'formAwake', opened: 'formOpened', prefetched: 'formPrefetched' } as const;

const weigh = (stage: Stage, path: string, budgets: typeof home | typeof form): Promise<Figure[]> =>
  onNewPage(stage, 'phone', async (page, devtools) => {
    const run = await watchScripts(devtools, stage);
    await visit(page, `${stage.site.address}${path}`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await prefetched(page);
    const read = figureOf(budgets.read, path, await run());
    const waiting = figureOf(budgets.prefetched, path, await fetchedScripts(page, stage));
    await wake(page);
    const awake = figureOf(budgets.awake, path, await run());
    try {
      await openMenus(page);
      if (budgets === form) {
        // By a key, because Playwright doesn't click a button with `aria-disabled`.
        await page.locator('#main form [type=submit]').press('Enter');
        await page.locator('#main form [role=alert]').waitFor();
        // The first use of a form fetches the store's client, which may still be on its way.
        const { address, storeClient } = stage.site;
        await page.waitForFunction((url) => performance.getEntriesByName(url).length > 0, `${address}${storeClient}`);
        while (!(await run()).some(({ name }) => name === storeClient));
      }
      return [read, waiting, awake, figureOf(budgets.opened, path, await run())];
    } catch (error) {
      return [read, waiting, awake, unmeasured(budgets.opened, path, error)];
    }
  });

/** The scripts that a page has run once it is awake. */
const runAwake = (stage: Stage, path: string): Promise<Script[]> =>
  onNewPage(stage, 'phone', async (page, devtools) => {
    const run = await watchScripts(devtools, stage);
    await visit(page, `${stage.site.address}${path}`);
    await wake(page);
    return run();
  });

/** The scripts that the newest article runs and home does not, in the first language. */
async function articleFigures(stage: Stage): Promise<Figure[]> {
  const path = stage.site.pages.find(({ name }) => name === 'article')?.path;
  if (path === undefined) return [];
  stage.say(path);
  const shared = await runAwake(stage, '/');
  const own = (await runAwake(stage, path)).filter((script) => !shared.some(({ name, bytes }) => name === script.name && bytes === script.bytes));
  return [figureOf('scriptOwn', path, own)];
}

/** Brotli bytes of the scripts that run while reading, awake, and with everything opened, on home and on every page with a form; and those that an article adds. */
export const javascript: Measure = async (stage) => {
  const figures = await articleFigures(stage);
  for (const { path, name, form: hasForm } of stage.site.pages) {
    if (!hasForm && name !== 'home') continue;
    stage.say(path);
    figures.push(...(await weigh(stage, path, hasForm ? form : home)));
  }
  return figures;
};

/** How long a page is left without input, in ms. */
const DURATION_MS = 10_000;

/** How many pages are open at a time, each with its copy without scripts. Bytes do not depend on the load, but thirty pages at once open too slowly. */
const AT_ONCE = 6;

/** The bytes on the wire that a page receives in 10 s, including headers: in all, and of script files. */
const bytesSent = (stage: Stage, url: string, status: number): Promise<{ total: number; script: number }> =>
  onNewPage(stage, 'phone', async (page) => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await visit(page, url, status);
    await pass(DURATION_MS);
    const sizes = await Promise.all(finished.map(async (request) => ({ request, ...(await request.sizes()) })));
    const sum = (of: typeof sizes) => of.reduce((bytes, { responseHeadersSize, responseBodySize }) => bytes + responseHeadersSize + responseBodySize, 0);
    // The browser does not report a preloaded module as a script.
    const isScript = (request: Request) => request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js');
    return { total: sum(sizes), script: sum(sizes.filter(({ request }) => isScript(request))) };
  });

/** Measures one page of each family, left without input for ten seconds, and the same document without scripts. */
export const alone: Measure = async (stage) => {
  const figuresOf = async ({ path, status }: BuiltPage): Promise<Figure[]> => {
    const [site, floor] = await Promise.all([bytesSent(stage, stage.site.address + path, status), bytesSent(stage, stage.site.floor + path, status)]);
    return [
      { budget: 'aloneScript', page: path, samples: [site.script / 1000] },
      { budget: 'aloneTotal', page: path, samples: [site.total / floor.total], note: `${(site.total / 1000).toFixed(1)} kB against ${(floor.total / 1000).toFixed(1)}` },
    ];
  };
  const pages = onePerFamily(stage.site.pages);
  const figures: Figure[] = [];
  for (let from = 0; from < pages.length; from += AT_ONCE) {
    stage.say(`pages ${from + 1} to ${Math.min(from + AT_ONCE, pages.length)} of ${pages.length}, ${DURATION_MS / 1000} s`);
    figures.push(...(await Promise.all(pages.slice(from, from + AT_ONCE).map(figuresOf))).flat());
  }
  return figures;
};
