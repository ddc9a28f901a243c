import { type Answers, control, fill, required } from './form.ts';
import { expect, inEachLanguage, test } from './site.ts';
import { failureText } from './words.ts';

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
  for (const [what, answers, code, fields] of refusals) {
    test(`${what}: ${code}`, async ({ page, site, parts: { send, errorBox, failure } }) => {
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
    expect(await site.requests()).toEqual([expect.objectContaining({ notes: '2 < 3' })]);
  });
});
