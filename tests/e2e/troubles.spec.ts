import type { Page } from '@playwright/test';
import { FOCUS_PROXY } from './ibm.ts';
import { desktop, expect, hold, isAwake, on, phone, test, wake } from './site.ts';

// Known problems of Radix's menu and dialog on a page with a strict security policy. Each test fails when the
// workaround is removed. menus.spec.ts and nojs.spec.ts test the other behaviour of the two.

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

    test('shows a message if its code cannot load, and the menu at the next press', async ({ page }) => {
      const url = new RegExp(`/assets/${code}-[^/]*\\.js$`);
      await page.route(url, (route) => route.abort('connectionreset'));
      await page.goto(path);
      await wake(page);
      const { button, opened } = parts(page);
      const alarm = page.locator('#wake-failed');
      await button.press('Enter');
      await expect(alarm).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.unroute(url);
      await button.press('Enter');
      await expect(opened).toBeVisible();
      await expect(alarm).toBeHidden();
    });

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

test('the mobile menu has the theme of the page, although it is outside the root', async ({ page, parts: { openMenu } }) => {
  await page.setViewportSize(phone);
  await page.goto('/?theme=midnight');
  await wake(page);
  await openMenu();
  const [body, dialog, light] = await page.evaluate(() => {
    const ground = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
    const inTheme = [ground('body'), ground('[role=dialog]')];
    document.documentElement.dataset['theme'] = 'evergreen';
    return [...inTheme, ground('body')];
  });
  expect(dialog).toBe(body);
  expect(dialog).not.toBe(light);
});
