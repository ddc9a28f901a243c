import type { Page } from '@playwright/test';
import { draftKey } from '../../site/src/leads/draft.ts';
import { control } from './form.ts';
import { expect, isAwake, test } from './site.ts';

/** Where the page counts how often the form was read and kept, from now on. */
const countKept = (page: Page) =>
  page.evaluate((key) => {
    const own = Storage.prototype.setItem;
    const state = { kept: 0 };
    Storage.prototype.setItem = function setItem(name, value) {
      if (name === key) state.kept += 1;
      own.call(this, name, value);
    };
    Object.assign(globalThis, { state });
  }, draftKey('quote'));
const kept = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { state } = globalThis as unknown as { state: { kept: number } };
    const { kept: so } = state;
    state.kept = 0;
    return so;
  });

test('each key and each choice is handled once; a value that a password manager sets with a change event alone is handled once too', async ({ page }) => {
  // Floor maintenance asks with a list, whatever services the company offers.
  await page.goto('/get-quote?service=maintenance');
  const field = (name: string, option?: string) => control(page, 'en-CA', name, option);
  await field('notes').focus();
  await expect.poll(() => isAwake(page)).toBe(true);
  await page.waitForFunction(() => Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps')));
  await field('notes').focus();
  await countKept(page);
  await page.keyboard.type('abc');
  expect(await kept(page), 'three letters').toBe(3);
  await field('ecoFriendly').check();
  expect(await kept(page), 'a checkbox, and leaving the text').toBe(1);
  await field('frequency', 'monthly').check();
  expect(await kept(page), 'a radio button').toBe(1);
  await field('stripWaxFreq').selectOption('annual');
  expect(await kept(page), 'a list').toBe(1);
  await field('email').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'alex@example.com');
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(await kept(page), 'a change event alone').toBe(1);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey('quote'))).toContain('alex@example.com');
});
