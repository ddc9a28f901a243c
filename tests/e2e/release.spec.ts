import type { Page } from '@playwright/test';
import { articlesIn } from '../../site/blog/articles.ts';
import { control, fill, question, required } from './form.ts';
import { foundText, hasWord } from './search.ts';
import { expect, hold, languages, on, phone, test, untilAwake, wake } from './site.ts';
import { business } from '../../site/business.ts';
import { telephone } from './words.ts';

// A page that was opened before a release asks for files that are no longer there.

/** Answers 404 for the files that match, for as long as they are gone, as a server does whose release has other ones. */
async function goneFrom(page: Page, files: RegExp, isGone = () => true): Promise<void> {
  await page.route(files, (route) => (isGone() ? route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }) : route.continue()));
}

/** Counts the documents that the page asks for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const code = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);
const [en, fr] = languages;

/** What may be gone, and on which page. Between them both forms and both languages; `npm test` tries the first. */
const asleep = [
  { what: 'the entry', language: fr, form: 'quote', files: code('entry\\.client'), answers: required },
  { what: 'the entry', language: en, form: 'contact', files: code('entry\\.client'), answers: question },
  { what: 'every file of the old release', language: fr, form: 'contact', files: /\/assets\/[^/]*\.js$/, answers: question },
  { what: 'the strings of the header', language: en, form: 'quote', files: code('shell\\.en'), answers: required },
] as const;

for (const [at, { what, language, form, files, answers }] of asleep.entries()) {
  const { locale, [form]: path } = language;
  const tag = at < 1 ? [] : ['@long'];

  test(`${path}: ${what} gone: the page reloads by itself, what was typed is there and is sent`, { tag }, async ({ page }) => {
    const { send, success } = on(page, locale);
    await page.goto(path);
    const loads = countLoads(page);
    // The new document finds the new files.
    await goneFrom(page, files, () => loads() === 0);
    await control(page, locale, 'name').fill(answers.name);
    await expect.poll(loads).toBe(1);
    await untilAwake(page);
    await expect(control(page, locale, 'name')).toHaveValue(answers.name);
    await fill(page, locale, answers);
    await send.click();
    await expect(success).toBeFocused();
    expect(loads()).toBe(1);
  });

  test(`${path}: ${what} gone for good: one reload, then the server takes the form, and fills it in again where something is missing`, { tag }, async ({ page }) => {
    const { send, errorBox, success } = on(page, locale);
    await page.goto(path);
    const loads = countLoads(page);
    await goneFrom(page, files);
    await control(page, locale, 'name').fill(answers.name);
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState();
    await control(page, locale, 'name').fill(answers.name);
    await control(page, locale, 'email').fill('alex@example.com');
    // It looks as if it were not ready: no script says otherwise.
    await send.press('Enter');
    await expect(errorBox).toBeVisible();
    const posted = page.getByRole('main').locator('form');
    await expect(posted.locator('[name=name]')).toHaveValue(answers.name);
    for (const [name, answer] of Object.entries(answers)) {
      const field = posted.locator(`[name=${name}]`);
      if (name === 'frequency') await posted.locator(`[name=${name}][value=${answer}]`).check();
      else if (name === 'service') await field.selectOption(answer);
      else await field.fill(answer);
    }
    await send.press('Enter');
    await expect(success).toBeVisible();
    // The reload, two posts, and the thanks that the second one leads to.
    expect(loads()).toBe(4);
  });
}

