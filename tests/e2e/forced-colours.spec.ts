import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, test } from './site.ts';

// Forced colours (Windows' contrast themes) replace every ground and text: only what a component asks for in system colours differs.

/** The colour that is painted inside the frame of a control, at its upper left; the computed style has the colours before they are forced. */
async function ground(control: Locator): Promise<readonly number[]> {
  const { data, width } = PNG.sync.read(await control.screenshot({ animations: 'disabled' }));
  const at = 4 * (5 * width + 5);
  return [...data.subarray(at, at + 3)];
}

test('in forced colours the primary action differs from the secondary one, and a paused hero from a moving one', async ({ page, parts: { say } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const main = page.getByRole('main');
  const [primary, secondary] = [main.getByRole('link', { name: say['nav.quote'], exact: true }).first(), main.locator('a[href^="tel:"]').first()];
  expect(await ground(primary)).not.toEqual(await ground(secondary));
  const pause = page.getByRole('checkbox', { name: say['hero.pause'] });
  const moving = await ground(pause);
  await pause.check();
  expect(await ground(pause)).not.toEqual(moving);
});
