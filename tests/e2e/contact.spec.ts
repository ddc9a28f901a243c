import type { Locator } from '@playwright/test';
import { business } from '../../site/business.ts';
import { asEntered, control, fill, question, questionRow, required } from './form.ts';
import { ENTRY, expect, hold, inEachLanguage, isAwake, test } from './site.ts';
import { failureText } from './words.ts';

// The contact form shares its code with the quote form: these tests cover what differs, and that it sends. transcripts.spec.ts
// tests its button, which is not ready until the required answers are there, and what it says is missing.

/** The fixed text of success. */
const THANKS = { 'en-CA': 'Message sent successfully! We’ll respond within 24 hours.', 'fr-CA': 'Votre message a bien été envoyé! Nous répondrons dans les 24 heures.' } as const;

/** When the reply is due: a weekday, a date and a time. */
const DUE = { 'en-CA': /^By \w+day, \w+\s\d+, at [\d:]+\s[AP]M/, 'fr-CA': /^D’ici le \p{L}+ \d+(?:er)?\s\p{L}+ à \d+\sh/u } as const;

/** Whether an address is that of the drawing and the dates of the thanks. */
const isThanksCode = (url: string): boolean => /\/thanksParts-/.test(url);

/** The line beside the button: with no answer yet, and when only the message is missing. */
const MISSING = {
  'en-CA': { all: 'Before sending, fill in your name, your email and your message.', message: 'Before sending, fill in your message.' },
  'fr-CA': { all: 'Avant l’envoi, indiquez votre nom, votre courriel et votre message.', message: 'Avant l’envoi, indiquez votre message.' },
} as const;

/** Presses an `aria-disabled` button, which Playwright refuses without `force`. */
const press = (button: Locator) => button.click({ force: true });

