import { appendFileSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SiteAnnouncement } from '../../site/company/shape.ts';
import { ownerFileOf } from '../../site/company/write.ts';
import { hashOf } from '../../site/build/hash.ts';
import { langOf, locales } from '../../site/i18n/locale.ts';
import { readManifest } from '../../site/manifest.ts';
import { hrefOf } from '../../site/routes.ts';
import { copyOfSite, type SiteCopy } from '../siteCopy.ts';
import { reasonOf } from '../../site/userFacingError.ts';
import { violations } from './axe.ts';
import { fill, question } from './form.ts';
import { nginx, nginxHost } from './hosts.ts';
import { expect, on, type Site, startSite, test } from './site.ts';

// Builds of a copy of the site: while it is visited on its own server and on nginx, and with an announcement. Serial, because
// they share the copy.
test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

let copy: SiteCopy;
test.beforeAll(async () => void (copy = await copyOfSite()));
test.afterAll(() => copy.remove());

/** The article that is edited, and the sentence that shows that the new build is served. */
const EDITED = { slug: 'winter-entrances', sentence: 'Write the date on the mat.' } as const;

/** Mistakes that must stop the build, and the error message that each must cause: a sentence, except for a mistake in the code. */
const mistakes = [
  { isSentence: true, file: 'site/content/blog/wrong.en.md', text: 'No front matter.', says: 'wrong.en.md:1: there is no front matter' },
  { isSentence: true, file: `site/content/blog/${EDITED.slug}.en.md`, text: '\nSee the [list](/get-quote#no-such-place).\n', says: 'the page /get-quote has no element with the id' },
  { isSentence: false, file: 'site/src/pages/about/Page.tsx', text: '\nexport const = ;\n', says: 'site/src/pages/about/Page.tsx' },
] as const;

/** The minimum number of HTTP responses to check. */
const ANSWERS = 1000;

/** How long a visitor reads before requesting the next page; the builds under test need the processor too. */
const READING_MS = 25;

/** Reads a page. @returns the problem with it, if any; only the site's own server sends the security policy in a header */
async function problemWith({ address }: Site, isOwn: boolean, { path, status }: { path: string; status: number }): Promise<string | undefined> {
  const answer = await fetch(address + path);
  const document = await answer.text();
  if (answer.status !== status) return `${answer.status}`;
  if (!document.endsWith('</html>')) return 'is cut off';
  const policy = `${answer.headers.get('content-security-policy')} ${document}`;
  const inlined = Array.from(document.matchAll(/<(script|style)\b(?![^>]*\btype=)[^>]*>(.*?)<\/\1>/gs), ([, , text = '']) => hashOf(text).slice(1, -1));
  const isAllowed = inlined.length > 0 && inlined.every((hash) => policy.includes(hash));
  return isOwn && !isAllowed ? 'its content security policy is from another build' : undefined;
}

/** Reads every page of each host in turn, until the returned function is called. */
function visit(hosts: readonly Site[]) {
  const pages = [...readManifest(copy.dist).pages.filter(({ status }) => status === 200), { path: '/nowhere', status: 404 }];
  const wrong = new Set<string>();
  const closing = new AbortController();
  let answered = 0;
  const visitors = hosts.map(async (host, number) => {
    for (let at = 0; !closing.signal.aborted; at += 1) {
      const page = pages[at % pages.length] ?? { path: '/', status: 200 };
      const problem = await problemWith(host, number === 0, page).catch(String);
      if (problem !== undefined) wrong.add(`${host.address}${page.path}: ${problem}`);
      answered += 1;
      await pause(READING_MS);
    }
  });
  /** Ends the visits. @returns what was wrong */
  return async (): Promise<readonly string[]> => {
    await expect.poll(() => answered, { timeout: 120_000 }).toBeGreaterThanOrEqual(ANSWERS);
    closing.abort();
    await Promise.all(visitors);
    return [...wrong];
  };
}

/** The folders of two builds must be there, and nothing of those that failed or were killed. */
const expectTwoBuilds = () => expect(readdirSync(join(copy.folder, 'site/.builds'))).toHaveLength(2);

