import { setTimeout as pass } from 'node:timers/promises';
import { baseSource } from '@uno/tokens';
import type { CDPSession } from 'playwright';
import { median, type Figure } from './figures.ts';
import { type Measure, onNewPage, screens, type Screen, slowDown, type Stage, visit } from './stage.ts';

/** How long the hero shows a word, in ms. */
const WORD = baseSource.duration.word.$value.value;

async function layouts(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

/** Collects the layout shifts and long tasks of a page since it was opened. */
function collectEntries() {
  const seen = { shift: 0, tasks: Array<PerformanceEntry>() };
  const shifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
  });
  shifts.observe({ type: 'layout-shift', buffered: true });
  const tasks = new PerformanceObserver((list) => void seen.tasks.push(...list.getEntries()));
  tasks.observe({ type: 'longtask', buffered: true });
  return seen;
}

/** Observes home without input for five seconds and two words. */
const observeHome = (stage: Stage, path: string, screen: Screen, slow = false) =>
  onNewPage(stage, screen, async (page, devtools) => {
    if (slow) await slowDown(stage, devtools);
    await devtools.send('Performance.enable');
    await visit(page, `${stage.site.address}${path}`);
    const seen = await page.evaluateHandle(collectEntries);
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline).length);
    if (moving === 0) throw new Error('Nothing moves in the hero.');
    const settled = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestIdleCallback(resolve));
      return performance.now();
    });
    const before = await layouts(devtools);
    await pass(2 * WORD);
    const after = await layouts(devtools);
    await pass(Math.max(0, 5000 - settled - 2 * WORD));
    return seen.evaluate(
      ({ shift, tasks }, { settled, layouts }) => ({
        shift,
        layouts,
        longest: Math.max(0, ...tasks.filter(({ startTime }) => startTime < settled).map(({ duration }) => duration)),
        late: tasks.filter(({ startTime }) => startTime >= settled).length,
      }),
      { settled, layouts: after - before },
    );
  });

/** Measures home without input: layout shifts, layouts and long tasks. */
export const stillness: Measure = async (stage) => {
  const figures: Figure[] = [];
  for (const path of ['/', '/fr']) {
    for (const screen of ['phone', 'laptop'] as const) {
      const page = `${path} at ${screens[screen].viewport.width} px`;
      stage.say(page);
      const { shift, layouts } = await observeHome(stage, path, screen);
      figures.push({ budget: 'shift', page, samples: [shift] }, { budget: 'animationLayouts', page, samples: [layouts] });
    }
  }
  stage.say('/ on a slow processor');
  const slow: Awaited<ReturnType<typeof observeHome>>[] = [];
  while (slow.length < 3) slow.push(await observeHome(stage, '/', 'phone', true));
  figures.push(
    { budget: 'longestTask', page: '/', samples: slow.map(({ longest }) => longest) },
    { budget: 'animationLayouts', page: '/, the phone', samples: slow.map(({ layouts }) => layouts) },
    { budget: 'shift', page: '/, the phone', samples: slow.map(({ shift }) => shift) },
    { budget: 'animationTasks', page: '/', samples: slow.map(({ late }) => late), note: `${median(slow.map(({ late }) => late))} tasks of 50 ms and more` },
  );
  return figures;
};
