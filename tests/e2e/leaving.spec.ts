import { control, fill, required } from './form.ts';
import { ENTRY, expect, hold, inEachLanguage, isAwake, languages, test } from './site.ts';

// Leaving the form, on purpose or not, loses no answer. faults.spec.ts leaves it while it sends.

const [english, french] = languages;

test('if nothing can be stored, the browser asks before a page with unsent answers is left', async ({ page }) => {
  await page.goto(english.quote);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await fill(page, english.locale, required);
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(control(page, english.locale, 'name')).toHaveValue(required.name);
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

test('leaving a sleeping page for the other language adds to the stored draft and removes nothing from it', async ({ page }) => {
  await page.goto(english.quote);
  await fill(page, english.locale, { ...required, frequency: 'one-time', restrooms: '4', notes: '2 < 3' });
  const release = await hold(page, ENTRY);
  await page.goto(french.quote);
  await control(page, french.locale, 'name').pressSequentially('Zoé');
  await control(page, french.locale, 'frequency', 'monthly').check();
  await page.getByRole('contentinfo').locator('a[hreflang]').first().click();
  await expect(page).toHaveURL(english.quote);
  release();
  for (const [field, value] of Object.entries({ name: 'Zoé', restrooms: '4', notes: '2 < 3', service: required.service, email: required.email })) {
    await expect(control(page, english.locale, field)).toHaveValue(value);
  }
  await expect(control(page, english.locale, 'frequency', 'monthly')).toBeChecked();
});
