import { slowDown } from './phone.ts';
import { type Measure, onNewPage, SLOW_4G, type Stage, visit } from './stage.ts';

/** The time of the largest contentful paint, in ms from the navigation, on a phone with an empty cache. */
const largestPaint = (stage: Stage, url: string): Promise<number> =>
  onNewPage(stage, 'phone', async (page, devtools) => {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await slowDown(stage.browser, devtools);
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

const TIMES = 7;

/** The LCP of home and of the same document without scripts, measured alternately, so that load on the machine slows both. */
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