test.describe('an awake page', () => {
  test('whose menu is gone reloads once with what was typed, then says that the menu cannot come', async ({ page }) => {
    await page.setViewportSize(phone);
    const { menuButton, menu } = on(page, fr.locale);
    // Before the page wakes: waking fetches the menus too.
    await goneFrom(page, code('MobileMenuPanel'));
    await page.goto(fr.contact);
    await fill(page, fr.locale, question);
    const loads = countLoads(page);
    await menuButton.click();
    await expect.poll(loads).toBe(1);
    await expect(control(page, fr.locale, 'message')).toHaveValue(question.message);
    await untilAwake(page);
    for (const _ of [1, 2]) {
      await menuButton.click();
      await expect(page.locator('#wake-failed')).toBeVisible();
    }
    await expect(menu).toBeHidden();
    expect(loads()).toBe(1);
    await expect(control(page, fr.locale, 'message')).toHaveValue(question.message);
  });

  test('whose services menu is gone still follows its links', async ({ page }) => {
    await goneFrom(page, code('MainNavigation'));
    await page.goto(en.quote);
    await wake(page);
    await page.evaluate(() => sessionStorage.setItem('uno-reload', document.querySelector('[data-entry]')?.getAttribute('data-entry') ?? ''));
    await page.getByRole('contentinfo').getByRole('link', { name: on(page, en.locale).say['footer.terms'], exact: true }).click();
    await expect(page).toHaveURL(/\/contact#terms$/);
  });

  test('whose store’s client is gone: one reload, then what is missing is said, with phone and e-mail, and nothing is stored', async ({ page, site }) => {
    const { locale, quote } = en;
    const { send, failure, success } = on(page, locale);
    await page.goto(quote);
    const loads = countLoads(page);
    let gone = true;
    await goneFrom(page, code('dist'), () => gone);
    // Awake, the form asks for the client at the next focus. Nothing else is filled in before the new document is there.
    await control(page, locale, 'name').fill(required.name);
    await untilAwake(page);
    await control(page, locale, 'email').focus();
    await expect.poll(loads).toBe(1);
    await untilAwake(page);
    await fill(page, locale, required);
    await send.click();
    await expect(failure).toHaveText(`An unexpected error occurred: a part of this page could not be loaded. Please try again or contact us at ${telephone['en-CA']} or ${business.email}. Your answers are kept.`);
    expect(loads()).toBe(1);
    expect(await site.requests()).toEqual([]);
    gone = false;
    await on(page, locale).tryAgain.click();
    await expect(success).toBeFocused();
    expect(await site.requests()).toHaveLength(1);
  });

  test('whose store’s client neither comes nor fails: that is said in half a minute, and once it is there the message is sent', { tag: '@long' }, async ({ page, site }) => {
    const { send, errorBox, failure, success } = on(page, fr.locale);
    const letGo = await hold(page, code('dist'));
    await page.goto(fr.contact);
    await fill(page, fr.locale, question);
    await send.click();
    await expect(errorBox).toBeFocused({ timeout: 30_000 });
    await expect(failure).toHaveText(`Une erreur inattendue s’est produite : notre serveur a mis trop de temps à répondre. Veuillez réessayer ou nous joindre au ${telephone['fr-CA']} ou à ${business.email}. Vos réponses sont conservées.`);
    expect(await site.messages()).toEqual([]);
    letGo();
    await send.click();
    await expect(success).toBeFocused();
    expect(await site.messages()).toHaveLength(1);
  });
});

test.describe('a search', () => {
  const sought = 'tapis';
  const articles = articlesIn(fr.locale);
  const found = foundText(fr.locale, articles.filter((article) => hasWord(article, sought)).length, articles.length);

  for (const { state, files } of [
    { state: 'asleep', files: code('entry\\.client') },
    { state: 'awake', files: /\/assets\/blog-/ },
  ] as const) {
    test(`whose files are gone, of a page that is ${state}: one reload, and what was typed is looked for`, async ({ page }) => {
      await page.goto('/fr/blog');
      if (state === 'awake') await wake(page);
      const loads = countLoads(page);
      const { promise: typed, resolve: hasTyped } = Promise.withResolvers<void>();
      await page.route(files, async (route) => {
        await typed;
        if (loads() === 0) await route.fulfill({ status: 404 });
        else await route.continue();
      });
      const field = page.getByRole('searchbox');
      await field.pressSequentially(sought);
      hasTyped();
      await expect.poll(loads).toBe(1);
      await page.waitForLoadState();
      await expect(field).toHaveValue(sought);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(found);
      await expect(page).toHaveURL(`/fr/blog?search=${sought}`);
      expect(loads()).toBe(1);
    });
  }
});

test('a network that fails reloads nothing', async ({ page }) => {
  await page.goto(fr.quote);
  const loads = countLoads(page);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort('connectionreset'));
  await control(page, fr.locale, 'name').fill(required.name);
  await on(page, fr.locale).send.click();
  await expect(page.locator('#wake-failed')).toBeVisible();
  await expect(control(page, fr.locale, 'name')).toHaveValue(required.name);
  expect(loads()).toBe(0);
});
