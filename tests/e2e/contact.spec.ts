import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../site/i18n/locale.ts';
import { loseAnswer } from './faultPlace.ts';
import { asEntered, control, fill, question, questionRow, required } from './form.ts';
import { ENTRY, expect, hold, inEachLanguage, isAwake, on, test } from './site.ts';
import { telephone } from './words.ts';
import { coverageAreas } from '../../site/coverage.ts';

// The contact form is the quote form's machine with other data: here stands what is its own, and that it sends.

const STORE = '**/rest/v1/contact_messages*';

/** What must be said, word for word. */
const messages = {
  incomplete: { 'en-CA': 'Please complete all required fields.', 'fr-CA': 'Veuillez remplir tous les champs obligatoires.' },
  required: {
    'en-CA': 'Please fill in all required fields (name, email, message).',
    'fr-CA': 'Veuillez remplir tous les champs obligatoires (nom, courriel, message).',
  },
  email: { 'en-CA': 'Please enter a valid email address.', 'fr-CA': 'Veuillez saisir une adresse courriel valide.' },
  trap: {
    'en-CA': `Submission rejected. Open this page again and send the form from there, or call us at ${telephone['en-CA']}.`,
    'fr-CA': `Envoi refusé. Ouvrez de nouveau cette page pour envoyer le formulaire, ou appelez-nous au ${telephone['fr-CA']}.`,
  },
  haste: { 'en-CA': 'Submission rejected. Wait a few seconds, then send it again. Your answers are kept.' },
  rate: {
    'en-CA': 'You’ve submitted too many forms recently. Please try again in 17 minutes.',
    'fr-CA': 'Vous avez envoyé trop de formulaires récemment. Veuillez réessayer dans 17 minutes.',
  },
  refused: {
    'en-CA': `Unable to send your message: the email address was not accepted. Please try again or call us directly at ${telephone['en-CA']}. Your answers are kept.`,
    'fr-CA': `Votre message n’a pas pu être envoyé : nous n’avons pas pu accepter l’adresse courriel. Veuillez réessayer ou nous appeler directement au ${telephone['fr-CA']}. Vos réponses sont conservées.`,
  },
  nothing: {
    'en-CA': `Unable to send your message. Please try again or call us directly at ${telephone['en-CA']}. Your answers are kept.`,
    'fr-CA': `Votre message n’a pas pu être envoyé. Veuillez réessayer ou nous appeler directement au ${telephone['fr-CA']}. Vos réponses sont conservées.`,
  },
  success: { 'en-CA': 'Message sent successfully! We’ll respond within 24 hours.', 'fr-CA': 'Votre message a bien été envoyé! Nous répondrons dans les 24 heures.' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

/** Presses a button that says that it is not ready, which Playwright alone minds. */
const press = (button: Locator) => button.click({ force: true });

/** Fields that the box links to, in its order. */
const linked = (page: Page, locale: Locale) =>
  on(page, locale)
    .errorBox.getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

inEachLanguage(({ locale, prefix, contact }) => {
  test(`${contact}: a message is stored once, to the letter, and three ways lead on`, async ({ page, site }) => {
    const { send, success } = on(page, locale);
    await page.goto(contact);
    await fill(page, locale, { name: 'Zoé Côté', company: '« Côté & Fils »', email: 'zoe@exemple.ca', phone: '555-0199', message: 'Line one\n2 < 3, R&D' });
    await send.dblclick();
    await expect(success).toBeFocused();
    await expect(page.getByText(messages.success[locale])).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    for (const path of ['/get-quote', '/services', '/why-partner']) {
      await expect(page.getByRole('main').getByRole('region').first().locator(`a[href="${prefix}${path}"]`)).toBeVisible();
    }
    expect((await site.messages()).map(asEntered)).toEqual([
      { name: 'Zoé Côté', company: '« Côté & Fils »', email: 'zoe@exemple.ca', phone: '555-0199', message: 'Line one\n2 < 3, R&D' },
    ]);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'form_submit', form_type: 'contact' }]);
  });

  test(`${contact}: the button is not ready until name, e-mail and message are there, and says what is missing`, async ({ page, site }) => {
    const { send, errorBox, failure, tryAgain, success, say } = on(page, locale);
    await page.goto(contact);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await fill(page, locale, { name: question.name, message: '  \n' });
    await press(send);
    await expect(errorBox).toBeFocused();
    await expect(failure).toHaveText(messages.incomplete[locale]);
    expect(await linked(page, locale)).toEqual(['#email', '#message']);
    await expect(control(page, locale, 'message')).toHaveAccessibleDescription(new RegExp(say['errors.field.message']));
    await errorBox.getByRole('link', { name: say['errors.field.message'] }).click();
    await expect(control(page, locale, 'message')).toBeFocused();
    // The form's own button sends again (behaviour.md 5.15).
    await expect(tryAgain).toHaveCount(0);

    await fill(page, locale, { email: question.email, message: question.message });
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(0);
    await send.click();
    await expect(success).toBeFocused();
    expect((await site.messages()).map(asEntered)).toEqual([questionRow]);
  });

  test(`${contact}: a bad address, and markup that leaves nothing, are refused; each field says so`, async ({ page, site }) => {
    const { send, errorBox, failure, say } = on(page, locale);
    await page.goto(contact);
    await fill(page, locale, { ...question, email: 'alex@example' });
    await send.click();
    await expect(errorBox).toBeFocused();
    await expect(failure).toHaveText(messages.email[locale]);
    // The box is red, in its edge and its title.
    for (const drawn of [errorBox, errorBox.getByRole('heading')]) {
      const [red = 0, green = 0, blue = 0] = await drawn.evaluate((element) => {
        const style = getComputedStyle(element);
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) return [];
        pen.fillStyle = element.localName === 'h2' ? style.color : style.borderBlockStartColor;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data];
      });
      expect(red, `${red} ${green} ${blue}`).toBeGreaterThan(2 * Math.max(green, blue));
    }
    expect(await linked(page, locale)).toEqual(['#email']);
    await expect(control(page, locale, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page, locale, 'email')).toHaveAccessibleDescription(say['errors.field.emailFormat']);

    await fill(page, locale, { ...question, name: '<b></b>' });
    await send.click();
    await expect(failure).toHaveText(messages.required[locale]);
    expect(await linked(page, locale)).toEqual(['#name']);
    expect(await site.messages()).toEqual([]);
  });

  test(`${contact}: a robot that fills the trap is told no more than that`, async ({ page, site }) => {
    const { send, errorBox, failure } = on(page, locale);
    await page.goto(contact);
    await page.locator('[name="website"]').evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
    await fill(page, locale, question);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await press(send);
    await expect(failure).toHaveText(messages.trap[locale]);
    await expect(errorBox.getByRole('listitem')).toHaveCount(0);
    expect(await site.messages()).toEqual([]);
  });

  test(`${contact}: the limit is one with the quote form’s`, async ({ page, site }) => {
    await page.addInitScript(() => {
      const openedAt = Date.now() - 43.5 * 60_000;
      if (localStorage.getItem('uno_form_submissions') === null) localStorage.setItem('uno_form_submissions', JSON.stringify({ openedAt, count: 2 }));
    });
    const { send, failure, success } = on(page, locale);
    await page.goto(contact);
    await fill(page, locale, question);
    await send.click();
    await expect(success).toBeFocused();
    await page.goto(`${prefix}/get-quote`);
    await fill(page, locale, required);
    await send.click();
    await expect(failure).toHaveText(messages.rate[locale]);
    expect(await site.messages()).toHaveLength(1);
    expect(await site.requests()).toEqual([]);
  });

  test(`${contact}: a refusal of the database and an answer without a row speak of the message`, async ({ page }) => {
    const { send, failure } = on(page, locale);
    await page.goto(contact);
    await fill(page, locale, question);
    const refusal = { code: '23514', message: 'new row for relation "contact_messages" violates check constraint "contact_messages_email"', details: null, hint: null };
    await page.route(STORE, (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
    await send.click();
    await expect(failure).toHaveText(messages.refused[locale]);
    expect(await linked(page, locale)).toEqual(['#email']);
    await page.route(STORE, (route) => route.fulfill({ status: 406, json: { code: 'PGRST116', message: 'The result contains 0 rows', details: null, hint: null } }), { times: 1 });
    await send.click();
    await expect(failure).toHaveText(messages.nothing[locale]);
  });

  test(`${contact}: an answer that is lost, and a reload: sent again, it is stored once`, async ({ page, site }) => {
    const { send, errorBox, success } = on(page, locale);
    await page.goto(contact);
    await fill(page, locale, question);
    await loseAnswer(page, STORE);
    await send.click();
    await expect(errorBox).toBeFocused();
    await page.reload();
    for (const name of ['name', 'email', 'message'] as const) await expect(control(page, locale, name)).toHaveValue(question[name]);
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await send.click();
    await expect(success).toBeFocused();
    expect((await site.messages()).map(asEntered)).toEqual([questionRow]);
  });

  test(`${contact}: a listener of the data layer that throws takes no success away`, { tag: '@long' }, async ({ page, site, pageErrors }) => {
    await page.addInitScript(() => {
      window.dataLayer = Object.assign([], {
        push: () => {
          throw new Error('Not listening.');
        },
      });
    });
    const { send, success } = on(page, locale);
    await page.goto(contact);
    await fill(page, locale, question);
    await send.click();
    await expect(success).toBeFocused();
    expect(await site.messages()).toHaveLength(1);
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('Not listening.')]);
  });

  test(`${contact}: what is typed before the page wakes is kept, and sent by the press that woke it`, async ({ page, site }) => {
    const { success } = on(page, locale);
    const letGo = await hold(page, ENTRY);
    await page.goto(contact);
    for (const name of ['name', 'email', 'message'] as const) await control(page, locale, name).pressSequentially(question[name]);
    await control(page, locale, 'email').press('Enter');
    expect(await isAwake(page)).toBe(false);
    letGo();
    await expect(success).toBeFocused();
    expect((await site.messages()).map(asEntered)).toEqual([questionRow]);
  });

  test(`${contact}: what was typed before the page woke is there in the other language, and the quote form has none of it`, async ({ page }) => {
    const letGo = await hold(page, ENTRY);
    await page.goto(contact);
    await control(page, locale, 'message').pressSequentially('2 < 3');
    await page.getByRole('contentinfo').locator('a[hreflang]').first().click();
    const other = locale === 'en-CA' ? 'fr-CA' : 'en-CA';
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    letGo();
    await expect(control(page, other, 'message')).toHaveValue('2 < 3');
    expect(await page.evaluate(() => sessionStorage.getItem('uno-draft-quote'))).toBeNull();
  });

  test(`${contact}: the footer leads to the terms, the areas to the form`, async ({ page }) => {
    const { say } = on(page, locale);
    await page.goto(prefix === '' ? '/' : prefix);
    await page.getByRole('contentinfo').getByRole('link', { name: say['footer.terms'], exact: true }).click();
    await expect(page).toHaveURL(`${contact}#terms`);
    await expect(page.getByRole('heading', { name: say['contact.terms.title'], exact: true })).toBeInViewport();
    await page.getByRole('link', { name: say['contact.coverage.ask'] }).click();
    await expect(page).toHaveURL(`${contact}#write`);
    await expect(page.getByRole('heading', { name: say['contact.form.title'], exact: true })).toBeInViewport();
    await expect(page.getByRole('region', { name: say['contact.coverage.title'] }).getByRole('listitem').filter({ hasText: say['contact.coverage.full'] })).toHaveCount(coverageAreas.filter(({ coverage }) => coverage === 'full').length);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${contact} under the address of what was not sent says so, where no server has answered`, async ({ page }) => {
      const { say } = on(page, locale);
      await page.goto(`${contact}#not-sent`);
      await expect(page.getByText(say['contact.notSent.title'])).toBeVisible();
    });
  });
});

