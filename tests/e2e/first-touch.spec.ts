import type { Page } from '@playwright/test';
import type { Locale } from '../../site/i18n/locale.ts';
import { launchOptions } from '../browser.ts';
import { control, fill, required } from './form.ts';
import { ENTRY, expect, hold, isAwake, on, slowDown, test } from './site.ts';
import { words } from './words.ts';

// Whole Chromium, because the headless shell moves a pointer on each new page, which is a sign of life.
test.use({ launchOptions: launchOptions('whole') });

/** A visitor's first action on a sleeping page, and the expected result once it is awake. tests/bench/touches.ts tests menus and buttons. */
interface FirstTouch {
  what: string;
  path: string;
  act: (page: Page) => Promise<void>;
  answered: (page: Page) => Promise<void>;
}

const en: Locale = 'en-CA';

const visits = (count: 1 | 3) => words[en][`quote.schedule.times.${count === 1 ? 'one' : 'other'}`].replace('{count}', String(count));

const firstTouches: readonly FirstTouch[] = [
  {
    what: 'a stepper, three times fast',
    path: '/get-quote',
    async act(page) {
      const more = page.getByRole('button', { name: 'More: Floors to clean' });
      for (let press = 0; press < 3; press++) await more.click();
      // It counts before any code has come.
      await expect(control(page, en, 'floors_served')).toHaveValue('3');
    },
    async answered(page) {
      await expect(page.getByRole('region', { name: 'Your request', exact: true })).toContainText(/Floors\s*3/);
      await expect(page.getByRole('status').filter({ hasText: /^Floors to clean 3$/ })).toHaveCount(1);
      await expect(control(page, en, 'floors_served')).toHaveValue('3');
    },
  },
  {
    what: 'a frequency and a day',
    path: '/get-quote',
    async act(page) {
      await control(page, en, 'frequency', 'weekly').check();
      await control(page, en, 'days', 'Tue').check();
    },
    async answered(page) {
      await expect(control(page, en, 'days', 'Tue')).toBeChecked();
      await expect(control(page, en, 'days', 'Tue')).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: visits(1) })).toBeVisible();
    },
  },
  {
    what: 'text, with the caret inside it',
    path: '/get-quote',
    async act(page) {
      await control(page, en, 'name').click();
      await page.keyboard.type('Zoé Côté');
      await page.keyboard.press('ArrowLeft');
    },
    async answered(page) {
      await expect(page.getByRole('region', { name: 'Your request', exact: true })).toContainText('Zoé Côté');
      await page.keyboard.type('!');
      await expect(control(page, en, 'name')).toHaveValue('Zoé Côt!é');
      await expect(control(page, en, 'name')).toBeFocused();
    },
  },
];

test.describe('at a quarter of the speed, the first touch', { tag: '@long' }, () => {
  for (const { what, path, act, answered } of firstTouches) {
    test(what, async ({ page }) => {
      await slowDown(page);
      // Everything happens before the page's code has come.
      const release = await hold(page, ENTRY);
      await page.goto(path);
      await act(page);
      expect(await isAwake(page)).toBe(false);
      release();
      await answered(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator('#wake-failed')).toBeHidden();
    });
  }

  test('a whole request, written and sent twice while asleep: one row', async ({ page, site }) => {
    await slowDown(page);
    const release = await hold(page, ENTRY);
    await page.goto('/get-quote');
    const { service: _, ...texts } = required;
    await control(page, en, 'service').focus();
    await page.keyboard.press('ArrowDown');
    await fill(page, en, texts);
    await on(page, en).send.click();
    await control(page, en, 'phone').press('Enter');
    expect(await isAwake(page)).toBe(false);
    release();
    await expect(on(page, en).success).toBeFocused();
    expect(await site.requests()).toEqual([expect.objectContaining({ name: required.name, phone: required.phone })]);
  });
});
