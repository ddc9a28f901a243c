import type { Page } from '@playwright/test';
import { sceneMatrices } from '@uno/drawings/scenes';
import { testimonialPlaces } from '../../site/content/testimonials.ts';
import { launchOptions } from '../browser.ts';
import { control } from './form.ts';
import { ENTRY, expect, hold, inFrench, isAwake, phone, requestsFor, storeClient, test, untilPainted, wake } from './site.ts';
import { telephone } from './words.ts';

// Whole Chromium, because the headless shell moves a pointer on each new page, which is a sign of life.
test.use({ launchOptions: launchOptions('whole') });

inFrench(({ home, quote, contact, locale }) => {
  for (const state of ['asleep', 'awake'] as const) {
    test(`${quote}, ${state}: questions that appear above a pressed control neither move it nor take the press from it`, async ({ page }) => {
      const release = state === 'asleep' ? await hold(page, ENTRY) : undefined;
      await page.goto(quote);
      const service = control(page, locale, 'service');
      if (state === 'asleep') {
        await service.focus();
        await page.keyboard.press('ArrowDown');
      } else {
        await wake(page);
        // React hydrates a pressed part during the press, before the focus has moved.
        await service.evaluate((select: HTMLSelectElement) => {
          const choose = () => {
            select.value = 'office';
            select.dispatchEvent(new Event('input', { bubbles: true }));
          };
          addEventListener('pointerdown', choose, { capture: true, once: true });
        });
      }
      const monthly = control(page, locale, 'frequency', 'monthly');
      await monthly.hover();
      const before = await monthly.boundingBox();
      await page.mouse.down();
      release?.();
      await expect(control(page, locale, 'restrooms')).toBeAttached();
      await page.mouse.up();
      await expect(monthly).toBeChecked();
      expect((await monthly.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    });
  }

  test(`${home}: the pause stops the words and the page stays asleep`, async ({ page, parts: { say } }) => {
    await page.goto(home);
    // What a scroll drives moves only then.
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline).length);
    await expect.poll(moving).toBeGreaterThan(0);
    const pause = page.getByRole('checkbox', { name: say['hero.pause'] });
    // Its sign is a pause, paused or not (WCAG 2.4.6): what changes is its state.
    const signs = () => pause.locator('..').locator('svg').evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.innerHTML));
    const before = await signs();
    expect(before).toHaveLength(1);
    await pause.check();
    expect(await signs()).toEqual(before);
    await expect.poll(moving).toBe(0);
    await pause.uncheck();
    await expect.poll(moving).toBeGreaterThan(0);
    expect(await isAwake(page)).toBe(false);
  });

  for (const path of [home, quote]) {
    test(`${path} is read to its end without running a script file`, async ({ page }) => {
      await page.coverage.startJSCoverage();
      const scripts = requestsFor(page, /\.js$/);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts, 'before any sign of life').toEqual([]);
      await untilPainted(page);
      await page.mouse.move(600, 400);
      // Now the code is fetched, but not run.
      await page.waitForFunction((entry) => performance.getEntriesByType('resource').some(({ name }) => entry.test(name)), ENTRY);
      await page.mouse.wheel(0, 20_000);
      await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } });
      await page.keyboard.press('PageDown');
      const files = (await page.coverage.stopJSCoverage()).filter(({ url, functions }) => url.endsWith('.js') && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)));
      expect(files.map(({ url }) => url)).toEqual([]);
      expect(await isAwake(page)).toBe(false);
    });
  }

  for (const path of [quote, contact]) {
    test(`${path}: the store’s code is fetched at the first use of the form, not before`, { tag: path === quote ? [] : ['@long'] }, async ({ page, parts: { openServices } }) => {
      const clients = requestsFor(page, storeClient());
      await page.goto(path);
      await untilPainted(page);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 20_000);
      await wake(page);
      await openServices();
      await page.keyboard.press('Escape');
      expect(clients).toEqual([]);
      await control(page, locale, 'name').focus();
      await expect.poll(() => clients).toHaveLength(1);
    });

    test(`${path}: the store’s code is fetched for a field that was used before the page woke`, { tag: path === quote ? ['@long'] : [] }, async ({ page }) => {
      const clients = requestsFor(page, storeClient());
      const release = await hold(page, ENTRY);
      await page.goto(path);
      await control(page, locale, 'name').fill('Zoé');
      release();
      await expect.poll(() => clients).toHaveLength(1);
    });
  }

  test(`${quote}: when the code cannot come, a button says so without a reload, and the next touch works`, async ({ page, parts: { say, send, errorBox } }) => {
    const documents = requestsFor(page, new RegExp(`${quote}$`));
    await page.route(ENTRY, (route) => route.abort('connectionreset'));
    await page.goto(quote);
    await control(page, locale, 'name').fill('Zoé');
    await send.click();
    const alarm = page.getByRole('alert');
    await expect(alarm).toContainText(say['nav.wakeFailed'].split('{phone}')[0]?.trim() ?? '');
    await expect(alarm).toContainText(telephone[locale]);
    // At the bottom of the window, wherever the page is scrolled; at its end it covers nothing.
    for (const y of [0, 1e6]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect(alarm).toBeInViewport({ ratio: 1 });
    }
    expect(documents).toHaveLength(1);
    await page.unroute(ENTRY);
    await send.click();
    // By its script, or, in a browser that never fetches a failed module again, by the server's response.
    await expect(errorBox).toBeFocused();
    await expect(page.locator('#wake-failed')).toBeHidden();
    await expect(page.getByLabel(say['quote.name.label'], { exact: true })).toHaveValue('Zoé');
  });

  test(`${quote}: a service that is set without pointer, key or focus shows its questions`, async ({ page }) => {
    // Autofill, voice control and switches send only `change`, so all other events are hidden from the page.
    await page.addInitScript(() => {
      for (const type of ['focusin', 'keydown', 'keyup', 'keypress', 'pointerdown', 'pointerover', 'click', 'input']) {
        addEventListener(type, (event) => event.stopImmediatePropagation(), true);
      }
      addEventListener('change', ({ isTrusted }) => (document.documentElement.dataset['changed'] = String(isTrusted)), true);
    });
    await page.goto(quote);
    await control(page, locale, 'service').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-changed', 'true');
    await expect(control(page, locale, 'restrooms')).toBeVisible();
  });
});

