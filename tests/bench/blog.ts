/**
 * `npm run bench -- blog`: measures a blog of twelve, five hundred and two thousand lifelike articles, in two
 * languages. A copy of the site is built with each, from scratch, and once more with one article changed.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { copyOfSite } from '../siteCopy.ts';
import { writeArticles } from '../lifelikeArticles.ts';
import { type Figure, median } from './figures.ts';
import { serveSite } from './site.ts';
import { type Measure, onNewPage, slowDown, type Stage, visit, wake } from './stage.ts';

const FEW = 12;
/** Only built, to compare the time for each article. */
const SOME = 500;
const MANY = 2000;

const BLOGS = ['/blog', '/fr/blog'] as const;

/** Three words that many articles have, and the words to type letter by letter. */
const QUERIES = {
  '/blog': { words: 'contract supervisor cleaning', typed: ['elevator', 'carpet', 'winter', 'floor'] },
  '/fr/blog': { words: 'contrat responsable nettoyage', typed: ['ascenseur', 'tapis', 'hiver', 'plancher'] },
} as const;

/** The size of a page's resources whose path matches, in kB. */
const kilobytesSent = (page: Page, paths: RegExp): Promise<number> =>
  page.evaluate(
    (pattern) =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new RegExp(pattern).test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    paths.source,
  );

/** The kB of these resources that a page has loaded once it shows an element. */
const loaded = (stage: Stage, path: string, paths: RegExp, shown: string): Promise<number> =>
  onNewPage(stage, 'phone', async (page) => {
    await visit(page, `${stage.site.address}${path}`);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    return kilobytesSent(page, paths);
  });

const firstLoad = (stage: Stage, path: string) => loaded(stage, path, /(?:blog|\.(?:css|woff2|js|json))$/, 'main');

const firstSearch = (stage: Stage, path: (typeof BLOGS)[number]) =>
  loaded(stage, `${path}?search=${encodeURIComponent(QUERIES[path].words)}`, /\/assets\/(?:blog-|find)/, 'main mark');

/**
 * The time from each typed letter to the paint of its results, in ms: the chip, the list’s heading and all cards. Each word
 * is typed once before, so that its files are cached.
 */
const keyTimes = (stage: Stage, path: (typeof BLOGS)[number]): Promise<number[]> =>
  onNewPage(stage, 'phone', async (page, devtools) => {
    await visit(page, `${stage.site.address}${path}`);
    await wake(page);
    const field = page.getByRole('searchbox');
    const times: number[] = [];
    for (const word of QUERIES[path].typed) {
      await field.pressSequentially(word, { delay: 100 });
      await page.locator('main mark').first().waitFor();
      await field.fill('');
      await page.locator('main mark').first().waitFor({ state: 'detached' });
      await slowDown(stage, devtools);
      for (const letter of word) {
        const painted = await page.evaluateHandle(() => {
          const list = document.querySelector('main section');
          let since = 0;
          let found = false;
          addEventListener('input', ({ timeStamp }) => (since = timeStamp), { capture: true, once: true });
          const { promise: time, resolve } = Promise.withResolvers<number>();
          const changes = new MutationObserver((records) => {
            found ||= records.some(({ type, target }) => type !== 'attributes' && (target instanceof Element ? target : target.parentElement)?.closest('[aria-busy]'));
            // The list is busy from the letter to its results.
            if (!records.some(({ type, target }) => type === 'attributes' && target instanceof Element && target.ariaBusy !== 'true')) return;
            changes.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(found ? performance.now() - since : 0);
              port2.postMessage(null);
            });
          });
          if (list) changes.observe(list, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-busy'] });
          return { time };
        });
        await page.keyboard.type(letter);
        const time = await painted.evaluate((watched) => watched.time);
        // 0 means that the letter did not change the nine cards.
        if (time > 0) times.push(time);
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await field.fill('');
    }
    return times;
  });

/** The compressed size of a language's index: its words, its vocabulary and the data that a search begins with. */
async function indexSize(dist: string): Promise<number> {
  const names = (await readdir(join(dist, 'assets'))).filter((name) => /^blog-(?:words|vocabulary|search)-.*\.br$/.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(dist, 'assets', name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000 / BLOGS.length;
}

/** Builds the blogs, and measures the largest. Its copies are served instead of the site. */
export const blog: Measure = async ({ browser, judgement, say }) => {
  const figures: Figure[] = [];
  const first: Record<string, number[]> = {};
  /** The seconds that a build takes, by number of articles. */
  const taken = new Map<number, number>();
  const eachOf = (count: number) => ((taken.get(count) ?? Number.NaN) - (taken.get(FEW) ?? Number.NaN)) / (count - FEW);
  const copy = await copyOfSite();
  const articles = join(copy.folder, 'site/content/blog');
  try {
    for (const name of await readdir(articles)) if (name.endsWith('.md')) await rm(join(articles, name));
    for (const count of [FEW, SOME, MANY]) {
      await writeArticles(articles, count);
      // From scratch: else the build reuses cached pictures and compressed files, and assets of the previous build.
      for (const made of [copy.dist, join(copy.folder, 'site/.builds'), join(copy.folder, 'site/.cache')]) await rm(made, { recursive: true, force: true });
      const built = await copy.build();
      say(`${count} articles: ${built.seconds.toFixed(0)} s, ${built.megabytes.toFixed(0)} MB (${built.output.split('\n').filter((line) => !line.endsWith('…')).join('; ')})`);
      taken.set(count, built.seconds);
      if (count === SOME) continue;
      const site = await serveSite(copy.dist);
      const stage: Stage = { browser, site, judgement, say };
      try {
        for (const path of BLOGS) (first[path] ??= []).push(await firstLoad(stage, path));
        if (count < MANY) continue;
        figures.push({ budget: 'blogBuild', page: `${MANY} × 2`, samples: [built.seconds] }, { budget: 'blogMemory', page: `${MANY} × 2`, samples: [built.megabytes] });
        figures.push({ budget: 'blogLinear', page: `${MANY} × 2`, samples: [eachOf(MANY) / eachOf(SOME)], note: `${(eachOf(MANY) * 1000).toFixed(0)} and ${(eachOf(SOME) * 1000).toFixed(0)} ms each` });
        figures.push({ budget: 'blogIndex', page: 'a language', samples: [await indexSize(copy.dist)] });
        for (const path of BLOGS) {
          say(`${path}: searching`);
          const letters = await keyTimes(stage, path);
          say(`${path}: a letter takes ${median(letters).toFixed(0)} ms, ${Math.max(...letters).toFixed(0)} at most`);
          figures.push({ budget: 'blogQuery', page: path, samples: [await firstSearch(stage, path)] }, { budget: 'blogKey', page: path, samples: letters });
        }
      } finally {
        await site.stop();
      }
    }
    for (const [path, [few = Number.NaN, many = Number.NaN]] of Object.entries(first)) {
      figures.push({ budget: 'blogFirst', page: path, samples: [many - few], note: `${few.toFixed(1)} and ${many.toFixed(1)} kB` });
      say(`${path}: first load ${few.toFixed(1)} kB with ${FEW}, ${many.toFixed(1)} kB with ${MANY}`);
    }
    await writeArticles(articles, MANY, 0);
    const edited = await copy.build();
    say(`one changed: ${edited.seconds.toFixed(0)} s (${edited.output.split('\n').filter((line) => !line.endsWith('…')).join('; ')})`);
    figures.push({ budget: 'blogEdited', page: `${MANY} × 2`, samples: [edited.seconds] });
  } finally {
    await copy.remove();
  }
  return figures;
};
