import { withLargeLetters } from '../browser.ts';
import { expectToFit } from './fit.ts';
import { pagesToTry } from './pages.ts';
import { expect, inEachLanguage, test, wake } from './site.ts';

// Scrollbars that take space, as on most desktops; the other tests hide them.
test.use({ launchOptions: { ...withLargeLetters(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

inEachLanguage(({ locale, prefix, home }) => {
  test(`${prefix}/ in letters of twice the size: no page overflows the window`, { tag: '@long' }, async ({ page }) => {
    for (const { path } of pagesToTry(locale)) {
      await page.goto(path);
      await expectToFit(page, path);
    }
  });

  test(`${home}: the page behind the mobile menu neither moves sideways nor scrolls`, async ({ page, parts: { openMenu } }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(home);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    await wake(page);
    const heading = page.getByRole('heading', { level: 1 });
    const right = () => heading.evaluate((element) => element.getBoundingClientRect().right);
    const before = await right();
    await openMenu();
    // Less than a pixel, because the margins are a share of the window's width without its scrollbar.
    expect(Math.abs((await right()) - before)).toBeLessThan(1);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 2000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
