import type { Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { control } from './form.ts';
import { ENTRY, expect, hold, isAwake, test } from './site.ts';
import { words } from './words.ts';

// Whole Chromium, because the headless shell moves a pointer on each new page, which is a sign of life.
test.use({ launchOptions: launchOptions('whole') });

// A visitor's first action on a sleeping page, and its result once it is awake. tests/bench/touches.ts tests menus and buttons.
test.describe('at a quarter of the speed, the first touch', { tag: '@long' }, () => {
  let release = () => {};
  const field = (page: Page, name: string, option?: string) => control(page, 'en-CA', name, option);
  const review = (page: Page) => page.getByRole('region', { name: 'Your request', exact: true });

  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    release = await hold(page, ENTRY);
    await page.goto('/get-quote');
  });

  /** Lets the code come, after the touch. */
  async function wakeAfterTouch(page: Page): Promise<void> {
    expect(await isAwake(page)).toBe(false);
    release();
  }

  test('a stepper, three times fast', async ({ page }) => {
    const more = page.getByRole('button', { name: 'More: Floors to clean' });
    for (let press = 0; press < 3; press++) await more.click();
    // It counts before any code has come.
    await expect(field(page, 'floors_served')).toHaveValue('3');
    await wakeAfterTouch(page);
    await expect(review(page)).toContainText(/Floors\s*3/);
    await expect(page.getByRole('status').filter({ hasText: /^Floors to clean 3$/ })).toHaveCount(1);
    await expect(field(page, 'floors_served')).toHaveValue('3');
  });

  test('a frequency and a day', async ({ page }) => {
    await field(page, 'frequency', 'weekly').check();
    await field(page, 'days', 'Tue').check();
    await wakeAfterTouch(page);
    await expect(page.getByRole('status').filter({ hasText: words['en-CA']['quote.schedule.times.one'].replace('{count}', '1') })).toBeVisible();
    await expect(field(page, 'days', 'Tue')).toBeChecked();
    await expect(field(page, 'days', 'Tue')).toBeFocused();
  });

  test('text, with the caret inside it', async ({ page }) => {
    await field(page, 'name').click();
    await page.keyboard.type('Zoé Côté');
    await page.keyboard.press('ArrowLeft');
    await wakeAfterTouch(page);
    await expect(review(page)).toContainText('Zoé Côté');
    await page.keyboard.type('!');
    await expect(field(page, 'name')).toHaveValue('Zoé Côt!é');
    await expect(field(page, 'name')).toBeFocused();
  });
});
