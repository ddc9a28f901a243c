import { expect, isAwake, phone, test } from './site.ts';
import { business } from '../../site/business.ts';

for (const { path, replaced, lang, title } of [
  { path: '/no-such-page?x=1', replaced: '/404', lang: 'en-CA', title: 'Page Not Found' },
  { path: '/fr/rien/du/tout', replaced: '/fr/404', lang: 'fr-CA', title: 'Page Non Trouvée' },
]) {
  test(`${path}: 404, and the address becomes ${replaced}`, async ({ page }) => {
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

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isAwake(page)).toBe(false);
});

test('the call button appears after 300 px on phones, and not on desktops', async ({ page }) => {
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
