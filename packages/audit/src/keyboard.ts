import type { Page } from 'playwright';
import { inPage } from './bundle.ts';
import type { EngineReport, Result } from './results.ts';

/** How many stops of Tab are looked at. */
const MOST_STOPS = 150;

/** How many elements that look alike are photographed with and without focus. */
const ALIKE = 1;

/** The room around an element, for outlines outside of it, in px. */
const AROUND = 8;

type Focused = NonNullable<Awaited<ReturnType<Required<Window>['auditPage']['focused']>>>;

/** A picture of the part of the window in which an element's focus shows. */
async function photograph(page: Page, { box, shown }: Focused): Promise<Buffer> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const left = Math.max(0, box.x - AROUND);
  const top = Math.max(0, box.y - AROUND);
  const clip = { x: left, y: top, width: Math.min(size.width, box.x + box.width + AROUND) - left, height: Math.min(size.height, box.y + box.height + AROUND) - top };
  return page.screenshot({ animations: 'disabled', ...(shown && clip.width > 0 && clip.height > 0 && { clip }) });
}

/** Whether the pixels of the focused element differ from those without focus. A page may still be drawing: a failure must be seen twice. */
async function showsFocus(page: Page, focused: Focused): Promise<boolean> {
  const withFocus = await photograph(page, focused);
  await inPage(page, 'blur');
  const without = await photograph(page, focused);
  await inPage(page, 'focusAt', focused.path);
  return !withFocus.equals(without);
}

const CHECKS = { 'focus-visible': ['2.4.7'], 'focus-obscured': ['2.4.11'], 'keyboard-trap': ['2.1.2'] } as const;

/**
 * Presses Tab through the page: each stop is seen by its pixels (2.4.7), is not wholly behind something (2.4.11), and can be
 * left (2.1.2). Of elements that look alike, one is photographed.
 */
export async function walkWithTab(page: Page): Promise<EngineReport> {
  const results: Result[] = [];
  const report = (rule: keyof typeof CHECKS, { path, html }: Focused, sentence: string) =>
    void results.push({ engine: 'scripts', rule, criteria: CHECKS[rule], verdict: 'failed', sentence, path, html });
  const looks = new Map<string, number>();
  const seen = new Set<string>();
  let [before, away, stuck] = ['', 0, 0];
  // A page may load its code at the first key; what it draws then is looked at, not the change.
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await inPage(page, 'beginWalk');
  for (let stop = 0; stop < MOST_STOPS && away < 2; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await inPage(page, 'focused');
    if (focused === undefined) {
      away += 1;
      continue;
    }
    away = 0;
    const { path, stopped, look } = focused;
    stuck = path === before && stopped ? stuck + 1 : 0;
    if (stuck === 2) {
      report('keyboard-trap', focused, 'Tab does not leave this element: the page stops the key.');
      break;
    }
    if (path !== before && seen.has(path)) break;
    before = path;
    if (seen.has(path)) continue;
    seen.add(path);
    if (focused.covered) report('focus-obscured', focused, 'Has the focus, but lies wholly behind something else.');
    const alike = looks.get(look) ?? 0;
    looks.set(look, alike + 1);
    if (alike < ALIKE && !focused.hasCaret && !(await showsFocus(page, focused)) && !(await showsFocus(page, focused))) report('focus-visible', focused, 'Looks the same with and without the focus.');
  }
  return { results, applied: seen.size === 0 ? [] : Object.entries(CHECKS).map(([rule, criteria]) => ({ engine: 'scripts', rule, criteria })) };
}
