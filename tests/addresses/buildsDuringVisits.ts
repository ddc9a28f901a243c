import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { langOf, type Locale, locales } from '../../site/i18n/locale.ts';
import { hrefOf } from '../../site/routes.ts';
import { launchOptions } from '../browser.ts';
import { fill, question } from '../e2e/form.ts';
import { type Host, nginxHost } from '../e2e/hosts.ts';
import { nginx } from '../e2e/nginx.ts';
import { on, startSite } from '../e2e/site.ts';
import { type Failure, reasonOf, type Step } from '../steps/outcome.ts';
import { buildFigures, copyOfSite, type SiteCopy } from '../siteCopy.ts';
import { checkAnnouncement, storm } from './checkAnnouncement.ts';
import { visit } from './visitors.ts';

/** The article that is edited, and the sentence that shows that the new build is served. */
const EDITED = { slug: 'winter-entrances', sentence: 'Write the date on the mat.' } as const;

/** The minimum number of HTTP responses to check. */
const ANSWERS = 1000;


/** A page with a form, opened before a build and still asleep. */
async function open(browser: Browser, host: Host, locale: Locale): Promise<Page> {
  const page = await browser.newPage({ locale });
  await page.goto(host.address + hrefOf('contact', locale));
  return page;
}

/** Wakes the page and sends its form. */
async function send(page: Page): Promise<Failure[]> {
  try {
    const locale = page.url().includes('/fr/') ? 'fr-CA' : 'en-CA';
    await fill(page, locale, question);
    await on(page, locale).send.click();
    await on(page, locale).success.waitFor();
    return [];
  } catch (error) {
    return [{ name: `${page.url()}, opened before a build and sent after it`, detail: reasonOf(error) }];
  }
}

const article = `site/content/blog/${EDITED.slug}.en.md`;

/** Mistakes that must stop the build, and the error message that each must cause: a sentence, except for a mistake in the code. */
const mistakes = [
  { name: 'an article that is wrong', isSentence: true, file: 'site/content/blog/wrong.en.md', text: 'No front matter.', says: 'wrong.en.md:1: there is no front matter' },
  { name: 'a dead link', isSentence: true, file: article, text: '\nSee the [list](/get-quote#no-such-place).\n', says: 'the page /get-quote has no element with the id' },
  { name: 'a syntax error', isSentence: false, file: 'site/src/pages/about/Page.tsx', text: '\nexport const = ;\n', says: 'site/src/pages/about/Page.tsx' },
] as const;

/** Builds with a mistake, then restores the file. */
async function buildWithMistake({ file: path, text, says, isSentence, name }: (typeof mistakes)[number], copy: SiteCopy): Promise<Failure[]> {
  const file = join(copy.folder, path);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const served = realpathSync(copy.dist);
  await appendFile(file, text);
  const refused = await copy.build().then(() => 'was built', reasonOf);
  await (before ? writeFile(file, before) : rm(file));
  const details = [
    ...(refused.includes(says) ? [] : [refused]),
    ...(isSentence && /\n {4}at /.test(refused) ? [`ends with a stack trace: ${refused}`] : []),
    ...(realpathSync(copy.dist) === served ? [] : ['changed what is served']),
  ];
  return details.map((detail) => ({ name, detail }));
}

/** Two builds must be kept, and nothing of those that failed or were killed. */
function checkBuildFolders(copy: SiteCopy, when: string): Failure[] {
  const names = readdirSync(join(copy.folder, 'site/.builds'));
  return names.length === 2 ? [] : [{ name: `the folders of the builds ${when}`, detail: names.join('\n') }];
}

/** Runs builds that fail, one that is killed and a good one, then sends the forms of pages that were opened before all of them. */
async function buildDuringVisits(
  visits: ReturnType<typeof visit>, copy: SiteCopy, hosts: readonly Host[], opened: readonly Page[], notes: string[],
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const mistake of mistakes) failures.push(...(await buildWithMistake(mistake, copy)));
  await copy.buildUntil(/^Code:/m);
  for (const locale of locales) await appendFile(join(copy.folder, `site/content/blog/${EDITED.slug}.${langOf(locale)}.md`), `\n${EDITED.sentence}\n`);
  // Every code file gets another name, because each imports the entry directly or indirectly.
  await appendFile(join(copy.folder, 'site/src/entry.client.tsx'), "\nperformance.mark('another build');\n");
  notes.push(`again, under visits: ${buildFigures(await copy.build())}`);
  await visits.wakeAll();
  failures.push(...checkBuildFolders(copy, 'after one that was killed and a good one'));
  for (const { address } of hosts) {
    const text = await (await fetch(`${address}/blog/${EDITED.slug}`)).text();
    if (!text.includes(EDITED.sentence)) failures.push({ name: `${address}: an edited article`, detail: 'is as it was' });
  }
  for (const page of opened) failures.push(...(await send(page)));
  return failures;
}

/** Runs two builds at the same time: both must succeed, and one of them is served. */
async function buildTwice(visits: ReturnType<typeof visit>, copy: SiteCopy): Promise<Failure[]> {
  const builds = await Promise.allSettled([copy.build(), copy.build()]);
  await visits.wakeAll();
  const failed = builds.flatMap((build) => (build.status === 'rejected' ? [{ name: 'two builds at the same time', detail: reasonOf(build.reason) }] : []));
  return [...failed, ...checkBuildFolders(copy, 'after two at the same time')];
}

/**
 * A site that is visited on its own server and on nginx while it is built: responses stay correct, failed builds change
 * nothing, and pages that were opened before a build can wake and send after it. Then with an announcement.
 */
export const buildsDuringVisits: Step = {
  name: 'builds under visits',
  async run() {
    const copy = await copyOfSite();
    const notes: string[] = [];
    const hosts: Host[] = [];
    const browser = await chromium.launch(launchOptions());
    try {
      notes.push(`the site from scratch: ${buildFigures(await copy.build())}`);
      const own = await startSite(copy.dist);
      hosts.push(own);
      if (nginx === undefined) notes.push('nginx is not installed: builds were tested on the site’s own server only.');
      else hosts.push(await nginxHost(copy.dist));
      const opened = await Promise.all(hosts.map((host, at) => open(browser, host, locales[at] ?? 'en-CA')));
      const visits = visit(copy.dist, hosts.map((host, at) => ({ host, own: at === 0 })));
      const failures: Failure[] = [];
      try {
        failures.push(...(await buildDuringVisits(visits, copy, hosts, opened, notes)), ...(await buildTwice(visits, copy)));
        while (visits.answered() < ANSWERS) await visits.wakeAll();
      } finally {
        await visits.end();
      }
      await copy.announce(storm);
      await copy.build();
      failures.push(...(await checkAnnouncement(browser, own.address)));
      if (visits.wrong.size > 0) failures.push({ name: 'answers during builds', detail: [...visits.wrong].join('\n') });
      notes.push(`${visits.answered()} responses during builds, with ${visits.wrong.size} different problems`);
      return { passed: Math.max(0, mistakes.length + 9 - failures.length), failures, notes };
    } finally {
      await browser.close();
      // nginx proxies to the site's own server.
      for (const host of hosts.toReversed()) await host.stop();
      await copy.remove();
    }
  },
};
