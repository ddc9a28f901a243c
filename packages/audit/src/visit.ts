import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { THEME_RULES } from '../../../tests/steps/theme-rules.ts';
import { inPage, runChecks } from './bundle.ts';
import { runAxe, runEngines } from './engines.ts';
import { walkWithTab } from './keyboard.ts';
import { type EngineReport, joinReports } from './results.ts';

/** Sizes of a window whose page is zoomed: 1,280 px at 400 % and at 200 %. */
const ZOOMED = { reflow: { width: 320, height: 256 }, 'zoom-200': { width: 640, height: 400 } } as const;

/** Checks that leave the page as it is. */
const STILL = [
  'target-size', 'label-in-name', 'error-text', 'autocomplete-token', 'input-purpose', 'mouse-only', 'language-of-passages', 'spaced-letters',
  'file-name-as-alternative', 'likely-heading', 'bypass', 'field-edge', 'outline', 'lists', 'prohibited-name',
] as const;

/** Runs the engines and the checks that leave the page as it is. @param source the HTML that the server sent, if the page is as it arrived */
export const examineStill = async (page: Page, { quick, source }: { readonly quick: boolean; readonly source?: string | undefined }): Promise<EngineReport> =>
  joinReports([quick ? await runAxe(page) : await runEngines(page, source), await runChecks(page, ...STILL)]);

/** In a further theme: the rules on colours, because a theme changes colours alone. */
export async function examineTheme(page: Page, theme: string): Promise<EngineReport> {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  return joinReports([await runAxe(page, THEME_RULES), await runChecks(page, 'field-edge')]);
}

/** The checks that move, zoom and restyle the page as it arrived; afterwards it is not as it was. @param zoom in the widest window: zoomed, and in letters of twice the size */
export async function examineBehaviour(page: Page, { zoom }: { readonly zoom: boolean }): Promise<EngineReport> {
  const reports: EngineReport[] = [];
  const add = async (...names: Parameters<typeof runChecks>[1][]) => void reports.push(await runChecks(page, ...names));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await add('moves-without-pause', 'moves-with-pause');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await add('reduced-motion');
  // What is measured from here on has come to rest.
  await page.evaluate(() => document.getAnimations().forEach((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime) && animation.finish()));
  await inPage(page, 'rememberClipped');
  await inPage(page, 'setTextSpacing', true);
  await add('text-spacing', 'reflow');
  await inPage(page, 'setTextSpacing', false);
  if (zoom) {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await add('large-text');
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  await inPage(page, 'rememberFills');
  await page.emulateMedia({ forcedColors: 'active' });
  await add('forced-colours');
  await page.emulateMedia({ forcedColors: 'none' });
  const size = page.viewportSize();
  for (const check of zoom ? (['reflow', 'zoom-200'] as const) : []) {
    await page.setViewportSize(ZOOMED[check]);
    await add(check);
  }
  if (size) await page.setViewportSize(size);
  reports.push(await walkWithTab(page));
  await add('paste-refused', 'focus-refused');
  return joinReports(reports);
}

/** How many pictures a view may have. */
const MOST_PICTURES = 12;

/** Takes pictures of the elements that failed. @returns the files by the elements' places */
export async function photographFailures(page: Page, { results }: EngineReport, folder: string, view: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const places = new Set(results.flatMap(({ verdict, criteria, path }) => (verdict === 'failed' && criteria.length > 0 ? [path] : [])));
  for (const path of [...places].slice(0, MOST_PICTURES)) {
    const box = await inPage(page, 'boxAt', path);
    if (box === undefined) continue;
    const file = `pictures/${createHash('sha256').update(`${view} ${path}`).digest('hex').slice(0, 16)}.png`;
    const clip = { x: Math.max(0, box.x - 16), y: Math.max(0, box.y - 16), width: Math.min(box.width + 32, 1280), height: Math.min(box.height + 32, 800) };
    const taken = await page.screenshot({ path: join(folder, file), clip, fullPage: true, animations: 'disabled' }).catch(() => undefined);
    if (taken !== undefined) files[path] = file;
  }
  return files;
}
