import type { Page } from '@playwright/test';
import { REDIRECTS } from '../../site/redirects.ts';
import { control, fill } from './form.ts';
import { pathTo } from './pages.ts';
import { expect, inEachLanguage, isAwake, on, phone, test, wake } from './site.ts';
import { business } from '../../site/business.ts';

inEachLanguage(({ locale, home, quote }) => {
  test.describe(`awake, ${locale}`, () => {
    test('a link goes without a new document: title, focus, announcement, top of the page', async ({ page }) => {
      const { say } = on(page, locale);
      await page.goto(home);
      await wake(page);
      await page.evaluate(() => (document.documentElement.dataset['same'] = 'document'));
      await page.mouse.wheel(0, 900);
      await page.waitForFunction(() => scrollY > 500);
      await page.getByRole('main').getByRole('link', { name: say['nav.quote'] }).last().scrollIntoViewIfNeeded();
      await page.getByRole('banner').getByRole('link', { name: say['nav.quote'] }).first().evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(quote);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const title = locale === 'fr-CA' ? /^Demander une soumission et une visite/ : /^Request a quote and a site visit/;
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${quote}$`));
      await expect(page.locator('head title')).toHaveCount(1);
    });

    for (const part of ['main', 'contentinfo'] as const) {
      test(`so does a link in the ${part}, whose HTML is the server’s`, async ({ page }) => {
        const { say } = on(page, locale);
        const [from, to, name] = part === 'main' ? [home, quote, say['nav.quote']] : [quote, `${pathTo('about', locale)}#accessibility`, say['footer.accessibility']];
        await page.goto(from);
        await wake(page);
        await page.evaluate(() => (document.documentElement.dataset['same'] = 'document'));
        await page.getByRole(part).getByRole('link', { name }).first().click();
        await expect(page).toHaveURL(to);
        await expect(part === 'main' ? page.getByRole('heading', { level: 1 }) : page.locator('#accessibility')).toBeFocused();
        await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
        // The footer came with the page: its picker knows the theme, and works.
        const picker = page.locator('[data-theme-picker]');
        await expect(picker.getByRole('radio', { checked: true })).toHaveAttribute('value', 'evergreen');
        await picker.locator('label').nth(1).click();
        await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'evergreen');
      });
    }

    test('Back is where the reader was, Forward too; the form is still filled in', async ({ page }) => {
      const { say } = on(page, locale);
      await page.goto(home);
      await wake(page);
      const link = page.getByRole('contentinfo').locator('a[hreflang]').first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => scrollY > 500);
      const before = await page.evaluate(() => scrollY);
      await page.getByRole('banner').getByRole('link', { name: say['nav.quote'] }).first().evaluate((quoteLink: HTMLElement) => quoteLink.click());
      await expect(page).toHaveURL(quote);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await fill(page, locale, { name: 'Zoé' });
      await page.goBack();
      await expect(page).toHaveURL(home);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.goForward();
      await expect(page).toHaveURL(quote);
      await expect(control(page, locale, 'name')).toHaveValue('Zoé');
    });

    test('the page that was left is whole when it is come back to by a link', async ({ page }) => {
      await page.goto(quote);
      await wake(page);
      const headings = async () => (await page.getByRole('main').getByRole('heading').allTextContents()).length;
      const onQuote = await headings();
      await page.getByRole('banner').getByRole('link', { name: business.name }).first().click();
      await expect(page).toHaveURL(home);
      await expect(page.locator('#services')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('contentinfo').locator(`a[href="${home}"]`).count();
      await page.goBack();
      await expect(page).toHaveURL(quote);
      await expect.poll(headings).toBe(onQuote);
    });
  });
});

for (const [address, ends] of [
  ['/get-a-quote?utm=x', '/get-quote?utm=x'],
  ['/fr/obtenir-un-devis/?utm=x', '/fr/get-quote?utm=x'],
  ['/fr/rien-du-tout', '/fr/404'],
  ['/fr/blog/no-such-article', '/fr/blog'],
] as const) {
  test(`Back to ${address}, which the application left behind, ends where the server leads`, async ({ page }) => {
    await page.goto('/about');
    await wake(page);
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      history.pushState(null, '', '/about');
    }, address);
    await page.goBack();
    await expect(page).toHaveURL(ends);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** A link of the header that needs no menu to be followed. */
const quoteLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: on(page, 'fr-CA').say['nav.quote'] }).first();

