import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser, CDPSession } from 'playwright';

/**
 * The speed of the phone that the budgets are for, on the scale of Lighthouse's `benchmarkIndex`: a quarter of the machine
 * on which they were set (3,400). Each machine is slowed down to this speed instead of by a fixed factor, so that figures
 * of different machines can be compared (Lighthouse, *Calibrating the CPU slowdown*).
 */
export const PHONE = 850;

const speeds: number[] = [];

/** All measured speeds of this machine, for the report. */
export const speedsSeen = (): readonly number[] => speeds;

/** Measures how many times slower than this machine the phone is, at this moment; at least 1. Takes a second. */
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
