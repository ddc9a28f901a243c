import type { Page } from '@playwright/test';
import { control, fill, required, requiredRow } from './form.ts';
import { ENTRY, expect, hold, inEachLanguage, isAwake, languages, on, test } from './site.ts';

// Leaving the form, on purpose or not, loses no answer and sends nothing twice.

const STORE = /\/rest\/v1\/quote_requests/;
const english = languages[0];
const { send, errorBox, success } = {
  send: (page: Page) => on(page, english.locale).send,
  errorBox: (page: Page) => on(page, english.locale).errorBox,
  success: (page: Page) => on(page, english.locale).success,
};
const name = (page: Page) => control(page, english.locale, 'name');

async function openAndFill(page: Page): Promise<void> {
  await page.goto(english.quote);
  await fill(page, english.locale, required);
}

/** Makes the storage full. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });

test('the same answers sent again, after success and a new visit, are stored once', async ({ page, site }) => {
  await openAndFill(page);
  await send(page).click();
  await expect(success(page)).toBeFocused();
  await openAndFill(page);
  await send(page).click();
  await expect(success(page)).toBeFocused();
  expect(await site.requests()).toEqual([expect.objectContaining(requiredRow)]);
});

test('leaving during a send, coming back and sending again stores one row', async ({ page, site }) => {
  const answer = await hold(page, STORE);
  await openAndFill(page);
  await send(page).click();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('form')).toBeHidden();
  await page.goBack();
  await expect(name(page)).toHaveValue(required.name);
  answer();
  await expect.poll(async () => (await site.requests()).length).toBe(1);
  await send(page).click();
  await expect(success(page)).toBeFocused();
  expect(await site.requests()).toHaveLength(1);
});

test('fields are read-only during a send, and editable again after a failure', async ({ page }) => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route(STORE, async (route) => {
    await promise;
    await route.abort('connectionreset');
  });
  await openAndFill(page);
  await name(page).press('Enter');
  await expect(page.getByRole('button', { name: on(page, english.locale).say['getQuote.sending'] })).toBeFocused();
  const field = page.locator('[name="name"]');
  await field.focus();
  await page.keyboard.type('too late');
  await expect(field).toHaveValue(required.name);
  answer();
  await expect(errorBox(page)).toBeFocused();
  await name(page).fill('In time');
  await expect(field).toHaveValue('In time');
});

test('if nothing can be stored, the browser asks before a page with unsent answers is left', async ({ page }) => {
  await page.goto(english.quote);
  await fillStorage(page);
  await fill(page, english.locale, required);
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name(page)).toHaveValue(required.name);
});

inEachLanguage(({ locale, quote }) => {
  test(`${quote}: what was typed before the page woke is kept in the other language`, async ({ page }) => {
    const release = await hold(page, ENTRY);
    await page.goto(quote);
    await control(page, locale, 'name').pressSequentially('Aimée');
    await control(page, locale, 'frequency', 'monthly').check();
    await page.getByRole('contentinfo').locator('a[hreflang]').first().click();
    const other = locale === 'en-CA' ? 'fr-CA' : 'en-CA';
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    release();
    await expect(control(page, other, 'name')).toHaveValue('Aimée');
    await expect(control(page, other, 'frequency', 'monthly')).toBeChecked();
  });
});

test('leaving a sleeping page adds to the stored draft and removes nothing from it', async ({ page }) => {
  await openAndFill(page);
  await fill(page, english.locale, { restrooms: '4', notes: '2 < 3' });
  const release = await hold(page, ENTRY);
  await page.goto(languages[1].quote);
  await control(page, languages[1].locale, 'name').pressSequentially('Zoé');
  await page.goto(english.home);
  release();
  await page.goto(english.quote);
  await expect(name(page)).toHaveValue('Zoé');
  for (const [field, value] of Object.entries({ restrooms: '4', notes: '2 < 3', service: required.service, email: required.email, phone: required.phone })) {
    await expect(control(page, english.locale, field)).toHaveValue(value);
  }
  await expect(control(page, english.locale, 'frequency', required.frequency)).toBeChecked();
});

test('a page that was only read stores no draft', async ({ page }) => {
  await page.goto(english.quote);
  await page.goto(english.home);
  expect(await page.evaluate(() => sessionStorage.getItem('uno-draft-quote'))).toBeNull();
});

inEachLanguage(({ locale, quote }) => {
  test(`${quote}: a service preselected by the address is not stored in the draft of a sleeping page`, async ({ page }) => {
    const release = await hold(page, ENTRY);
    await page.goto(`${quote}?service=building`);
    await expect(control(page, locale, 'service')).toHaveValue('building');
    await page.goto(`${quote}?service=office`);
    release();
    await expect(control(page, locale, 'service')).toHaveValue('office');
    await expect.poll(() => isAwake(page)).toBe(true);
    await expect(control(page, locale, 'service')).toHaveValue('office');
  });
});
