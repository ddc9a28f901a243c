import type { Page } from '@playwright/test';
import { business } from '../../site/business.ts';
import { loseResponse } from './formInTab.ts';
import { type Answers, asEntered, control, fill, question, questionRow, required, requiredRow } from './form.ts';
import { ENTRY, expect, hold, inEachLanguage, isAwake, languages, test } from './site.ts';
import { telephoneName } from './words.ts';

// Drafts, leaving the form, and retries, as a visitor sees them. faults.spec.ts has the faults of network and server, in both forms.

const [english, french] = languages;

const STORE = /\/rest\/v1\/quote_requests/;

/** The notice that a form shows while the device is offline. */
const offlineNotice = {
  'en-CA': 'This device is offline. What you typed is kept here: send it once you are connected again.',
  'fr-CA': 'Votre appareil n’est pas connecté à Internet. Ce que vous avez écrit est conservé ici : envoyez-le une fois la connexion rétablie.',
} as const;

/** More than is required, so that there is something to lose. */
const answers = { ...required, sqft: '1200', restrooms: '4', company: '« Société Côté & Fils »', ecoFriendly: true, notes: '2 < 3' } satisfies Answers;

const stored = expect.objectContaining({
  ...requiredRow,
  company: '« Société Côté & Fils »',
  sqft: 1200,
  notes: '2 < 3',
  service_details: { restrooms: 4, preferences: { frequency: 'monthly', ecoFriendly: true } },
});

async function openAndFill(page: Page): Promise<void> {
  await page.goto('/get-quote');
  await fill(page, 'en-CA', answers);
}

/** All fields still have their answers. */
async function expectAllKept(page: Page): Promise<void> {
  for (const name of ['sqft', 'restrooms', 'company', 'notes', 'name', 'email', 'phone', 'service'] as const) {
    await expect(control(page, 'en-CA', name)).toHaveValue(answers[name]);
  }
  await expect(control(page, 'en-CA', 'frequency', 'monthly')).toBeChecked();
  await expect(control(page, 'en-CA', 'ecoFriendly')).toBeChecked();
}

test('a reload while filling in the form keeps every field', async ({ page, site, parts: { sendAndStore } }) => {
  await openAndFill(page);
  await page.reload();
  await expectAllKept(page);
  await sendAndStore();
  expect(await site.requests()).toEqual([stored]);
});

test('Enter twice sends once; until the send has failed, the button says “sending” and the fields are read-only', async ({ page, site, parts: { errorBox, sendAndStore, say } }) => {
  await openAndFill(page);
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  const release = await hold(page, STORE);
  const name = page.locator('[name="name"]');
  await name.press('Enter');
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: say['getQuote.sending'] });
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Your request is being sent.' })).toHaveCount(1);
  await busy.click({ force: true });
  await name.focus();
  await page.keyboard.type('too late');
  await expect(name).toHaveValue(required.name);
  await site.goDown();
  release();
  await expect(errorBox).toBeFocused();
  await site.comeUp();
  expect(sent).toBe(1);
  await name.fill('In time');
  await expect(name).toHaveValue('In time');
  await sendAndStore();
  expect((await site.requests()).map((row) => row['name'])).toEqual(['In time']);
});

inEachLanguage(({ locale, quote, contact }) => {
  for (const [path, least] of [[quote, required], [contact, question]] as const) {
    test(`${path}, offline: a notice appears before anything is sent, nothing is lost, and back online one press sends`, async ({ page, context, site, parts }) => {
      await page.goto(path);
      await fill(page, locale, least);
      const said = page.getByRole('status').filter({ hasText: offlineNotice[locale] });
      await expect(said).toHaveCount(0);
      await context.setOffline(true);
      await expect(said).toBeVisible();
      await parts.send.click();
      await expect(parts.errorBox.getByRole('alert')).toContainText(parts.say['errors.noAnswer.offline']);
      await expect(parts.errorBox.getByRole('link', { name: telephoneName })).toHaveAttribute('href', business.phoneHref);
      for (const name of ['name', 'email'] as const) await expect(control(page, locale, name)).toHaveValue(least[name]);
      await context.setOffline(false);
      await expect(said).toHaveCount(0);
      await (path === quote ? parts.tryAgain : parts.send).click();
      await expect(parts.success).toBeFocused();
      expect((await (path === quote ? site.requests() : site.messages())).map(asEntered)).toEqual([path === quote ? requiredRow : questionRow]);
    });
  }

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

test.describe('a browser that refuses storage', () => {
  test.use({ hereSince: 0 });

  test('still sends, and retries with the same key', async ({ page, site, parts: { send, errorBox, tryAgain, success } }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get: () => {
            throw new DOMException('Storage is refused.', 'SecurityError');
          },
        });
      }
    });
    await openAndFill(page);
    await page.clock.setFixedTime(Date.now() + 60_000);
    await loseResponse(page, STORE);
    await send.click();
    await expect(errorBox).toBeFocused();
    await expectAllKept(page);
    await tryAgain.click();
    await expect(success).toBeFocused();
    expect(await site.requests()).toEqual([stored]);
  });
});

test('after success and Back the form is empty, and the same answers sent again are stored once', { tag: '@long' }, async ({ page, site, parts: { sendAndStore } }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get a quote' }).click();
  await expect(page).toHaveURL('/get-quote');
  await fill(page, 'en-CA', answers);
  await sendAndStore();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/get-quote');
  await expect(control(page, 'en-CA', 'name')).toHaveValue('');
  await expect(control(page, 'en-CA', 'service')).toHaveValue('');
  await fill(page, 'en-CA', answers);
  await sendAndStore();
  expect(await site.requests()).toEqual([stored]);
});

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

test('leaving a sleeping page for the other language adds to the stored draft and removes nothing from it', { tag: '@long' }, async ({ page }) => {
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

const onlyChanges: readonly Answers[] = [{ service: 'office' }, { frequency: 'monthly' }, { ecoFriendly: true }];

for (const change of onlyChanges) {
  test(`a sleeping page that is left keeps ${JSON.stringify(change)}, the only change`, async ({ page }) => {
    const release = await hold(page, ENTRY);
    await page.goto(french.quote);
    await fill(page, french.locale, change);
    await page.getByRole('contentinfo').locator('a[hreflang]').first().click();
    await expect(page).toHaveURL(english.quote);
    release();
    for (const [name, value] of Object.entries(change)) {
      const changed = control(page, english.locale, name, name === 'frequency' ? String(value) : undefined);
      await (name === 'service' ? expect(changed).toHaveValue(String(value)) : expect(changed).toBeChecked());
    }
  });
}
