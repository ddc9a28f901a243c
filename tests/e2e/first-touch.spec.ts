import { launchOptions } from '../browser.ts';
import { control } from './form.ts';
import { ENTRY, expect, hold, isAwake, test } from './site.ts';

// Whole Chromium, because the headless shell moves a pointer on each new page, which is a sign of life.
test.use({ launchOptions: launchOptions('whole') });

// tests/bench/touches.ts has each first touch by itself, menus and buttons too; asleep.spec.ts what moves while the page wakes.
test('what is pressed and typed on a sleeping page, at a quarter of the speed, is taken in once it wakes, with the caret where it was', { tag: '@long' }, async ({ page, parts: { say } }) => {
  const field = (name: string, option?: string) => control(page, 'en-CA', name, option);
  const status = (text: RegExp | string) => page.getByRole('status').filter({ hasText: text });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await hold(page, ENTRY);
  await page.goto('/get-quote');
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'More: Floors to clean' }).click();
  // It counts before any code has come.
  await expect(field('floors_served')).toHaveValue('3');
  await field('frequency', 'weekly').check();
  await field('days', 'Tue').check();
  await field('name').click();
  await page.keyboard.type('Zoé Côté');
  await page.keyboard.press('ArrowLeft');
  expect(await isAwake(page)).toBe(false);
  release();
  const review = page.getByRole('region', { name: 'Your request', exact: true });
  await expect(review).toContainText(/Floors\s*3/);
  await expect(review).toContainText('Zoé Côté');
  await expect(status(/^Floors to clean 3$/)).toHaveCount(1);
  await expect(status(say['quote.schedule.times.one'].replace('{count}', '1'))).toBeVisible();
  await expect(field('floors_served')).toHaveValue('3');
  await expect(field('days', 'Tue')).toBeChecked();
  await page.keyboard.type('!');
  await expect(field('name')).toHaveValue('Zoé Côt!é');
  await expect(field('name')).toBeFocused();
});
