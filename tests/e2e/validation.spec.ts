import { type Answers, control, fill, required } from './form.ts';
import { expect, inEachLanguage, on, test } from './site.ts';
import type { FailureCode } from '../../site/src/leads/errors.ts';
import { failureText } from './words.ts';

type Field = 'service' | 'name' | 'email' | 'phone' | 'frequency';

interface RefusedForm {
  what: string;
  /** The answers of a request, of which some are missing or wrong. */
  answers: Answers;
  /** The expected failure; tests/unit/leads/errors.test.ts tests its sentence. */
  code: Extract<FailureCode, 'validation_error' | 'invalid_email' | 'invalid_phone' | 'missing_schedule'>;
  /** The fields that are marked, in the order of the form. */
  fields: readonly Field[];
}

const { frequency: _, ...unscheduled } = required;

/** In the order of behaviour.md 5.7: the first broken rule names the failure, and every invalid field is marked. */
const refusals: readonly RefusedForm[] = [
  { what: 'nothing filled in', answers: {}, code: 'validation_error', fields: ['service', 'frequency', 'name', 'email', 'phone'] },
  {
    what: 'a blank name and an invalid e-mail address',
    answers: { ...required, name: '   ', email: 'alex@example' },
    code: 'validation_error',
    fields: ['name', 'email'],
  },
  {
    what: 'an invalid e-mail address, an invalid phone number and no frequency',
    answers: { ...unscheduled, email: 'alex example.com', phone: '555-0199' },
    code: 'invalid_email',
    fields: ['frequency', 'email', 'phone'],
  },
  {
    what: 'a phone number with nine digits and no frequency',
    answers: { ...unscheduled, phone: '(514) 555-019' },
    code: 'invalid_phone',
    fields: ['frequency', 'phone'],
  },
  { what: 'no frequency', answers: unscheduled, code: 'missing_schedule', fields: ['frequency'] },
];

inEachLanguage(({ locale, quote }) => {
  test.describe(locale, () => {
    for (const { what, answers, code, fields } of refusals) {
      test(`${what}: ${code}`, async ({ page, site }) => {
        const { send, errorBox, failure } = on(page, locale);
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

    test('a past date and a text that is too long: each field says so, no text is cut off, and corrected ones are sent', async ({ page, site }) => {
      const { send, errorBox, failure, tryAgain, success, say } = on(page, locale);
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
      expect(await site.requests()).toEqual([expect.objectContaining({ notes: '2 < 3' })]);
    });
  });
});
