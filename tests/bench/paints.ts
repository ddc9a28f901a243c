/** Measures when pages are painted, beside the same documents without scripts. */
import { setTimeout as pass } from 'node:timers/promises';
import type { BudgetName } from './budgets.ts';
import { type Figure, passes } from './figures.ts';
import { BARE_PATH } from './site.ts';
import { type Measure, middleOf, onNewPage, prefetched, slowDown, slowNetwork, type Stage, visit, wake } from './stage.ts';

/** The time of the largest contentful paint, in ms from the navigation, on a phone with an empty cache. */
const largestPaint = (stage: Stage, url: string): Promise<number> =>
  onNewPage(stage, 'phone', async (page, devtools) => {
    await slowNetwork(devtools);
    await slowDown(stage, devtools);
    await visit(page, url);
    return page.evaluate(async () => {
      await document.fonts.ready;
      // Two frames after the last typeface its change has been painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type: 'largest-contentful-paint', buffered: true });
      });
    });
  });

/** The LCP of home and of the same document without scripts, measured alternately, so that load on the machine slows both. */
export const floor: Measure = async (stage) => {
  const page = '/';
  const withScripts: number[] = [];
  const bare: number[] = [];
  const pairs = stage.judgement === 'all' ? 7 : 4;
  for (let time = 1; time <= pairs; time++) {
    stage.say(`${page}, pair ${time} of ${pairs}`);
    withScripts.push(await largestPaint(stage, `${stage.site.address}${page}`));
    bare.push(await largestPaint(stage, `${stage.site.floor}${page}`));
  }
  return [
    { budget: 'lcpThrottled', page, samples: withScripts },
    { budget: 'lcpStatic', page, samples: bare },
    { budget: 'lcpFloor', page, samples: withScripts.map((time, at) => time / (bare[at] ?? Number.NaN)), note: 'the median of the pairs' },
  ];
};

/** From home to the quote form and back, in both languages: a page with a link at its top, and the page that the link leads to. */
const linkPairs = [
  { from: '/', to: '/get-quote' },
  { from: '/get-quote', to: '/' },
  { from: '/fr', to: '/fr/get-quote' },
  { from: '/fr/get-quote', to: '/fr' },
] as const;

/** How a link is pressed, and on which network. */
interface Condition {
  readonly name: string;
  readonly budget: BudgetName;
  /** How long the pointer rests on the link before the press, in ms. Absent for a finger. */
  readonly hover?: number;
  readonly slow?: true;
  readonly awake?: true;
  /** Compared with a page that has only a heading, too. */
  readonly bare?: true;
  /** Measured only with `--judge all`, because the other conditions are enough for the ratios. */
  readonly onlyAll?: true;
}

const conditions: readonly Condition[] = [
  { name: 'hover 200 ms', budget: 'navigationFree', hover: 200 },
  { name: 'hover 200 ms, awake', budget: 'navigationFree', hover: 200, awake: true },
  { name: 'hover 600 ms', budget: 'navigationFree', hover: 600, onlyAll: true },
  { name: 'touch', budget: 'navigationTouch', bare: true },
  { name: 'hover 200 ms, slow 4G', budget: 'navigationSlow', hover: 200, slow: true, onlyAll: true },
  { name: 'hover 600 ms, slow 4G', budget: 'navigationSlow', hover: 600, slow: true, onlyAll: true },
];

/** How long a press lasts, in ms. */
const PRESS = 80;

/** The time from the pointer's press to the first paint of the next page, in ms. */
const navigate = (stage: Stage, site: string, { from, to }: (typeof linkPairs)[number], { hover, slow, awake }: Condition, leadsTo: string = to): Promise<number> =>
  onNewPage(stage, hover === undefined ? 'phone' : 'laptop', async (page, devtools) => {
    await slowDown(stage, devtools);
    await visit(page, `${site}${from}`);
    if (awake && site === stage.site.address) {
      await prefetched(page);
      await wake(page);
    }
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestIdleCallback(resolve));
      addEventListener('pointerdown', ({ timeStamp }) => sessionStorage.setItem('bench-pressed', String(performance.timeOrigin + timeStamp)), true);
    });
    if (slow) await slowNetwork(devtools);
    const link = page.locator(`:is(header, main) a[href="${to}"]:visible`).first();
    const at = await middleOf(link);
    if (leadsTo !== to) await link.evaluate((element, path) => element.setAttribute('href', path), leadsTo);
    if (hover === undefined) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await pass(PRESS);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(at.x, at.y);
      await pass(hover);
      await page.mouse.down();
      await pass(PRESS);
      await page.mouse.up();
    }
    await page.waitForURL(`${site}${leadsTo}`);
    return page.evaluate(async () => {
      const painted = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      });
      return performance.timeOrigin + painted - Number(sessionStorage.getItem('bench-pressed'));
    });
  });

/**
 * Measures navigation from the press to the first paint of the next page, and beside it that of a page with only a heading: what
 * all our pages have, such as their size or what the first paint waits for, is in both halves of the ratio to a page without
 * scripts, but not of the ratio to that one. Pages with and without scripts alternate, and so
 * does which of them is first, so that load on the machine slows both. It takes nine samples if times are judged. Else it takes
 * four, one for each pair of pages, or twelve if the median of the four is over budget, because one busy second changes it.
 */
export const navigations: Measure = async (stage) => {
  const figures: Figure[] = [];
  const all = stage.judgement === 'all';
  for (const condition of conditions) {
    if (condition.onlyAll && !all) continue;
    const samples: number[] = [];
    const ratios: number[] = [];
    const bareRatios: number[] = [];
    const ratio: Figure = { budget: 'navigationOverFloor', page: condition.name, samples: ratios, note: 'the median of the pairs' };
    const enough = () => (all ? ratios.length >= 9 : ratios.length >= 3 * linkPairs.length || (ratios.length === linkPairs.length && passes(ratio, stage.judgement)));
    for (let time = 0; !enough(); time++) {
      const links = linkPairs[time % linkPairs.length] ?? linkPairs[0];
      stage.say(`${condition.name}, ${links.from} → ${links.to}`);
      const ownFirst = Math.floor(time / linkPairs.length) % 2 === 0;
      const { address, floor: floorAddress } = stage.site;
      const first = await navigate(stage, ownFirst ? address : floorAddress, links, condition);
      const second = await navigate(stage, ownFirst ? floorAddress : address, links, condition);
      const [own, plain] = ownFirst ? [first, second] : [second, first];
      samples.push(own);
      ratios.push(own / plain);
      // The time of a page with only a heading does not differ between the pairs of pages.
      if (condition.bare) bareRatios.push(own / (await navigate(stage, address, links, condition, BARE_PATH)));
    }
    figures.push({ budget: condition.budget, page: condition.name, samples }, ratio);
    if (condition.bare) figures.push({ budget: 'navigationOverBare', page: condition.name, samples: bareRatios, note: 'the median of the pairs' });
  }
  return figures;
};
