import type { Page } from '@playwright/test';
import { type Answers, control, fill, required } from './form.ts';
import { expect, inEachLanguage, on, test } from './site.ts';
import { telephone } from './words.ts';

/** The failures, word for word, in both languages (behaviour.md 5.14, 7.3). */
const messages = {
  trap: {
    'en-CA': `Submission rejected. Open this page again and send the form from there, or call us at ${telephone['en-CA']}.`,
    'fr-CA': `Envoi refusé. Ouvrez de nouveau cette page pour envoyer le formulaire, ou appelez-nous au ${telephone['fr-CA']}.`,
  },
  haste: {
    'en-CA': 'Submission rejected. Wait a few seconds, then send it again. Your answers are kept.',
    'fr-CA': 'Envoi refusé. Patientez quelques secondes, puis envoyez de nouveau. Vos réponses sont conservées.',
  },
  required: {
    'en-CA': 'Please fill in all required fields (name, email, phone, service).',
    'fr-CA': 'Veuillez remplir tous les champs obligatoires (nom, courriel, téléphone, service).',
  },
  email: { 'en-CA': 'Please enter a valid email address.', 'fr-CA': 'Veuillez saisir une adresse courriel valide.' },
  phone: { 'en-CA': 'Please enter a valid phone number.', 'fr-CA': 'Veuillez saisir un numéro de téléphone valide.' },
  schedule: { 'en-CA': 'Please select a cleaning frequency.', 'fr-CA': 'Veuillez choisir une fréquence d’entretien.' },
  rate: {
    'en-CA': 'You’ve submitted too many forms recently. Please try again in 17 minutes.',
    'fr-CA': 'Vous avez envoyé trop de formulaires récemment. Veuillez réessayer dans 17 minutes.',
  },
} as const;

type Field = 'service' | 'name' | 'email' | 'phone' | 'frequency';

interface Refusal {
  what: string;
  /** Answers that differ from a good request; `null` leaves one out. */
  but: Readonly<Record<string, string | null>>;
  message: keyof typeof messages;
  /** The fields that are marked, in the order of the form. */
  fields: readonly Field[];
}

/** In the order of behaviour.md 5.7: the first rule that is broken names the failure, and every bad field is marked. */
const refusals: readonly Refusal[] = [
  {
    what: 'nothing filled in',
    but: { service: null, name: null, email: null, phone: null, frequency: null },
    message: 'required',
    fields: ['service', 'frequency', 'name', 'email', 'phone'],
  },
  { what: 'a name of spaces, and a bad e-mail address', but: { name: '   ', email: 'alex@example' }, message: 'required', fields: ['name', 'email'] },
  { what: 'a bad e-mail address before a bad number and no frequency', but: { email: 'alex example.com', phone: '555-0199', frequency: null }, message: 'email', fields: ['frequency', 'email', 'phone'] },
  { what: 'nine digits, before no frequency', but: { phone: '(514) 555-019', frequency: null }, message: 'phone', fields: ['frequency', 'phone'] },
  { what: 'no frequency', but: { frequency: null }, message: 'schedule', fields: ['frequency'] },
];

const without = (but: Refusal['but']): Answers =>
  Object.fromEntries(
    Object.entries({ ...required, ...but }).flatMap(([name, answer]) => (answer === null ? [] : [[name, answer]])),
  );

/** What a screen reader says of a control: whether it is invalid, and what describes it. */
const described = (page: Page, name: Field) =>
  page.locator(name === 'frequency' ? '#frequency' : `[name="${name}"]`).evaluate((element) => ({
    invalid: element.getAttribute('aria-invalid') ?? element.dataset['invalid'],
    description: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  }));

inEachLanguage(({ locale, quote }) => {
  test.describe(locale, () => {
    for (const { what, but, message, fields } of refusals) {
      test(`${what}: ${message}`, async ({ page, site }) => {
        const { send, errorBox, failure } = on(page, locale);
        await page.goto(quote);
        await fill(page, locale, without(but));
        await send.click();
        await expect(errorBox).toBeFocused();
        await expect(failure).toHaveText(messages[message][locale]);

        const links = errorBox.getByRole('listitem').getByRole('link');
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(fields.map((field) => `#${field}`));
        for (const [at, name] of fields.entries()) {
          const link = links.nth(at);
          const { invalid, description } = await described(page, name);
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

    test('a robot that fills the trap is told no more than that', { tag: '@long' }, async ({ page, site }) => {
      const { send, errorBox, failure } = on(page, locale);
      await page.goto(quote);
      await fill(page, locale, without({ name: null }));
      await page.locator('[name="website"]').evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
      await send.click();
      await expect(failure).toHaveText(messages.trap[locale]);
      await expect(errorBox.getByRole('listitem')).toHaveCount(0);
      expect(await site.requests()).toEqual([]);
    });

    test('a day that is past, and more than fits: each is said where it is, nothing is cut off', async ({ page, site }) => {
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

    test('three requests within the hour: the time that is left, before any other check', { tag: '@long' }, async ({ page, site }) => {
      await page.addInitScript(() => {
        const openedAt = Date.now() - 43.5 * 60_000;
        localStorage.setItem('uno_form_submissions', JSON.stringify({ openedAt, count: 3 }));
      });
      const { send, errorBox, failure } = on(page, locale);
      await page.goto(quote);
      await send.click();
      await expect(errorBox).toBeFocused();
      await expect(failure).toHaveText(messages.rate[locale]);
      expect(await site.requests()).toEqual([]);
    });
  });
});

test.describe('within three seconds of the first page', () => {
  test.use({ hereSince: 0 });

  test('a request is taken for a robot’s; a moment later it is stored', async ({ page, site }) => {
    const { send, errorBox, failure, tryAgain, success } = on(page, 'en-CA');
    // Time stands still while the fields are filled in.
    await page.clock.setFixedTime(Date.now());
    await page.goto('/get-quote');
    await fill(page, 'en-CA', required);
    await page.evaluate(() => sessionStorage.setItem('uno-opened', String(Date.now() - 2_999)));
    await send.click();
    await expect(failure).toHaveText(messages.haste['en-CA']);
    expect(await site.requests()).toEqual([]);

    await page.evaluate(() => sessionStorage.setItem('uno-opened', String(Date.now() - 3_000)));
    await tryAgain.click();
    await expect(errorBox).toBeHidden();
    await send.click();
    await expect(success).toBeFocused();
    expect(await site.requests()).toHaveLength(1);
  });
});

test('what was wrong is no longer said once it is right, and the words typed are all there', async ({ page, site }) => {
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
