import type { Browser, Page } from 'playwright';
import type { SiteAnnouncement } from '../../site/announcement.ts';
import { type Locale, locales } from '../../site/i18n/locale.ts';
import { hrefOf, type PlainPageName } from '../../site/routes.ts';
import { violations } from '../e2e/axe.ts';
import type { Failure } from '../steps/outcome.ts';

/** An announcement that never expires. */
export const storm: SiteAnnouncement = {
  until: '2999-12-31',
  text: {
    'en-CA': 'Freezing rain is forecast for Tuesday. Night crews may start up to two hours late.',
    'fr-CA': 'Du verglas est annoncé mardi. Les équipes de nuit pourraient commencer avec deux heures de retard.',
  },
  link: { page: 'contact', text: { 'en-CA': 'How to reach us', 'fr-CA': 'Comment nous joindre' } },
};

/** A page whose content is never hydrated, and one with a form. */
const checkedPages = ['about', 'quote'] as const satisfies readonly PlainPageName[];

/** The problems of the announcement on a page, as a visitor sees it. */
async function announcementProblems(page: Page, address: string, locale: Locale): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  const check = (finding: string, holds: boolean) => void (holds || problems.push(`The announcement ${finding}.`));
  await page.goto(address);
  const bar = page.getByRole('complementary', { name: locale === 'fr-CA' ? 'Avis' : 'Notice' });
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [box, header] = [await bar.boundingBox(), await page.getByRole('banner').boundingBox()];
  check('is not above the header', box !== null && header !== null && box.y === 0 && box.y + box.height <= header.y);
  check('has no background: its style sheet is missing', (await ground()) !== 'rgba(0, 0, 0, 0)');
  check('makes the page scroll sideways', await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  for (const { id, nodes } of await violations(page)) problems.push(`axe: ${id} at ${nodes.join(', ')}`);
  await page.emulateMedia({ media: 'print' });
  check('is not printed, or with a background', (await bar.isVisible()) && (await ground()) === 'rgba(0, 0, 0, 0)');
  const printed = await bar.getByRole('link').evaluate((element) => getComputedStyle(element, '::after').content);
  check(`is printed with the address ${printed}`, printed.includes(hrefOf('contact', locale)));
  await page.emulateMedia({ media: 'screen' });
  // Waking the page does not remove the announcement.
  await page.getByRole('button').first().focus();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const words = (await bar.textContent())?.trim();
  check(`says “${words}”`, words === `${storm.text[locale]} ${storm.link?.text[locale]}`);
  await bar.getByRole('link').click();
  await page.waitForURL((url) => url.pathname === hrefOf('contact', locale));
  check('is missing on the page that its link leads to', await bar.isVisible());
  return problems;
}

/** Opens pages of a served site that has `storm` announced, on a phone, in both languages. @returns the problems of each */
export async function checkAnnouncement(browser: Browser, origin: string): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const path of checkedPages) {
    for (const locale of locales) {
      const page = await browser.newPage({ locale, viewport: { width: 320, height: 640 } });
      const wrong = await announcementProblems(page, origin + hrefOf(path, locale), locale);
      await page.close();
      if (wrong.length > 0) failures.push({ name: `${hrefOf(path, locale)} with an announcement`, detail: wrong.join('\n') });
    }
  }
  return failures;
}
