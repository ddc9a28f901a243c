import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, CDPSession } from 'playwright';

/**
 * The speed of the phone that the budgets are for, on the scale of Lighthouse's `benchmarkIndex`. The budgets were set on a
 * machine with 3,400; the phone has a quarter of that. Each machine is slowed down to this speed, not by a fixed factor,
 * so that figures of different machines can be compared (Lighthouse, *Calibrating the CPU slowdown*).
 */
export const PHONE = 850;

const speeds: number[] = [];

/** What this machine's speed was each time it was asked, for the report. */
export const speedsSeen = (): readonly number[] => speeds;

/** How many times slower than this machine, at this moment, the phone is: 1 when the machine is no faster. Takes a second. */
export async function slowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const speed = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    speeds.push(speed);
    return Math.max(1, Math.round((speed / PHONE) * 10) / 10);
  } finally {
    await page.close();
  }
}

/** Makes a page as slow as the phone. */
export const slowDown = async (browser: Browser, devtools: CDPSession): Promise<void> => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: await slowdown(browser) });
};
