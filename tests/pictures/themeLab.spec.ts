import { expect, type Page } from '@playwright/test';
import { test } from './builtStorybook.ts';

/** Opens the lab with a state in its address, as a link that was sent does. */
const open = (page: Page, state: string) => page.goto(`/iframe.html?id=tools-theme-lab--lab&viewMode=story&lab=${encodeURIComponent(state)}`);

const PURPLE = 'rgb(122, 31, 162)';

test('the Theme Lab shows a brand on the home page and the quote form, and the link carries it', async ({ page }) => {
  await open(page, 'brand=teal');
  const preview = page.frameLocator('iframe');
  const action = preview.getByRole('main').getByRole('link', { name: 'Get a quote' }).first();
  await expect(action).toHaveCSS('background-color', 'rgb(0, 128, 128)');
  await page.getByRole('textbox', { name: 'Brand colour' }).fill('#7a1fa2');
  await expect(action).toHaveCSS('background-color', PURPLE);
  await page.getByRole('combobox', { name: 'What is shown' }).selectOption('pages-quote--default');
  await expect(preview.getByRole('main').locator('button[type=submit]').last()).toHaveCSS('background-color', PURPLE);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(preview.locator('body')).toHaveCSS('color-scheme', 'dark');
  const link = await page.getByRole('textbox', { name: 'Link to this theme' }).inputValue();
  await page.goto(link);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('my-brand.tokens.json');
});
