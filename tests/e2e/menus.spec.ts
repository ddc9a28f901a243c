import type { Page } from '@playwright/test';
import { FOCUS_PROXY } from './axe.ts';
import { desktop, ENTRY, expect, hold, inEachLanguage, isAwake, on, phone, test, wake } from './site.ts';

// How menus work on a sleeping page, as visitors first use them, and the same on an awake one (in `.ci/run`).

test('the services menu opens before its code has come; a second press and Escape close it', async ({ page, parts: { servicesButton, servicesPanel } }) => {
  await page.route('**/assets/**/*.js', () => undefined);
  await page.goto('/');
  for (const close of [() => servicesButton.press('Enter'), () => page.keyboard.press('Escape')]) {
    await servicesButton.press('Enter');
    await expect(servicesPanel).toBeVisible();
    await expect(servicesButton).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect(servicesPanel).toBeHidden();
    await expect(servicesButton).toHaveAttribute('aria-expanded', 'false');
  }
  await servicesButton.click();
  await servicesPanel.click();
  await expect(page).toHaveURL('/services');
});

test('a space bar that is down while an earlier press is repeated still presses', async ({ page, parts: { servicesButton, servicesPanel } }) => {
  const release = await hold(page, ENTRY);
  await page.goto('/');
  await servicesButton.press('Space');
  await expect(servicesPanel).toBeVisible();
  await page.keyboard.down('Space');
  release();
  // React has opened the panel.
  await expect(servicesButton).toHaveAttribute('data-state', 'open');
  await page.keyboard.up('Space');
  await expect(servicesPanel).toBeHidden();
  await expect(servicesButton).toHaveAttribute('aria-expanded', 'false');
});

test('the current section is marked in the main menu for those who do not see its weight', async ({ page, parts: { servicesButton } }) => {
  await page.goto('/services/office-cleaning');
  await expect(servicesButton).toHaveAttribute('aria-current', 'true');
  await page.goto('/blog/first-week-new-crew');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(servicesButton).not.toHaveAttribute('aria-current');
});

for (const state of ['asleep', 'awake'] as const) {
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    if (state === 'awake') await wake(page);
    expect(await isAwake(page)).toBe(state === 'awake');
  };

  test.describe(`services menu, ${state}`, { tag: state === 'awake' ? '@long' : [] }, () => {
    test.beforeEach(({ page }) => open(page, '/'));

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens and closes it, and Escape closes it too, with the focus on its button`, async ({ page, parts: { servicesButton, servicesPanel } }) => {
        for (const shown of [true, false, true]) {
          await servicesButton.press(key);
          await expect(servicesPanel).toBeVisible({ visible: shown });
          await expect(servicesButton).toHaveAttribute('aria-expanded', String(shown));
        }
        await page.keyboard.press('Tab');
        await expect(servicesPanel).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(servicesPanel).toBeHidden();
        await expect(servicesButton).toBeFocused();
        await expect(servicesButton).toHaveAttribute('aria-expanded', 'false');
      });
    }

    test('a hover opens it; a click after it keeps it open, and the next one closes it', async ({ page, parts: { servicesButton, servicesPanel } }) => {
      await servicesButton.hover();
      await expect(servicesPanel).toBeVisible();
      await servicesButton.click();
      await page.mouse.move(20, 700);
      await expect(servicesPanel).toBeVisible();
      await servicesButton.click();
      await expect(servicesPanel).toBeHidden();
    });
  });

  test.describe(`mobile menu, ${state}`, { tag: state === 'awake' ? '@long' : [] }, () => {
    test.use({ viewport: phone, locale: 'fr-CA' });
    test.beforeEach(({ page }) => open(page, '/fr'));

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens it, the focus is inside, the rest is inert; Escape closes it and restores the focus`, async ({ page, parts: { menuButton, menu } }) => {
        await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
        await menuButton.press(key);
        await expect(menu).toBeVisible();
        await expect(menu.locator(':focus')).toHaveCount(1);
        await expect(page.locator('#root')).toHaveAttribute('inert', '');
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(page.locator('#root')).not.toHaveAttribute('inert');
        await expect(menuButton).toBeFocused();
        await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
      });
    }

    test('it has the entries of the wide header, the other language and the telephone number, and its button closes it', async ({ page, parts: { menuButton, menu, openMenu, say } }) => {
      const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href')).sort();
      const wide = await page.locator('[data-main-navigation] a').evaluateAll(hrefs);
      await openMenu();
      expect(await menu.getByRole('navigation').locator('a').evaluateAll(hrefs)).toEqual(wide);
      await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
      await expect(menu.locator('a[href^="tel:"]')).toHaveCount(1);
      await menu.getByRole('button', { name: say['nav.menuClose'] }).click();
      await expect(menu).toBeHidden();
      await expect(menuButton).toBeFocused();
    });
  });
}

inEachLanguage(({ home, locale }) => {
  test(`the wide header fits on one line from 1,216 px, where it begins, to 1,440 px (${locale})`, { tag: '@long' }, async ({ page }) => {
    await page.goto(home);
    const header = page.getByRole('banner');
    const link = header.locator('[data-main-navigation]');
    for (let width = 1216; width <= 1440; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      await expect(link).toBeVisible();
      const box = await header.boundingBox();
      expect(box?.height, `the height of the header at ${width} px: shorten its entries, or move one to the footer (site/navigation.ts)`).toBeLessThan(80);
    }
  });
});

