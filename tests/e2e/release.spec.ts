import type { Page } from '@playwright/test';
import { articlesIn } from '../../site/blog/articles.ts';
import { control, fill, question, required } from './form.ts';
import { foundText, hasWord } from './search.ts';
import { expect, languages, phone, test, untilAwake, wake } from './site.ts';
import { business } from '../../site/business.ts';
import { telephone } from './words.ts';

// A page that was opened before a release requests files that no longer exist.

/** Answers 404 for the matching files while `isGone`, as a server does after a release with other files. */
const removeFiles = (page: Page, files: RegExp, isGone = () => true) =>
  page.route(files, (route) => (isGone() ? route.fulfill({ status: 404 }) : route.continue()));

/** Counts the documents that the page requests. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

const codeFile = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);
const [en, fr] = languages;

/** The missing files, on a page of each form and language; `npm test` tests only the first. */
const asleep = [
  { what: 'the entry', language: fr, form: 'quote', files: codeFile('entry\\.client'), answers: required },
  { what: 'any file of the old release', language: fr, form: 'contact', files: /\/assets\/[^/]*\.js$/, answers: question },
  { what: 'the strings of the header', language: en, form: 'quote', files: codeFile('shell\\.en'), answers: required },
] as const;

for (const [at, { what, language, form, files, answers }] of asleep.entries()) {
  const { locale, [form]: path } = language;
  const tag = at < 1 ? [] : ['@long'];

  test.describe(`${path}, opened before a release, without ${what}`, { tag }, () => {
    test.use({ locale });

    test('the page reloads by itself, keeps what was typed and sends it', async ({ page, parts: { sendAndStore } }) => {
      await page.goto(path);
      const loads = countLoads(page);
      // The new document finds the new files.
      await removeFiles(page, files, () => loads() === 0);
      await control(page, locale, 'name').fill(answers.name);
      await expect.poll(loads).toBe(1);
      await untilAwake(page);
      await expect(control(page, locale, 'name')).toHaveValue(answers.name);
      await fill(page, locale, answers);
      await sendAndStore();
      expect(loads()).toBe(1);
    });

    test('if the files stay missing: one reload, then the browser posts the form, once, and no draft is left that could be sent again', async ({ page, site, parts: { send, success } }) => {
      await page.goto(path);
      const loads = countLoads(page);
      let gone = true;
      await removeFiles(page, files, () => gone);
      await control(page, locale, 'name').fill(answers.name);
      await expect.poll(loads).toBe(1);
      await page.waitForLoadState();
      await fill(page, locale, answers);
      // By a key, because without the script the button keeps `aria-disabled`.
      await send.press('Enter');
      await expect(success).toBeVisible();
      // The reload, the post, and the thanks after it.
      expect(loads()).toBe(3);
      gone = false;
      await page.goto(path);
      await wake(page);
      await expect(control(page, locale, 'name')).toHaveValue('');
      expect(await (form === 'quote' ? site.requests() : site.messages())).toHaveLength(1);
    });
  });
}

test.describe('an awake page', () => {
  test('whose menu code is missing reloads once with what was typed, then says that the menu cannot open', async ({ page, parts: { menuButton, menu } }) => {
    await page.setViewportSize(phone);
    // Before the page wakes, because waking fetches the menus too.
    await removeFiles(page, codeFile('MobileMenuPanel'));
    await page.goto(en.contact);
    await fill(page, en.locale, question);
    const loads = countLoads(page);
    await menuButton.click();
    await expect.poll(loads).toBe(1);
    await expect(control(page, en.locale, 'message')).toHaveValue(question.message);
    await untilAwake(page);
    for (const _ of [1, 2]) {
      await menuButton.click();
      await expect(page.locator('#wake-failed')).toBeVisible();
    }
    await expect(menu).toBeHidden();
    expect(loads()).toBe(1);
    await expect(control(page, en.locale, 'message')).toHaveValue(question.message);
  });

  test('whose store client is missing reloads once, then says so with phone and e-mail, and stores nothing', async ({ page, site, parts: { send, failure, tryAgain, success } }) => {
    const { locale, quote } = en;
    await page.goto(quote);
    const loads = countLoads(page);
    let gone = true;
    await removeFiles(page, codeFile('dist'), () => gone);
    // Once awake, the form fetches the client at the next focus. Nothing else is filled in before the new document is loaded.
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
    // Chromium 150 never imports again what failed once, so there the page reloads once more, with the answers; 156 imports it.
    await expect(async () => {
      await ((await tryAgain.isVisible()) ? tryAgain : send).click({ timeout: 5000 });
      await expect(success).toBeFocused({ timeout: 5000 });
    }).toPass();
    expect(loads()).toBeLessThan(3);
    expect(await site.requests()).toHaveLength(1);
  });
});

test.describe('a search', () => {
  const sought = 'tapis';
  const articles = articlesIn(fr.locale);
  const found = foundText(fr.locale, articles.filter((article) => hasWord(article, sought)).length, articles.length);

  for (const { state, files } of [
    { state: 'asleep', files: codeFile('entry\\.client') },
    { state: 'awake', files: /\/assets\/blog-/ },
  ] as const) {
    test(`whose files are missing, on a page that is ${state}: one reload, then it searches for what was typed`, async ({ page }) => {
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

// asleep.spec.ts tests that a failed network causes no reload.
