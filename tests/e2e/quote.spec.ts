import type { Locator, Page } from '@playwright/test';
import { services } from '../../site/services.ts';
import { type Answers, asEntered, control, fill, optionLabel, required, requiredRow } from './form.ts';
import { expect, inEachLanguage, isAwake, phone, test } from './site.ts';
import { failureText } from './words.ts';

/** Presses Tab until the target has the focus. @throws if it cannot be reached */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return;
  }
  throw new Error(`Tab does not reach ${target}.`);
}

test.describe('at 390 px, by keyboard alone', () => {
  test.use({ viewport: phone, locale: 'fr-CA' });

  test('a request is made from /fr to the stored row, exactly as it was entered', async ({ page, site, parts: { menuButton, menu, say, send, success } }) => {
    const field = (name: string, option?: string) => control(page, 'fr-CA', name, option);
    const type = async (name: string, text: string) => {
      await tabTo(page, field(name));
      await page.keyboard.type(text);
    };
    const check = async (name: string, option?: string) => {
      await tabTo(page, field(name, option));
      await page.keyboard.press('Space');
      await expect(field(name, option)).toBeChecked();
    };

    await page.goto('/fr');
    await tabTo(page, menuButton);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await tabTo(page, menu.getByRole('link', { name: say['nav.quote'] }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/get-quote');

    await tabTo(page, field('service'));
    await page.keyboard.type(optionLabel(page, 'fr-CA', 'service', 'office').slice(0, 5));
    await expect(field('service')).toHaveValue('office');
    await type('sqft', '12 500');
    await type('floors_served', '3');
    await type('restrooms', '4');
    await tabTo(page, field('kitchens'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await check('highTouch');
    await tabTo(page, field('frequency', 'one-time'));
    await page.keyboard.press('Space');
    for (const _ of ['weekly', 'three-per-week']) await page.keyboard.press('ArrowDown');
    await expect(field('frequency', 'three-per-week')).toBeChecked();
    await expect(field('days', 'Wed')).toBeChecked();
    await check('days', 'Thu');
    await expect(field('frequency', 'custom')).toBeChecked();
    await check('shifts', 'night');
    await check('ecoFriendly');
    await tabTo(page, field('startDate'));
    // Arrows work in whatever order the browser shows year, month and day.
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    const startDate = await field('startDate').inputValue();
    expect(startDate).toMatch(/^\d{4}-12-31$/);
    await type('timing', 'Après 18 h; « sonner » 2 fois');
    const texts = {
      notes: '2 < 3, R&D & <3',
      name: 'Zoé Lévesque-Ñandú',
      company: '« Société Côté & Fils »',
      email: 'zoe.levesque@exemple.ca',
      phone: '(514) 555-0188',
    };
    for (const [name, text] of Object.entries(texts)) await type(name, text);
    await tabTo(page, send);
    await page.keyboard.press('Enter');

    await expect(success).toBeFocused();
    expect((await site.requests()).map(asEntered)).toEqual([
      {
        ...texts,
        service: 'office',
        sqft: 12_500,
        floors_served: 3,
        schedule: { kind: 'weekly', days: ['Mon', 'Wed', 'Thu', 'Fri'], timesPerWeek: 4, shifts: { day: false, night: true } },
        service_details: {
          restrooms: 4,
          kitchens: 2,
          highTouch: true,
          preferences: { frequency: 'custom', timing: 'Après 18 h; « sonner » 2 fois', startDate, ecoFriendly: true },
        },
      },
    ]);
  });
});

test('a request for nightly office cleaning is stored, in English on a desktop', async ({ page, site, parts: { sendAndStore } }) => {
  await page.goto('/get-quote');
  const typed = { company: 'A < B Inc.', frequency: 'nightly', includeWeekends: true, include: 'The lobby & the <terrace>' } as const;
  await fill(page, 'en-CA', { ...required, ...typed });
  await sendAndStore();
  await expect(page.getByText('Quote request submitted successfully! We’ll contact you within 24 hours.')).toBeVisible();
  expect((await site.requests()).map(asEntered)).toEqual([
    {
      ...requiredRow,
      company: 'A < B Inc.',
      schedule: { kind: 'weekly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], timesPerWeek: 5, shifts: { day: false, night: true } },
      service_details: { preferences: { frequency: 'nightly', includeWeekends: true, include: 'The lobby & the <terrace>' } },
    },
  ]);
  expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'form_submit', form_type: 'quote_request', service: 'office' }]);
});

const { frequency: _, ...unscheduled } = required;

/**
 * Answers of which some are missing or wrong, the failure, and the fields that are marked, in the order of the form.
 * tests/unit/leads/formRules.test.ts has every rule of behaviour.md 5.7, tests/unit/leads/sending.test.ts every sentence.
 */
const refusals: readonly (readonly [what: string, answers: Answers, code: 'validation_error' | 'invalid_email' | 'missing_schedule', fields: readonly string[]])[] = [
  ['nothing filled in', {}, 'validation_error', ['service', 'frequency', 'name', 'email', 'phone']],
  ['an invalid e-mail address, an invalid phone number and no frequency', { ...unscheduled, email: 'alex example.com', phone: '555-0199' }, 'invalid_email', ['frequency', 'email', 'phone']],
  ['no frequency', unscheduled, 'missing_schedule', ['frequency']],
];

inEachLanguage(({ locale, quote }) => {
  test(`${quote}: a service in the address is selected, unless the tab's draft has another`, { tag: '@long' }, async ({ page, parts: { say } }) => {
    const service = control(page, locale, 'service');
    // No question is answered, so no draft overrides the service of the next address.
    for (const kind of [...services.map(({ form }) => form), 'maintenance'] as const) {
      await page.goto(`${quote}?service=${kind}`);
      await expect.poll(() => isAwake(page)).toBe(true);
      await expect(service).toHaveValue(kind);
      await expect(page.getByRole('group', { name: say[`quote.specification.${kind}`] })).toBeVisible();
      await expect(control(page, locale, 'sqft')).toBeVisible({ visible: kind !== 'duct-ventilation' });
      await expect(page.getByRole('option', { name: say['quote.service.maintenance'] })).toHaveCount(kind === 'maintenance' ? 1 : 0);
    }
    await page.goto(`${quote}?service=cleaning`);
    await expect.poll(() => isAwake(page)).toBe(true);
    await expect(service).toHaveValue('');
    await fill(page, locale, { service: 'building', elevators: '3' });
    for (const kind of ['office', 'maintenance']) {
      await page.goto(`${quote}?service=${kind}`);
      await expect(control(page, locale, 'elevators')).toHaveValue('3');
      await expect(service).toHaveValue('building');
    }
  });

  for (const [what, answers, code, fields] of refusals) {
    test(`with ${what}, the error box shows ${code} and links to each invalid field`, async ({ page, site, parts: { send, errorBox, failure } }) => {
      await page.goto(quote);
      await fill(page, locale, answers);
      await send.click();
      await expect(errorBox).toBeFocused();
      await expect(failure).toHaveText(failureText(locale, 'quote', { code }));

      const links = errorBox.getByRole('listitem').getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(fields.map((field) => `#${field}`));
      for (const [at, name] of fields.entries()) {
        const link = links.nth(at);
        const described = name === 'frequency' ? page.locator('#frequency') : control(page, locale, name);
        await expect(described).toHaveAccessibleDescription(new RegExp(((await link.textContent()) ?? '').replaceAll(/[.?()]/g, '\\$&')));
        await link.click();
        const target = name === 'frequency' ? control(page, locale, name, 'one-time') : control(page, locale, name);
        await expect(target).toBeFocused();
        await expect(target).toBeInViewport();
      }
      const marked = await page.locator('form [aria-invalid="true"]').evaluateAll((all) => all.map((element) => element.getAttribute('name')));
      expect([...new Set(marked)]).toEqual(fields);
      expect(await site.requests()).toEqual([]);
    });
  }

  test('a count that is out of bounds stays as it was typed and is reported; the mouse wheel over it scrolls the page', async ({ page, site, parts: { send, errorBox, say } }) => {
    await page.goto(quote);
    const floors = control(page, locale, 'floors_served');
    await fill(page, locale, { ...required, floors_served: '1000' });
    await floors.press('Enter');
    await expect(errorBox).toBeFocused();
    await expect(floors).toHaveValue('1000');
    await expect(floors).toHaveAccessibleDescription(say['errors.field.count']);
    expect(await site.requests()).toEqual([]);

    // A number field and the date.
    for (const [name, value] of [['floors_served', '12'], ['startDate', '2099-01-02']] as const) {
      const field = control(page, locale, name);
      await field.fill(value);
      await field.hover();
      for (const [turn, scrolled] of [[-300, 'up'], [300, 'down']] as const) {
        const before = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, turn);
        await expect.poll(() => page.evaluate((from) => (scrollY < from ? 'up' : scrollY > from ? 'down' : 'still'), before)).toBe(scrolled);
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(value);
        await field.hover();
      }
    }
    await send.click();
    await expect.poll(async () => (await site.requests()).map(({ floors_served: floorsServed }) => floorsServed)).toEqual([12]);
  });

  test('a past date and a text that is too long: each field says so, no text is cut off, and corrected ones are sent', async ({ page, site, parts: { send, errorBox, failure, tryAgain, success, say } }) => {
    const long = 'x'.repeat(501);
    await page.goto(quote);
    await fill(page, locale, { ...required, startDate: '1999-12-25', timing: long, notes: '2 < 3' });
    await send.click();
    await expect(errorBox).toBeFocused();
    await expect(failure).toHaveText(say['errors.answers']);
    await expect(control(page, locale, 'startDate')).toHaveAccessibleDescription(say['errors.field.date']);
    await expect(control(page, locale, 'timing')).toHaveAccessibleDescription(/500/);
    await expect(control(page, locale, 'timing')).toHaveValue(long);
    await tryAgain.click();
    await expect(errorBox).toBeHidden();
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
    await expect(control(page, locale, 'startDate')).toBeFocused();
    await fill(page, locale, { startDate: '2099-01-02', timing: 'x'.repeat(500) });
    await control(page, locale, 'name').press('Enter');
    await expect(success).toBeFocused();
    const preferences = expect.objectContaining({ startDate: '2099-01-02', timing: 'x'.repeat(500) });
    expect(await site.requests()).toEqual([expect.objectContaining({ notes: '2 < 3', service_details: { preferences } })]);
  });
});