// Known problems of Radix's menu and dialog on a page with a strict security policy. Each test fails when the
// workaround is removed. The tests above and nojs.spec.ts test their other behaviour.

/** How a person cancels a press. */
const cancellations = [
  { key: 'Escape', what: 'Escape while the page wakes', state: 'asleep' },
  { key: 'Escape', what: 'Escape while its code is loading', state: 'awake' },
  { key: 'Shift+Tab', what: 'leaving while its code is loading', state: 'awake' },
] as const;

/** The text of the focused element. */
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/**
 * Holds a code file. The returned function releases it, and resolves once the code has run and the page has been
 * painted.
 */
async function holdCode(page: Page, name: string): Promise<() => Promise<void>> {
  const code = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  const asked = page.waitForRequest(code);
  const release = await hold(page, code);
  return async () => {
    release();
    await page.evaluate(async (url) => {
      await import(url);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }, (await asked).url());
  };
}

/** The two menus of the header, each in another language, with their code. */
const menus = [
  { menu: 'services', path: '/', locale: 'en-CA', viewport: desktop, code: 'MainNavigation', parts: ['servicesButton', 'servicesPanel'] },
  { menu: 'mobile', path: '/fr', locale: 'fr-CA', viewport: phone, code: 'MobileMenuPanel', parts: ['menuButton', 'menu'] },
] as const;

for (const { menu, path, locale, viewport, code, parts: [buttonPart, openedPart] } of menus) {
  const parts = (page: Page) => ({ button: on(page, locale)[buttonPart], opened: on(page, locale)[openedPart] });

  test.describe(`a press on the ${menu} menu`, { tag: '@long' }, () => {
    test.use({ viewport });

    // Chromium 150 never imports again what failed once, so there the page reloads at the second failure; 156 imports it.
    for (const { what, reaches } of [
      { what: 'shows a message if its code cannot load, and opens once it can', reaches: () => false },
      // The page asks by fetch whether the file is there.
      { what: 'opens once its code can be imported, if the file was there all the time', reaches: (kind: string) => kind === 'fetch' },
    ]) {
      test(what, async ({ page }) => {
        let refused = true;
        await page.route(new RegExp(`/assets/${code}-[^/]*\\.js$`), (route) => (refused && !reaches(route.request().resourceType()) ? route.abort('connectionreset') : route.continue()));
        await page.goto(path);
        await wake(page);
        const { button, opened } = parts(page);
        const alarm = page.locator('#wake-failed');
        await button.press('Enter');
        await expect(alarm).toBeVisible();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        refused = false;
        await expect(async () => {
          if (!(await opened.isVisible())) await button.press('Enter');
          await expect(opened).toBeVisible({ timeout: 3000 });
        }).toPass();
        await expect(alarm).toBeHidden();
      });
    }

    for (const { key, what, state } of cancellations) {
      test(`is cancelled by ${what}`, async ({ page }) => {
        const releaseEntry = state === 'asleep' ? await holdCode(page, 'entry.client') : undefined;
        const releaseMenu = await holdCode(page, code);
        await page.goto(path);
        if (state === 'awake') await wake(page);
        const { button, opened } = parts(page);
        await button.press('Enter');
        await page.keyboard.press(key);
        const before = await focusedText(page);
        await releaseEntry?.();
        await expect.poll(() => isAwake(page)).toBe(true);
        await releaseMenu();
        await expect(opened).toBeHidden();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        expect(await focusedText(page)).toBe(before);
        await button.press('Enter');
        await expect(opened).toBeVisible();
      });
    }
  });
}

test('Escape cancels a hover that has not opened the services menu yet', async ({ page, parts: { servicesButton, servicesPanel } }) => {
  await page.goto('/');
  await wake(page);
  // The first hover loads its code.
  await servicesButton.hover();
  await expect(servicesPanel).toBeVisible();
  await page.mouse.move(20, 700);
  await expect(servicesPanel).toBeHidden();
  // A hover opens it after 120 ms, which the fake clock controls.
  await page.clock.install();
  await servicesButton.hover();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(servicesPanel).toBeHidden();
  // The next hover opens it again.
  await page.mouse.move(20, 700);
  await page.clock.runFor(1000);
  await servicesButton.hover();
  await page.clock.runFor(1000);
  await expect(servicesPanel).toBeVisible();
});

test('the node that IBM’s checker skips exists once, only while the services menu is open, and keeps no focus', async ({ page, parts: { servicesButton, servicesPanel } }) => {
  await page.goto('/');
  await wake(page);
  const proxy = page.locator(FOCUS_PROXY);
  await expect(proxy).toHaveCount(0);
  await servicesButton.press('Enter');
  await expect(servicesPanel).toBeVisible();
  await expect(proxy).toHaveCount(1);
  await proxy.evaluate((span: HTMLElement) => span.focus());
  await expect(proxy).not.toBeFocused();
});
