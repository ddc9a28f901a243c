import { slowDown } from './phone.ts';
import { type Measure, onNewPage, SLOW_4G, type Stage, visit } from './stage.ts';

/** When the largest content was painted, in ms from the navigation, on a phone that has never been here. */
const largestPaint = (stage: Stage, url: string): Promise<number> =>
  onNewPage(stage, 'phone', async (page, devtools) => {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowDown(stage.browser, devtools);
    await visit(page, url);
    return page.evaluate(async () => {
      await document.fonts.ready;
      // What the last typeface changed has been painted two frames later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type: 'largest-contentful-paint', buffered: true });
      });
    });
  });

const TIMES = 7;

/** LCP of home against the same document without scripts: alternately, so that a busy machine slows both. */
export const floor: Measure = async (stage) => {
  const page = '/';
  const awaited: number[] = [];
  const bare: number[] = [];
  for (let time = 1; time <= TIMES; time++) {
    stage.say(`${page}, pair ${time} of ${TIMES}`);
    awaited.push(await largestPaint(stage, `${stage.site.address}${page}?trio=123`));
    bare.push(await largestPaint(stage, `${stage.site.floor}${page}?trio=123`));
  }
  return [
    { budget: 'lcpThrottled', page, samples: awaited },
    { budget: 'lcpStatic', page, samples: bare },
    { budget: 'lcpFloor', page, samples: awaited.map((time, at) => time / (bare[at] ?? Number.NaN)), note: 'the median of the pairs' },
  ];
};
