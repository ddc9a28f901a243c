import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { SiteAnnouncement } from '../../site/announcement.ts';
import { type Locale, locales } from '../../site/i18n/locale.ts';
import { MANIFEST, type SiteManifest } from '../../site/manifest.ts';
import { hrefOf, type PlainPageName, routes } from '../../site/routes.ts';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/database.ts';
import { launchOptions } from '../browser.ts';
import { listenOn } from '../../scripts/listen.ts';
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

/** Removes the sample pages from the manifest, because the server in this process does not know their route. */
async function removeSamplesFromManifest(dist: string): Promise<void> {
  const file = join(dist, MANIFEST);
  const manifest: SiteManifest = JSON.parse(await readFile(file, 'utf8'));
  const known = new Set<string>(routes.map(({ name }) => name));
  await writeFile(file, JSON.stringify({ ...manifest, pages: manifest.pages.filter(({ name }) => known.has(name)) }));
}

/** A page whose content is never hydrated, and one with a form. */
const checkedPages = ['about', 'quote'] as const satisfies readonly PlainPageName[];

/** The problems of the announcement on a page, as a visitor sees it. */
async function announcementProblems(page: Page, address: string, locale: Locale): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
  await page.goto(address);
  const bar = page.getByRole('complementary', { name: locale === 'fr-CA' ? 'Avis' : 'Notice' });
  const [box, header] = [await bar.boundingBox(), await page.getByRole('banner').boundingBox()];
  const ground = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const broken = await violations(page);
  await page.emulateMedia({ media: 'print' });
  const paper = {
    seen: await bar.isVisible(),
    ground: await bar.evaluate((element) => getComputedStyle(element).backgroundColor),
    address: await bar.getByRole('link').evaluate((element) => getComputedStyle(element, '::after').content),
  };
  await page.emulateMedia({ media: 'screen' });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  // Waking the page does not remove the announcement.
  await page.getByRole('button').first().focus();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const words = (await bar.textContent())?.trim();
  await bar.getByRole('link').click();
  await page.waitForURL((url) => url.pathname === hrefOf('contact', locale));
  const findings: readonly (readonly [string, boolean])[] = [
    ['is not above the header', box !== null && header !== null && box.y === 0 && box.y + box.height <= header.y],
    ['has no background: its style sheet is missing', ground !== 'rgba(0, 0, 0, 0)'],
    [`says “${words}”`, words === `${storm.text[locale]} ${storm.link?.text[locale]}`],
    ['makes the page scroll sideways', !wide],
    [`is not printed as it should be: ${JSON.stringify(paper)}`, paper.seen && paper.ground === 'rgba(0, 0, 0, 0)' && paper.address.includes(hrefOf('contact', locale))],
    ['is missing on the page that its link leads to', await bar.isVisible()],
  ];
  return [
    ...findings.flatMap(([finding, holds]) => (holds ? [] : [`The announcement ${finding}.`])),
    ...broken.map(({ id, nodes }) => `axe: ${id} at ${nodes.join(', ')}`),
    ...refused,
  ];
}

/**
 * Opens pages of a built site that has `storm` announced, on a phone, in both languages.
 *
 * @returns how many were opened, and the problems of each
 */
export async function checkAnnouncement(dist: string): Promise<{ readonly opened: number; readonly failures: readonly Failure[] }> {
  await removeSamplesFromManifest(dist);
  // No form is sent, so the database never has to open.
  const server = createApp({ dist, database: Promise.withResolvers<Database>().promise });
  const origin = await listenOn(server);
  const browser = await chromium.launch(launchOptions());
  try {
    const failures: Failure[] = [];
    const addresses = checkedPages.flatMap((name) => locales.map((locale) => ({ locale, path: hrefOf(name, locale) })));
    for (const { locale, path } of addresses) {
      const context = await browser.newContext({ locale, viewport: { width: 320, height: 640 } });
      const wrong = await announcementProblems(await context.newPage(), `${origin}${path}`, locale);
      await context.close();
      if (wrong.length > 0) failures.push({ name: `${path} with an announcement`, detail: wrong.join('\n') });
    }
    return { opened: addresses.length, failures };
  } finally {
    await browser.close();
    server.close();
  }
}