// navigation.spec.ts and tests/engines pick a theme.
test('a theme in the address is set and stored, also over another; an unknown one is not; the scenes have the theme’s filter', async ({ page }) => {
  for (const [query, theme] of [['?theme=neon', 'evergreen'], ['?theme=midnight', 'midnight'], ['', 'midnight'], ['?theme=contrast', 'contrast']] as const) {
    await page.goto(`/get-quote${query}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await page.evaluate(() => localStorage.getItem('uno-theme'))).toBe(theme);
  }
  for (const theme of Object.keys(sceneMatrices)) {
    await page.goto(`/services?theme=${theme}`);
    await expect(page.locator('main img').first()).toHaveCSS('filter', `url("#art-${theme}")`);
    await expect(page.locator(`filter#art-${theme} > feColorMatrix`).first()).toBeAttached();
  }
});

test('the language link keeps path, query and hash, and the language is stored', async ({ page }) => {
  await page.goto('/get-quote?service=office&utm=a%26b#contact');
  expect(await page.evaluate(() => localStorage.getItem('uno_locale'))).toBe('en-CA');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/get-quote?service=office&utm=a%26b#contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  expect(await page.evaluate(() => localStorage.getItem('uno_locale'))).toBe('fr-CA');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/get-quote?service=office&utm=a%26b#contact');
});

test('the language link keeps query and hash in a new tab too: by the middle button, by the context menu, by the keyboard', async ({ page, context }) => {
  await page.goto('/get-quote?service=office#contact');
  const link = page.getByRole('banner').getByRole('link', { name: 'Français' });
  const there = '/fr/get-quote?service=office#contact';
  const inNewTab = async (open: () => Promise<void>) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await tab.waitForURL((url) => url.pathname !== 'blank');
    const { pathname, search, hash } = new URL(tab.url());
    await tab.close();
    return pathname + search + hash;
  };
  const address = () => link.evaluate((element) => element instanceof HTMLAnchorElement && element.pathname + element.search + element.hash);
  const forget = () => link.evaluate((element) => element.setAttribute('href', '/fr/get-quote'));
  expect(await inNewTab(() => link.click({ button: 'middle' }))).toBe(there);
  await forget();
  // The browser's own menu opens the address that the link has then.
  await link.click({ button: 'right' });
  expect(await address()).toBe(there);
  await page.keyboard.press('Escape');
  await forget();
  await link.evaluate((element: HTMLElement) => element.blur());
  await link.focus();
  expect(await inNewTab(() => page.keyboard.press('ControlOrMeta+Enter'))).toBe(there);
});