test.describe('within three seconds of the first page', () => {
  test.use({ hereSince: 0 });

  test('a message is taken for a robot’s, one that is not complete is told what it lacks', async ({ page, site }) => {
    const { send, failure, success } = on(page, 'en-CA');
    await page.clock.setFixedTime(Date.now());
    await page.goto('/contact');
    await press(send);
    await expect(failure).toHaveText(messages.incomplete['en-CA']);
    await fill(page, 'en-CA', question);
    await page.evaluate(() => sessionStorage.setItem('uno-opened', String(Date.now() - 2_999)));
    await send.click();
    await expect(failure).toHaveText(messages.haste['en-CA']);
    await page.evaluate(() => sessionStorage.setItem('uno-opened', String(Date.now() - 3_000)));
    await send.click();
    await expect(success).toBeFocused();
    expect((await site.messages()).map(asEntered)).toEqual([questionRow]);
  });

  test('of the form, but a minute after that of the site: nobody is taken for a robot', async ({ page, site }) => {
    const { send, success } = on(page, 'en-CA');
    await page.goto('/');
    // The minute that the person has read, on a page that never woke.
    await page.evaluate(() => sessionStorage.setItem('uno-opened', String(Number(sessionStorage.getItem('uno-opened') ?? Number.NaN) - 60_000)));
    await page.clock.setFixedTime(Date.now());
    await page.goto('/contact');
    await fill(page, 'en-CA', question);
    await send.click();
    await expect(success).toBeFocused();
    expect(await site.messages()).toHaveLength(1);
  });
});