test('while the site is built, responses stay correct, failed builds change nothing, and open pages can wake and send after it', async ({ browser }) => {
  await copy.build();
  const hosts: Site[] = [await startSite(copy.dist)];
  if (nginx !== undefined) hosts.push(await nginxHost(copy.dist));
  const opened = await Promise.all(
    hosts.map(async ({ address }, at) => {
      const locale = locales[at] ?? 'en-CA';
      const page = await browser.newPage({ locale });
      await page.goto(address + hrefOf('contact', locale));
      return { page, locale };
    }),
  );
  const end = visit(hosts);
  for (const { file: path, text, says, isSentence } of mistakes) {
    const file = join(copy.folder, path);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const served = realpathSync(copy.dist);
    appendFileSync(file, text);
    const refused = await copy.build().then(() => 'was built', reasonOf);
    expect(refused).toContain(says);
    if (isSentence) expect(refused, 'ends with a stack trace').not.toMatch(/\n {4}at /);
    expect(realpathSync(copy.dist), 'what is served').toBe(served);
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
  }
  await copy.buildUntil(/^Code:/m);
  for (const locale of locales) appendFileSync(join(copy.folder, `site/content/blog/${EDITED.slug}.${langOf(locale)}.md`), `\n${EDITED.sentence}\n`);
  // Every code file gets another name, because each imports the entry directly or indirectly.
  appendFileSync(join(copy.folder, 'site/src/entry.client.tsx'), "\nperformance.mark('another build');\n");
  await copy.build();
  expectTwoBuilds();
  for (const { address } of hosts) expect(await (await fetch(`${address}/blog/${EDITED.slug}`)).text()).toContain(EDITED.sentence);
  for (const { page, locale } of opened) {
    await fill(page, locale, question);
    await on(page, locale).send.click();
    await expect(on(page, locale).success).toBeVisible();
    await page.close();
  }
  await Promise.all([copy.build(), copy.build()]);
  expectTwoBuilds();
  expect(await end()).toEqual([]);
  // nginx proxies to the site's own server.
  for (const host of hosts.toReversed()) await host.stop();
});

/** An announcement that never expires. */
const storm: SiteAnnouncement = {
  until: '2999-12-31',
  text: {
    'en-CA': 'Freezing rain is forecast for Tuesday. Night crews may start up to two hours late.',
    'fr-CA': 'Du verglas est annoncé mardi. Les équipes de nuit pourraient commencer avec deux heures de retard.',
  },
  link: { page: 'contact', text: { 'en-CA': 'How to reach us', 'fr-CA': 'Comment nous joindre' } },
};

test.describe('with an announcement', () => {
  let host: Site;
  test.beforeAll(async () => {
    await copy.edit('site/company/announcement.yaml', /[^]*/, ownerFileOf('A storm.', storm));
    await copy.build();
    host = await startSite(copy.dist);
  });
  test.afterAll(() => host.stop());

  // A page whose content is never hydrated, and one with a form.
  for (const [name, locale] of [['about', 'en-CA'], ['quote', 'fr-CA']] as const) {
    test.describe(locale, () => {
      test.use({ locale, viewport: { width: 320, height: 640 } });

      test(`${hrefOf(name, locale)} has the announcement above the header, asleep and awake, and on paper`, async ({ page }) => {
        await page.goto(host.address + hrefOf(name, locale));
        const bar = page.getByRole('complementary', { name: locale === 'fr-CA' ? 'Avis' : 'Notice' });
        const [box, header] = [await bar.boundingBox(), await page.getByRole('banner').boundingBox()];
        expect(box?.y).toBe(0);
        expect(header?.y).toBeGreaterThanOrEqual(box?.height ?? Infinity);
        await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'scrolls sideways').toBe(true);
        expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ media: 'print' });
        await expect(bar).toBeVisible();
        await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        expect(await bar.getByRole('link').evaluate((element) => getComputedStyle(element, '::after').content)).toContain(hrefOf('contact', locale));
        await page.emulateMedia({ media: 'screen' });
        // Waking the page does not remove the announcement.
        await page.getByRole('button').first().focus();
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await expect(bar).toHaveText(`${storm.text[locale]} ${storm.link?.text[locale]}`);
        await bar.getByRole('link').click();
        await expect(page).toHaveURL(host.address + hrefOf('contact', locale));
        await expect(bar).toBeVisible();
      });
    });
  }
});