inEachLanguage(({ locale, prefix, contact }) => {
  test(`${contact}: a message is stored once, exactly as typed, and three links lead on`, async ({ page, site, parts: { send, success } }) => {
    await page.goto(contact);
    const typed = { name: 'Zoé Côté', company: '« Côté & Fils »', email: 'zoe@exemple.ca', phone: '555-0199', message: 'Line one\n2 < 3, R&D' };
    await fill(page, locale, typed);
    await send.dblclick();
    await expect(success).toBeFocused();
    await expect(page.getByText(THANKS[locale])).toBeVisible();
    await expect(page).toHaveTitle(`${await success.textContent()} – ${business.name}`);
    await expect(page.locator('form')).toHaveCount(0);
    for (const path of ['/get-quote', '/services', '/why-partner']) {
      await expect(page.getByRole('main').getByRole('region').first().locator(`a[href="${prefix}${path}"]`)).toBeVisible();
    }
    expect((await site.messages()).map(asEntered)).toEqual([typed]);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'form_submit', form_type: 'contact' }]);
  });

  test(`${contact}: the thanks say when we reply, with code that is fetched only once the form is sent`, async ({ page, parts: { success, send } }) => {
    const fetched: string[] = [];
    page.on('request', (request) => void (isThanksCode(request.url()) && fetched.push(request.url())));
    await page.goto(contact);
    await fill(page, locale, question);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await send.click();
    await expect(success).toBeFocused();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(DUE[locale]);
    expect(fetched).toHaveLength(1);
  });

  test(`${contact}: without that code the thanks have their words, and the page is not reloaded`, async ({ page, parts: { success, send } }) => {
    await page.route((url) => isThanksCode(url.href), (route) => route.fulfill({ status: 404 }));
    await page.goto(contact);
    await fill(page, locale, question);
    let loads = 0;
    page.on('load', () => void (loads += 1));
    await send.click();
    await expect(success).toBeFocused();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(THANKS[locale])).toBeVisible();
    await expect(page.getByText(DUE[locale])).toHaveCount(0);
    expect(loads).toBe(0);
  });

  test(`${contact}: beside the button stands what is still to fill in, which describes it`, async ({ page, parts: { send } }) => {
    await page.goto(contact);
    await expect(send).toHaveAccessibleDescription(MISSING[locale].all);
    await control(page, locale, 'name').fill('Zoé');
    await control(page, locale, 'email').fill('zoe@exemple.ca');
    await expect(send).toHaveAccessibleDescription(MISSING[locale].message);
    await expect(page.getByText(MISSING[locale].message)).toBeVisible();
    await control(page, locale, 'message').fill('2 < 3');
    await expect(send).not.toHaveAttribute('aria-disabled');
    await expect(send).toHaveAccessibleDescription('');
  });

  test(`${contact}: filling the trap shows the spam message and no field`, async ({ page, site, parts: { send, errorBox, failure } }) => {
    await page.goto(contact);
    await page.locator('[name="website"]').evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
    await fill(page, locale, question);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await press(send);
    await expect(failure).toHaveText(failureText(locale, 'contact', { code: 'spam_detected', detail: 'trap' }));
    await expect(errorBox.getByRole('listitem')).toHaveCount(0);
    expect(await site.messages()).toEqual([]);
  });

  test(`${contact}: shares its rate limit with the quote form`, { tag: '@long' }, async ({ page, site, parts: { send, failure, sendAndStore } }) => {
    await page.addInitScript(() => {
      const openedAt = Date.now() - 43.5 * 60_000;
      if (localStorage.getItem('uno_form_submissions') === null) localStorage.setItem('uno_form_submissions', JSON.stringify({ openedAt, count: 2 }));
    });
    await page.goto(contact);
    await fill(page, locale, question);
    await sendAndStore();
    await page.goto(`${prefix}/get-quote`);
    await fill(page, locale, required);
    await send.click();
    await expect(failure).toHaveText(failureText(locale, 'quote', { code: 'rate_limit_exceeded', minutes: 17 }));
    expect(await site.messages()).toHaveLength(1);
    expect(await site.requests()).toEqual([]);
  });

  test(`${contact}: what is typed before the page wakes is kept, and sent once by two presses`, async ({ page, site, parts: { send, success } }) => {
    const release = await hold(page, ENTRY);
    await page.goto(contact);
    for (const name of ['name', 'email', 'message'] as const) await control(page, locale, name).pressSequentially(question[name]);
    await send.click({ force: true });
    await control(page, locale, 'email').press('Enter');
    expect(await isAwake(page)).toBe(false);
    release();
    await expect(success).toBeFocused();
    expect((await site.messages()).map(asEntered)).toEqual([questionRow]);
  });

  test(`${contact}: a data layer listener that throws does not affect the success`, { tag: '@long' }, async ({ page, site, pageErrors, parts: { sendAndStore } }) => {
    await page.addInitScript(() => {
      window.dataLayer = Object.assign([], {
        push: () => {
          throw new Error('Not listening.');
        },
      });
    });
    await page.goto(contact);
    await fill(page, locale, question);
    await sendAndStore();
    expect(await site.messages()).toHaveLength(1);
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('Not listening.')]);
  });
});

test.describe('the three seconds in which a message counts as a robot’s', () => {
  test.use({ hereSince: 0 });

  test('begin with the first page of the site, even if it never woke; within them too, an incomplete message shows what is missing', async ({ page, site, parts: { send, failure, sendAndStore } }) => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await page.goto('/');
    await page.clock.setFixedTime(now + 2_999);
    await page.goto('/contact');
    await press(send);
    await expect(failure).toHaveText(failureText('en-CA', 'contact', { code: 'validation_error', detail: 'incomplete' }));
    await fill(page, 'en-CA', question);
    await send.click();
    await expect(failure).toHaveText(failureText('en-CA', 'contact', { code: 'spam_detected' }));
    await page.clock.setFixedTime(now + 3_000);
    await sendAndStore();
    expect((await site.messages()).map(asEntered)).toEqual([questionRow]);
  });
});
