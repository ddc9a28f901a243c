import { expect, inEachLanguage, isAwake, on, phone, test, wake } from './site.ts';

/** A menu must work the same on a sleeping and an awake page; `npm test` tests it asleep, as visitors first use it. */
const states = [
  { state: 'asleep', begin: async () => undefined, details: {} },
  { state: 'awake', begin: wake, details: { tag: '@long' } },
] as const;

test('the services menu opens before its code has come; a second press and Escape close it', async ({ page }) => {
  await page.route('**/assets/**/*.js', () => undefined);
  await page.goto('/');
  const { servicesButton, servicesPanel } = on(page, 'en-CA');
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

for (const { state, begin, details } of states) {
  test.describe(`services menu, ${state}`, details, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/');
      await begin(page);
      expect(await isAwake(page)).toBe(state === 'awake');
    });

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens and closes it, and Escape closes it too, with the focus on its button`, async ({ page }) => {
        const { servicesButton, servicesPanel } = on(page, 'en-CA');
        await expect(servicesPanel).toBeHidden();
        await servicesButton.press(key);
        await expect(servicesPanel).toBeVisible();
        await expect(servicesButton).toHaveAttribute('aria-expanded', 'true');
        await servicesButton.press(key);
        await expect(servicesPanel).toBeHidden();
        await servicesButton.press(key);
        await expect(servicesPanel).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(servicesPanel).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(servicesPanel).toBeHidden();
        await expect(servicesButton).toBeFocused();
        await expect(servicesButton).toHaveAttribute('aria-expanded', 'false');
      });
    }

    test('a hover opens it; a click after it keeps it open, and the next one closes it', async ({ page }) => {
      const { servicesButton, servicesPanel } = on(page, 'en-CA');
      await servicesButton.hover();
      await expect(servicesPanel).toBeVisible();
      await servicesButton.click();
      await page.mouse.move(20, 700);
      await expect(servicesPanel).toBeVisible();
      await servicesButton.click();
      await expect(servicesPanel).toBeHidden();
    });

    test('a click opens it; Ctrl-click on a link opens a tab and leaves this page as it is', async ({ page, context }) => {
      const { servicesButton, servicesPanel } = on(page, 'en-CA');
      await servicesButton.click();
      await expect(servicesPanel).toBeVisible();
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('banner').getByRole('link', { name: 'Warehouse & industrial' }).click({ modifiers: ['Control'] }),
      ]);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      // The requested path, because the not-found page replaces its address at once.
      const asked = await tab.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname));
      expect(asked).toEqual(['/services/warehouse-cleaning']);
      await expect(page).toHaveURL('/');
    });
  });

  test.describe(`mobile menu, ${state}`, details, () => {
    test.use({ viewport: phone });
    test.beforeEach(async ({ page }) => {
      await page.goto('/fr');
      await begin(page);
      expect(await isAwake(page)).toBe(state === 'awake');
    });

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens it, the focus is inside, Escape closes it and restores the focus`, async ({ page }) => {
        const { menuButton, menu } = on(page, 'fr-CA');
        await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
        await menuButton.press(key);
        await expect(menu).toBeVisible();
        await expect(menu.locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(menuButton).toBeFocused();
        await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
      });
    }

    test('while it is open the rest of the page is inert', async ({ page }) => {
      const { menuButton, menu, say } = on(page, 'fr-CA');
      await menuButton.click();
      await expect(menu).toBeVisible();
      await expect(page.locator('#root')).toHaveAttribute('inert', '');
      await menu.getByRole('button', { name: say['nav.menuClose'] }).click();
      await expect(menu).toBeHidden();
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(menuButton).toBeFocused();
    });

    test('it has the entries of the wide header, the languages and the telephone number', async ({ page }) => {
      const { menuButton, menu } = on(page, 'fr-CA');
      const wide = await page.locator('[data-main-navigation] a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await menuButton.click();
      await expect(menu).toBeVisible();
      const inMenu = await menu.getByRole('navigation').locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(inMenu.toSorted()).toEqual(wide.toSorted());
      await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
      await expect(menu.locator('a[href^="tel:"]')).toHaveCount(1);
    });
  });
}

inEachLanguage(({ home, locale }) => {
  test(`the wide header fits on one line at every width at which it is shown (${locale})`, async ({ page }) => {
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