test('three testimonials are shown, chosen at random; all of them if there are fewer', async ({ page }) => {
  const shown = () => page.locator('figure:has(blockquote)').filter({ visible: true }).allTextContents();
  const many = testimonialPlaces.length;
  const most = Math.min(3, many);
  /** The testimonials that a visit shows whose random numbers all have this value. */
  const shownBy = async (random: number) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, random);
    await page.goto('/');
    return shown();
  };
  const first = await shownBy(0.999);
  expect(first).toHaveLength(most);
  const last = await shownBy(0);
  expect(last).toHaveLength(most);
  expect(new Set([...first, ...last]).size).toBe(Math.min(6, many));
});

/** Single signs of life: a finger that scrolls, a mouse, the keyboard. */
const signsOfLife: readonly { what: string; show: (page: Page) => Promise<void> }[] = [
  { what: 'a scroll', show: (page) => page.evaluate(() => scrollBy(0, 200)) },
  { what: 'a pointer that moves', show: (page) => page.mouse.move(600, 400) },
  { what: 'a key', show: (page) => page.keyboard.press('ArrowDown') },
];

for (const { what, show } of signsOfLife) {
  test(`${what} fetches the code, once, and wakes nothing`, async ({ page }) => {
    const fetched = requestsFor(page, ENTRY);
    await page.goto('/get-quote', { waitUntil: 'networkidle' });
    expect(fetched).toEqual([]);
    await untilPainted(page);
    await show(page);
    await expect.poll(() => fetched).toHaveLength(1);
    await show(page);
    await page.waitForLoadState('networkidle');
    expect(fetched).toHaveLength(1);
    expect(await isAwake(page)).toBe(false);
  });
}

test('a pointer on a link fetches no code, which would delay the page behind the link; beside the link it does', async ({ page }) => {
  const fetched = requestsFor(page, ENTRY);
  await page.goto('/get-quote', { waitUntil: 'networkidle' });
  await untilPainted(page);
  await page.getByRole('banner').getByRole('link').first().hover();
  // The loader requests the code in the event itself, so an idle page has reported the request.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched).toEqual([]);
  await page.mouse.move(600, 400);
  await expect.poll(() => fetched).toHaveLength(1);
});

for (const [at, { what, connection }] of [
  { what: 'data saving', connection: { saveData: true, effectiveType: '4g' } },
  { what: 'a 3g network', connection: { saveData: false, effectiveType: '3g' } },
].entries()) {
  test(`under ${what} no sign of life fetches the code; a press does`, { tag: at === 0 ? [] : ['@long'] }, async ({ page, parts: { openMenu } }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const fetched = requestsFor(page, /\.js$/);
    await page.setViewportSize(phone);
    await page.goto('/');
    for (const { show } of signsOfLife) await show(page);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await openMenu();
    expect(fetched.filter((url) => ENTRY.test(url))).toHaveLength(1);
  });
}

// tests/bench/touches.ts measures each first touch by itself, on menus and buttons too.
test('what is pressed and typed on a sleeping page, at a quarter of the speed, is there once it wakes, with the caret where it was', { tag: '@long' }, async ({ page, parts: { say } }) => {
  const field = (name: string, option?: string) => control(page, 'en-CA', name, option);
  const status = (text: RegExp | string) => page.getByRole('status').filter({ hasText: text });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await hold(page, ENTRY);
  await page.goto('/get-quote');
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'More: Floors to clean' }).click();
  // The number counts up before any code has come.
  await expect(field('floors_served')).toHaveValue('3');
  await field('frequency', 'weekly').check();
  await field('days', 'Tue').check();
  await field('name').click();
  await page.keyboard.type('Zoé Côté');
  await page.keyboard.press('ArrowLeft');
  expect(await isAwake(page)).toBe(false);
  release();
  const review = page.getByRole('region', { name: 'Your request', exact: true });
  await expect(review).toContainText(/Floors\s*3/);
  await expect(review).toContainText('Zoé Côté');
  await expect(status(/^Floors to clean 3$/)).toHaveCount(1);
  await expect(status(say['quote.schedule.times.one'].replace('{count}', '1'))).toBeVisible();
  await expect(field('floors_served')).toHaveValue('3');
  await expect(field('days', 'Tue')).toBeChecked();
  await page.keyboard.type('!');
  await expect(field('name')).toHaveValue('Zoé Côt!é');
  await expect(field('name')).toBeFocused();
});
