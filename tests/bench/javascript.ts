import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';
import type { BudgetName } from './budgets.ts';
import { type Figure, unmeasured } from './figures.ts';
import { type Measure, onNewPage, prefetched, type Stage, visit, wake } from './stage.ts';

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
