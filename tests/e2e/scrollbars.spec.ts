import { launchOptions } from '../browser.ts';
import { expect, phone, test, wake } from './site.ts';

// Scrollbars that take space, as on most desktops, in a browser of its own, because the other tests hide them.
test.use({ viewport: phone, locale: 'fr-CA', launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('the page behind the mobile menu neither moves sideways nor scrolls', async ({ page, parts: { openMenu } }) => {
  await page.goto('/fr');
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