test.describe('Back to a page that does not come', () => {
  /** From a page that was landed on, and is forgotten once it is left, to another one; what asks for the first one then: `fetch` is the application, `document` the browser. */
  const goOn = async (page: Page): Promise<readonly string[]> => {
    await page.goto('/fr/about');
    await wake(page);
    await quoteLink(page).click();
    await expect(page).toHaveURL('/fr/get-quote');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/fr/about') asked.push(request.resourceType());
    });
    return asked;
  };
  const goBack = (page: Page) => page.evaluate(() => history.back());

  test('shows what the server says', async ({ page }) => {
    const asked = await goOn(page);
    await page.route('/fr/about', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
    await goBack(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bad gateway');
    await page.unroute('/fr/about');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/fr/about');
    // The application, the browser in its stead, and whoever reloaded.
    expect(asked).toEqual(['fetch', 'document', 'document']);
  });

  test('is asked for once by the application, whatever is typed into the page that is left while the browser waits', async ({ page }) => {
    const asked = await goOn(page);
    const answers: Array<() => Promise<void>> = [];
    await page.route('/fr/about', async (route) => {
      if (route.request().resourceType() === 'fetch') return route.abort();
      answers.push(() => route.continue());
    });
    await control(page, 'fr-CA', 'name').focus();
    await goBack(page);
    await expect.poll(() => answers.length).toBe(1);
    // Keys and not a locator, which would wait for the page that the browser asks for.
    await page.keyboard.type('Zoé');
    await answers[0]?.();
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page).toHaveURL('/fr/about');
    expect(asked).toEqual(['fetch', 'document']);
  });

  test('shows the browser’s own page where there is no network, and comes with it', async ({ page, context }) => {
    const asked = await goOn(page);
    await context.setOffline(true);
    await goBack(page);
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    // Chromium tries again by itself while its own page stands: after 1 s, 5 s and so on.
    expect([asked[0], ...new Set(asked.slice(1))]).toEqual(['fetch', 'document']);
    await context.setOffline(false);
    await page.reload();
    await expect(page).toHaveURL('/fr/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page whose styles did not come when its link was pointed at has them when it is gone to', async ({ page }) => {
  await page.goto('/fr/about');
  await wake(page);
  const styles = /\/assets\/[^/]*\.css$/;
  await page.route(styles, (route) => route.abort());
  const link = quoteLink(page);
  const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
  await link.hover();
  await failed;
  await page.unroute(styles);
  await link.click();
  await expect(page).toHaveURL('/fr/get-quote');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const sheets = page.locator('head link[data-css]');
  await expect(sheets).not.toHaveCount(0);
  expect(await sheets.evaluateAll((all) => all.filter((one) => one instanceof HTMLLinkElement && one.sheet === null))).toEqual([]);
});

test('what a page says for machines is its own, whichever way it was come to', async ({ page }) => {
  const said = () =>
    page.evaluate(() => ['meta[name=robots]', 'meta[property]', 'script[type="application/ld+json"]'].map((one) => [...document.head.querySelectorAll(one)].map(({ outerHTML }) => outerHTML).toSorted()));
  await page.goto('/fr/404');
  const ofNotFound = await said();
  await page.goto('/fr/blog');
  const ofBlog = await said();
  expect(ofBlog).not.toEqual(ofNotFound);
  await wake(page);
  await quoteLink(page).evaluate((old) => old.setAttribute('href', '/fr/404'));
  await quoteLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await said()).toEqual(ofNotFound);
  await page.goBack();
  await expect.poll(said).toEqual(ofBlog);
});

test('a link to a page that is not there is answered by the server, honestly', async ({ page }) => {
  await page.goto('/fr');
  await wake(page);
  // As in a page of before a release that has its neighbour no more.
  const link = page.getByRole('banner').getByRole('link', { name: 'Blogue' });
  await link.evaluate((old) => old.setAttribute('href', '/fr/rien'));
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/fr/rien');
  await link.click();
  expect((await answer).status()).toBe(404);
  await expect(page).toHaveURL('/fr/404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Non Trouvée');
});

for (const { path, replaced, lang, title } of [
  { path: '/no-such-page?x=1', replaced: '/404', lang: 'en-CA', title: 'Page Not Found' },
  { path: '/fr/rien/du/tout', replaced: '/fr/404', lang: 'fr-CA', title: 'Page Non Trouvée' },
  { path: '/french-thing', replaced: '/404', lang: 'en-CA', title: 'Page Not Found' },
  { path: '/404', replaced: '/404', lang: 'en-CA', title: 'Page Not Found' },
]) {
  test(`${path}: 404, and the address says ${replaced}`, async ({ page }) => {
    await page.goto('/get-quote');
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(replaced);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await isAwake(page)).toBe(false);
    // The entry was replaced, not added.
    await page.goBack();
    await expect(page).toHaveURL('/get-quote');
  });
}

test('legacy addresses lead on for good, with their query', async ({ request, baseURL }) => {
  for (const { from, to } of REDIRECTS) {
    for (const slash of ['', '/']) {
      const response = await request.get(`${from}${slash}?utm=a%26b`, { maxRedirects: 0 });
      expect([response.status(), new URL(response.headers()['location'] ?? '', baseURL).href], from).toEqual([301, `${baseURL}${to}?utm=a%26b`]);
    }
  }
});

test('a legacy address ends on the form', async ({ page }) => {
  await page.goto('/fr/obtenir-un-devis?service=building');
  await expect(page).toHaveURL('/fr/get-quote?service=building');
  await expect(control(page, 'fr-CA', 'service')).toHaveValue('building');
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isAwake(page)).toBe(false);
});

test('the call button comes past 300 px on phones, and not on desktops', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const call = page.getByRole('link', { name: 'Call us', exact: true }).last();
  await expect(call).not.toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute('href', business.phoneHref);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(call).toBeHidden();
});
