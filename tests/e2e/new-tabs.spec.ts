import { launchOptions } from '../browser.ts';
import { expect, test, wake } from './site.ts';

// In the whole Chromium: Debian's headless shell 150 crashes on, or never finishes, a page that Ctrl-click opens, even a bare one.
test.use({ launchOptions: launchOptions('whole') });

for (const state of ['asleep', 'awake'] as const) {
  test(`${state}: Ctrl-click on a link of the services menu opens a tab and leaves this page as it is`, { tag: state === 'awake' ? '@long' : [] }, async ({ page, context, parts: { openServices } }) => {
    await page.goto('/');
    if (state === 'awake') await wake(page);
    await openServices();
    const opened = context.waitForEvent('page');
    await page.getByRole('banner').getByRole('link', { name: 'Warehouse & industrial' }).click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    // The requested path, because the not-found page replaces its address at once.
    const asked = await tab.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).pathname));
    expect(asked).toEqual(['/services/warehouse-cleaning']);
    await expect(page).toHaveURL('/');
  });
}
