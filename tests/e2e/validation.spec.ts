import type { Page } from '@playwright/test';
import { type Answers, control, fill, required } from './form.ts';
import { expect, inEachLanguage, on, test } from './site.ts';
import type { FailureCode } from '../../site/src/leads/errors.ts';
import { failureText } from './words.ts';

type Field = 'service' | 'name' | 'email' | 'phone' | 'frequency';

interface RefusedForm {
  what: string;
  /** Answers that differ from a good request; `null` leaves one out. */
  but: Readonly<Record<string, string | null>>;
  /** The expected failure; tests/unit/leads/errors.test.ts tests its sentence. */
  code: Extract<FailureCode, 'validation_error' | 'invalid_email' | 'invalid_phone' | 'missing_schedule'>;
  /** The fields that are marked, in the order of the form. */
  fields: readonly Field[];
}

/** In the order of behaviour.md 5.7: the first broken rule names the failure, and every invalid field is marked. */
const refusals: readonly RefusedForm[] = [
  {
    what: 'nothing filled in',
    but: { service: null, name: null, email: null, phone: null, frequency: null },
    code: 'validation_error',
    fields: ['service', 'frequency', 'name', 'email', 'phone'],
  },
  { what: 'a blank name and an invalid e-mail address', but: { name: '   ', email: 'alex@example' }, code: 'validation_error', fields: ['name', 'email'] },
  { what: 'an invalid e-mail address, an invalid phone number and no frequency', but: { email: 'alex example.com', phone: '555-0199', frequency: null }, code: 'invalid_email', fields: ['frequency', 'email', 'phone'] },
  { what: 'a phone number with nine digits and no frequency', but: { phone: '(514) 555-019', frequency: null }, code: 'invalid_phone', fields: ['frequency', 'phone'] },
  { what: 'no frequency', but: { frequency: null }, code: 'missing_schedule', fields: ['frequency'] },
];

const answersWithout = (but: RefusedForm['but']): Answers =>
  Object.fromEntries(
    Object.entries({ ...required, ...but }).flatMap(([name, answer]) => (answer === null ? [] : [[name, answer]])),
  );

/** The accessible state of a control: whether it is invalid, and its description. */
const accessibleState = (page: Page, name: Field) =>
  page.locator(name === 'frequency' ? '#frequency' : `[name="${name}"]`).evaluate((element) => ({
    invalid: element.getAttribute('aria-invalid') ?? element.dataset['invalid'],
    description: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  }));

inEachLanguage(({ locale, quote }) => {
  test.describe(locale, () => {
    for (const { what, but, code, fields } of refusals) {
      test(`${what}: ${code}`, async ({ page, site }) => {
        const { send, errorBox, failure } = on(page, locale);
        await page.goto(quote);
        await fill(page, locale, answersWithout(but));
        await send.click();
        await expect(errorBox).toBeFocused();
        await expect(failure).toHaveText(failureText(locale, 'quote', { code }));

        const links = errorBox.getByRole('listitem').getByRole('link');
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(fields.map((field) => `#${field}`));
        for (const [at, name] of fields.entries()) {
          const link = links.nth(at);
          const { invalid, description } = await accessibleState(page, name);
          expect(invalid, name).not.toBeUndefined();
          expect(description).toContain(await link.textContent());
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

    test('a past date and a text that is too long: each field says so, and no text is cut off', async ({ page, site }) => {
      const { send, errorBox, failure, success, say } = on(page, locale);
      const long = 'x'.repeat(501);
      await page.goto(quote);
      await fill(page, locale, { ...required, startDate: '1999-12-25', timing: long });
      await send.click();
      await expect(errorBox).toBeFocused();
      await expect(failure).toHaveText(say['errors.answers']);
      await expect(control(page, locale, 'startDate')).toHaveAccessibleDescription(say['errors.field.date']);
      await expect(control(page, locale, 'timing')).toHaveAccessibleDescription(/500/);
      await expect(control(page, locale, 'timing')).toHaveValue(long);
      await fill(page, locale, { startDate: '2099-01-02', timing: 'x'.repeat(500) });
      await expect(control(page, locale, 'startDate')).not.toHaveAttribute('aria-invalid', 'true');
      await send.click();
      await expect(success).toBeFocused();
      expect(await site.requests()).toHaveLength(1);
    });
  });
});

test('errors disappear once corrected, and everything that was typed is still there', async ({ page, site }) => {
  const { send, errorBox, tryAgain, success } = on(page, 'en-CA');
  await page.goto('/get-quote');
  await fill(page, 'en-CA', { ...required, email: 'nope', notes: '2 < 3' });
  await send.click();
  await expect(errorBox).toBeFocused();
  await tryAgain.click();
  await expect(errorBox).toBeHidden();
  await expect(control(page, 'en-CA', 'email')).toBeFocused();
  await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
  await fill(page, 'en-CA', { email: 'alex@example.com' });
  await page.keyboard.press('Enter');
  await expect(success).toBeFocused();
  expect(await site.requests()).toEqual([expect.objectContaining({ email: 'alex@example.com', notes: '2 < 3' })]);
});
