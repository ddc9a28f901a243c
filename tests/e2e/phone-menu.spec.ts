import type { Locator } from '@playwright/test';
import { desktop, expect, inEachLanguage, phone, test } from './site.ts';

/** Whether an element is fully in the window, and uncovered at its middle and its upper and lower edges. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= document.documentElement.clientWidth && bottom <= innerHeight;
    return isInside && [top + 4, (top + bottom) / 2, bottom - 4].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
  });

const sizes = [[390, 844], [390, 664], [360, 640], [320, 568], [320, 256]] as const;
const windows = [
  ...sizes.map(([width, height], at) => ({ width, height, letters: 100, fits: at < 3 })),
  ...sizes.slice(0, 4).map(([width, height]) => ({ width, height, letters: 200, fits: false })),
];

for (const { width, height, letters, fits } of windows) {
  test.describe(`the open menu on a phone of ${width} × ${height}, letters at ${letters} %`, { tag: width === 360 ? [] : '@long' }, () => {
    // A phone's scrollbar takes no space. A phone also zooms out if a page is too wide, so large letters are tested on a desktop.
    test.use({ viewport: { width, height }, isMobile: letters === 100, hasTouch: true });

    inEachLanguage(({ home }) => {
      test(`${home}: all of it is ${fits ? 'in view' : 'in view or can be scrolled to'}`, async ({ page, parts: { menuButton, menu } }) => {
        await page.goto(home);
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), letters);
        await menuButton.press('Enter');
        await expect(menu).toBeVisible();
        expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'sideways').toBeLessThanOrEqual(0);
        const stops = await menu.locator('a, button').all();
        const seen = await Promise.all(stops.map(isInSight));
        if (fits) expect(await Promise.all(stops.map(async (stop, at) => (seen[at] ? '' : await stop.textContent())))).toEqual(stops.map(() => ''));
        // `data-more` shows the mark exactly while there is more below.
        const more = () => menu.evaluate((element) => ({ said: element.hasAttribute('data-more'), is: element.scrollHeight - element.clientHeight - element.scrollTop > 1 }));
        await expect.poll(more).toEqual({ said: !fits, is: !fits });
        await menu.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        await expect.poll(more).toEqual({ said: false, is: false });
        for (const action of await menu.locator('a').all().then((all) => all.slice(-2))) expect(await isInSight(action), (await action.textContent()) ?? '').toBe(true);
        // The bars never cover the focused element, forwards and backwards.
        for (const key of ['Tab', 'Shift+Tab']) {
          for (const _ of stops) {
            await page.keyboard.press(key);
            const focused = menu.locator(':focus');
            expect(await isInSight(focused), `${key}: ${await focused.textContent()}`).toBe(true);
          }
        }
      });
    });
  });
}

test('an open mobile menu closes when the window is wide enough for its links, not when a phone is only rotated', async ({ page, parts: { menu, openMenu, servicesButton } }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await openMenu();
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(menu).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(menu).toBeHidden();
  await servicesButton.click();
  await expect(servicesButton).toHaveAttribute('aria-expanded', 'true');
});
