/** Makes the site: `build.ts` runs it once the owner's files are known to be correct. */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentAnnouncement } from '../announcement.ts';
import { articlesFolder, readArticles } from '../blog/articles.ts';
import { upcomingArticles } from '../blog/upcoming.ts';
import { business } from '../business.ts';
import { hasOwnCompany } from '../company/read.ts';
import { readEnvironment } from '../environment.ts';
import { type BuiltPage, documentFile } from '../manifest.ts';
import { localePath, locales } from '../i18n/locale.ts';
import { FEED_PATH } from '../src/head/feed.ts';
import { UserFacingError } from '../userFacingError.ts';
import { buildsIn, type NewBuild } from './builds.ts';
import { type Cards, openCards } from './cards.ts';
import { makeCode } from './code.ts';
import { compressFolder } from './compress.ts';
import { documentOf, plainDocumentOf } from './document.ts';
import { atomFeed } from './feed.ts';
import { checkFacts } from './factsCheck.ts';
import { siteFolder } from './folders.ts';
import { framesOf } from './frames.ts';
import { hostFilesOf } from './hostFiles.ts';
import { writeIcons } from './icons.ts';
import { linksOf, linkChecker } from './links.ts';
import { writeScenes } from './scenes.ts';
import { refusePublishedSecrets, refuseSecretSources } from './secrets.ts';
import { readSettings } from './settings.ts';
import { sourcesState } from './stale.ts';
import { unconfirmedWarning } from './ownerTodo.ts';
import { placeholderIn, refusePlaceholders } from './unwritten.ts';

const builds = buildsIn(siteFolder);

/** A line of progress is printed after this many pages. */
const PROGRESS_STEP = 500;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Writes files into a folder, by their paths below it. */
const writerIn =
  (folder: string) =>
  async (path: string, content: string): Promise<void> => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };

/** Writes a complete site into the folders of a new build, and checks it. */
async function makeSite({ dist, distServer }: NewBuild, cards: Cards, log: (line: string) => void): Promise<void> {
  let from = performance.now();
  const done = (what: string) => {
    log(`${what}: ${seconds(from)}`);
    from = performance.now();
  };
  const { store, warning } = readSettings(readEnvironment());
  await refuseSecretSources();
  checkFacts(business);
  if (warning !== undefined) log(warning);
  const unconfirmed = unconfirmedWarning();
  if (unconfirmed !== undefined) log(unconfirmed);
  if (hasOwnCompany) log('The company’s facts, areas, testimonials and announcement are read from company/, not from site/company/.');
  // Before the bundles, which take many seconds, so that a writer sees problems of articles at once.
  readArticles();
  for (const { name, date } of upcomingArticles(articlesFolder())) log(`site/content/blog/${name} is left out until a build on its date, ${date}.`);
  const write = writerIn(dist);
  await writeScenes(dist);
  await writeIcons(dist);
  const code = await makeCode({ dist, distServer, announced: currentAnnouncement() !== null });
  const prerender: typeof import('../src/entry.server.tsx') = await import(pathToFileURL(join(distServer, code.prerender)).href);
  done('Code');

  const frameOf = framesOf(code, store);
  const beginnings = { 'en-CA': prerender.beginningIn('en-CA'), 'fr-CA': prerender.beginningIn('fr-CA') };
  const pages: BuiltPage[] = [];
  const links = linkChecker();
  const placeholders = new Map<string, string>();
  for await (const address of prerender.addresses()) {
    const { route: { name, family, form }, locale, path, states, picture: scene, pictureTitle: title } = address;
    const picture = await cards.of({ name, title, locale, picture: scene });
    const document = documentOf(await prerender.render(address), { ...frameOf(name), beginning: beginnings[locale], picture });
    await write(documentFile(path), document);
    const placeholder = placeholderIn(document);
    if (placeholder !== undefined) placeholders.set(path, placeholder);
    links.add(path, linksOf(document));
    pages.push({ path, locale, name, family, states, form, status: name === 'notFound' ? 404 : 200 });
    if (pages.length % PROGRESS_STEP === 0) log(`${pages.length} pages…`);
  }
  refusePlaceholders(placeholders);
  await cards.done();
  done(`${pages.length} pages with their pictures`);

  for (const [path, content] of prerender.searchFiles) await write(path, content);
  for (const [path, content] of hostFilesOf({ pages, prerender: code.prerender }, new Date())) await write(path, content);
  for (const locale of locales) await write(localePath(FEED_PATH, locale), atomFeed(locale, prerender.libraryIn(locale).articles));
  // For hosts that can serve only one not-found page.
  await write('404.html', plainDocumentOf(prerender.plainNotFound(), frameOf('notFound')));
  await rm(join(dist, 'manifest.json'), { force: true });
  const written = locales.flatMap((locale) => prerender.libraryIn(locale).articles.flatMap((article) => article.links));
  const dead = links.findings((path) => existsSync(join(dist, path)), written);
  if (dead.length > 0) throw new UserFacingError(['Links that lead nowhere:', ...dead].join('\n  '));
  await refusePublishedSecrets([dist, distServer]);
  await compressFolder(dist);
  done('Compression');
}

/** Builds the current sources: see `build`. */
async function buildFrom(sources: string, log: (line: string) => void): Promise<void> {
  const build = await builds.begin();
  try {
    const cards = await openCards(build.dist);
    try {
      await makeSite(build, cards, log);
    } finally {
      // Waits for pictures that are still being written into the build's folder.
      await cards.close();
    }
    if (await builds.publish(build, sources)) return;
  } catch (error) {
    await builds.discard(build);
    throw error;
  }
  await builds.discard(build);
  log('A build that began later is served already, so this one is discarded.');
}

/**
 * Builds everything in a new folder, checks it, and replaces the served build in one step. A failed build changes nothing
 * that is served. Unchanged pictures and compressed texts come from `site/.cache`.
 *
 * @param log called with each line of progress. Default: nothing is printed
 */
export const build = async (log: (line: string) => void = () => undefined): Promise<void> => buildFrom(await sourcesState(), log);

/** Builds, unless the served site was built from the current sources and settings. */
export async function buildIfStale(): Promise<{ built: boolean }> {
  const sources = await sourcesState();
  if (builds.servedSources() === sources) return { built: false };
  await buildFrom(sources, () => undefined);
  return { built: true };
}
