import { mainLinks } from '../../site/navigation.ts';
import { services } from '../../site/services.ts';
import { control, fill, question, questionRow, required, requiredRow } from './form.ts';
import { desktop, expect, inEachLanguage, phone, test } from './site.ts';
import { business } from '../../site/business.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { telephone, words } from './words.ts';

test.use({ javaScriptEnabled: false });

const tooLarge = {
  'en-CA': words['en-CA']['errors.tooLarge'].replace('{phone}', telephone['en-CA']),
  'fr-CA': words['fr-CA']['errors.tooLarge'].replace('{phone}', telephone['fr-CA']),
};

/** The path of every entry of the header (behaviour.md 3.1, 3.2), without language. */
const entries = ['/', '/services', ...services.map(({ path }) => path), ...mainLinks.map(({ path }) => path)];

inEachLanguage(({ locale, prefix, home, quote, contact }) => {
  for (const [size, viewport] of Object.entries({ phone, desktop })) {
    test(`${home} on a ${size}: the links of the menus are visible and can be followed`, async ({ page, parts: { menuButton, servicesButton, say } }) => {
      await page.setViewportSize(viewport);
      await page.goto(home);
      for (const path of entries) {
        const href = prefix + (path === '/' && prefix ? '' : path);
        // Visible, and not covered by another element.
        await page.getByRole('banner').locator(`a[href="${href}"]:visible`).first().click({ trial: true });
      }
      await expect(page.locator(`a[href="${quote}"]:visible`).first()).toBeVisible();
      // What needs a script is hidden; the text of one button still labels its list.
      for (const part of [menuButton, servicesButton, page.locator('[data-theme-picker]')]) await expect(part).toBeHidden();
      await expect(page.getByRole('group', { name: say['nav.services'] })).toBeVisible();
      await expect(page.locator('figure:has(blockquote)').filter({ visible: true })).toHaveCount(Math.min(3, testimonials.length));
    });
  }

  test(`${quote} is sent, corrected, and stored once`, async ({ page, site, parts: { send, errorBox, failure, success, say } }) => {
    await page.goto(quote);
    await expect(page.getByText(say['getQuote.noScript.title'])).toHaveCount(0);
    await fill(page, locale, { service: 'office', sqft: '1200', name: '  Zoé <b>Côté</b> ', email: 'nope', notes: '2 < 3\n« R&D »' });
    await send.click();

    // The box is in view, names each invalid field in the page's order, and links to it.
    await expect(errorBox).toBeInViewport();
    await expect(failure).toHaveText(say['errors.validation_error.quote']);
    await expect(errorBox.getByRole('listitem')).toHaveText([say['errors.field.frequency'], say['errors.field.emailFormat'], say['errors.field.phone']]);
    await expect(page.getByText(say['getQuote.notSent.title'])).toHaveCount(0);
    expect(await site.requests()).toEqual([]);

    // The answers are kept, and the questions of the service are shown.
    const filled = page.getByRole('main').locator('form');
    await expect(filled.locator('[name=service]')).toHaveValue('office');
    await expect(filled.locator('[name=sqft]')).toHaveValue('1200');
    await expect(filled.locator('[name=name]')).toHaveValue('  Zoé <b>Côté</b> ');
    await expect(filled.locator('[name=notes]')).toHaveValue('2 < 3\n« R&D »');
    await expect(filled.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await errorBox.getByRole('link', { name: say['errors.field.emailFormat'] }).click();
    await expect(filled.locator('[name=email]')).toBeFocused();
    await filled.locator('[name=email]').fill('zoe@exemple.ca');
    await filled.locator('[name=phone]').fill('514 555-0199');
    await filled.locator('[name=restrooms]').fill('4');
    await filled.getByRole('radio', { name: say['quote.frequency.monthly'] }).check();
    await send.click();

    await expect(success).toBeVisible();
    await expect(page).toHaveURL(`${quote}?stored#main`);
    await expect(page).toHaveTitle(`${say['getQuote.success.title']} – ${business.name}`);
    await page.reload();
    await expect(success).toBeVisible();
    expect(await site.requests()).toEqual([
      expect.objectContaining({
        ...requiredRow,
        name: 'Zoé Côté',
        email: 'zoe@exemple.ca',
        phone: '514 555-0199',
        sqft: 1200,
        notes: '2 < 3\n« R&D »',
        service_details: { restrooms: 4, preferences: { frequency: 'monthly' } },
      }),
    ]);
  });

  for (const [path, title] of [[quote, 'getQuote.privacy.title'], [contact, 'contact.privacy.title']] as const) {
    test(`${path}: one press shows what happens with the answers: who sees them, where they are stored, and the visitor’s rights`, async ({ page, parts: { say } }) => {
      await page.goto(path);
      const notice = page.getByRole('region', { name: say[title] });
      const terms = ['form.privacy.what', 'form.privacy.who', 'form.privacy.where', 'form.privacy.rights'] as const;
      await expect(notice.getByRole('term')).toHaveCount(0);
      await notice.locator('summary').click();
      await expect(notice.getByRole('term')).toHaveText(terms.map((term) => say[term]));
      await expect(notice.getByRole('definition').last()).toContainText(business.email);
      await expect(notice.getByRole('link', { name: say['form.privacy.more'] })).toHaveAttribute('href', /\/about#privacy$/);
    });
  }

  test(`${contact} is sent and stored; a message that is too long for the server is kept when the visitor goes Back`, async ({ page, site, parts: { send, errorBox, success, tryAgain, say } }) => {
    await page.goto(contact);
    await expect(page.getByText(say['contact.noScript.title'])).toHaveCount(0);
    await fill(page, locale, { name: question.name, email: question.email });
    const message = page.getByRole('main').locator('form [name=message]');
    await message.evaluate((field: HTMLTextAreaElement) => (field.value = 'é'.repeat(600_000)));
    await send.click();
    await expect(errorBox.getByText(tooLarge[locale], { exact: true })).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
    await expect(message).toHaveValue('');
    expect(await site.messages()).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('main').locator('form [name=name]')).toHaveValue(question.name);
    expect(await message.evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(600_000);
    await message.fill(question.message);
    await send.click();
    await expect(success).toBeVisible();
    expect(await site.messages()).toEqual([expect.objectContaining(questionRow)]);
  });

  // quote.spec.ts has every service.
  test(`${quote}: a service in the address is selected, with its questions, and an unknown one is not`, async ({ page, site, parts: { send, success, say } }) => {
    const maintenance = page.getByRole('option', { name: say['quote.service.maintenance'] });
    await page.goto(`${quote}?service=maintenance`);
    await fill(page, locale, { ...required, service: 'maintenance', floorTypes: ['vinyl'] });
    await send.click();
    await expect(success).toBeVisible();
    expect(await site.requests()).toEqual([expect.objectContaining({ service: 'maintenance', service_details: { floorTypes: ['vinyl'], preferences: { frequency: 'monthly' } } })]);

    for (const none of ['', 'toString', 'cleaning&service=office']) {
      await page.goto(`${quote}?service=${none}`);
      await expect(control(page, locale, 'service')).toHaveValue('');
      await expect(maintenance).toHaveCount(0);
    }
  });

  test(`${contact}: each of many simultaneous requests gets its own answers back`, async ({ request }) => {
    const names = Array.from({ length: 20 }, (_, at) => `Visitor ${at}`);
    const answers = await Promise.all(names.map(async (name) => (await request.post(contact, { form: { name } })).text()));
    expect(answers.map((html) => html.match(/Visitor \d+/g))).toEqual(names.map((name) => [name]));
  });
});
