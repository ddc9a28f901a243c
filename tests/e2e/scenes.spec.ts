import { sceneMatrices } from '@uno/drawings/scenes';
import { hrefOf } from '../../site/routes.ts';
import { expect, test } from './site.ts';

for (const theme of Object.keys(sceneMatrices)) {
  test(`${theme}: the scenes have the theme’s filter, which is in the page`, async ({ page }) => {
    await page.goto(`${hrefOf('services', 'fr-CA')}?theme=${theme}`);
    await expect(page.locator('main img').first()).toHaveCSS('filter', `url("#art-${theme}")`);
    await expect(page.locator(`filter#art-${theme} > feColorMatrix`)).toHaveCount(1);
  });
}
