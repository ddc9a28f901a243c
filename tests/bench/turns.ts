import { setTimeout as pass } from 'node:timers/promises';
import type { BudgetName } from './budgets.ts';
import type { Figure } from './figures.ts';
import { slowDown } from './phone.ts';
import { type Measure, onNewPage, SLOW_4G, type Stage, timesOf, visit } from './stage.ts';

/** A link of a sleeping page that leads to another page. */
interface Turn {
  from: string;
  to: string;
}

/** There and back, by the header's own links. */
const pairs: readonly Turn[] = [
  { from: '/', to: '/get-quote' },
  { from: '/get-quote', to: '/' },
  { from: '/fr', to: '/fr/get-quote' },
];

const networks: readonly { budget: BudgetName; slow: boolean }[] = [
  { budget: 'turnFree', slow: false },
  { budget: 'turnSlow', slow: true },
];

/** How long the pointer rests on a link before the press, in ms: the browser's own measure of an intention. */
const POINTED_AT = 200;

/** From the click to the first paint of the next page, in ms; nothing has been woken. */
const turn = (stage: Stage, { from, to }: Turn, slow: boolean): Promise<number> =>
  onNewPage(stage, 'laptop', async (page, devtools) => {
    await slowDown(stage.browser, devtools);
    if (slow) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    }
    await visit(page, `${stage.site.address}${from}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestIdleCallback(resolve));
      addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + timeStamp)), true);
    });
    const link = page.locator(`header a[href="${to}"]:visible`).first();
    await link.hover();
    await pass(POINTED_AT);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(`${stage.site.address}${to}`);
    return page.evaluate(async () => {
      const painted = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      });
      return performance.timeOrigin + painted - Number(sessionStorage.getItem('bench-clicked'));
    });
  });

/** Going from page to page while asleep: the browser's own navigation, to a document that was fetched at a sign of intent. */
export const turns: Measure = async (stage) => {
  const figures: Figure[] = [];
  const times = timesOf(stage);
  for (const { budget, slow } of networks) {
    for (const pair of pairs) {
      const page = `${pair.from} → ${pair.to}`;
      stage.say(`${page}${slow ? ', slow 4G' : ''}`);
      const samples: number[] = [];
      for (let time = 0; time < times; time++) samples.push(await turn(stage, pair, slow));
      figures.push({ budget, page, samples });
    }
  }
  return figures;
};
