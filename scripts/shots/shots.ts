/**
 * `npm run shots`: photographs every page and its states, at each width, in each theme and language, and lays them out
 * on one page: `shots/index.html`, which opens without a server. Existing pictures of the same build are kept. Home and
 * quote in Firefox and WebKit are at the end, if these are installed.
 *
 * - `--only PATTERN` (repeatable) selects a page, a state, a width, a theme or a language: `--only home --only 360`.
 * - `--against REF` also builds a branch, a tag or a commit, and writes a page with every pixel difference.
 * - `--fresh` takes all pictures again.
 * - `--out FOLDER` changes the folder. Default: `shots`.
 * - `--dist FOLDER` photographs a site built elsewhere. Default: `site/dist`, built if stale.
 */
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { buildIfStale } from '../../site/build/build.ts';
import { reasonOf } from '../../site/userFacingError.ts';
import { ensureBrowser, launchOptions } from '../../tests/browser.ts';
import { type Album, openAlbum } from './album.ts';
import { choose } from './choose.ts';
import { buildCommit, type BuiltCommit, resolveCommit } from './commit.ts';
import { compare } from './compare.ts';
import { comparisonPage, percent } from './comparison.ts';
import { shootOtherBrowsers } from './otherBrowsers.ts';
import { progressOn } from './progress.ts';
import { contactSheet } from './sheet.ts';
import { shoot } from './shoot.ts';
import { idOf, type PageEntry, pagesIn, type Subject, subjectsOf } from './subjects.ts';
import { captionOf } from './template.ts';

const repository = join(import.meta.dirname, '../..');

/** Exits with a message. */
function refuse(error: unknown): never {
  console.error(reasonOf(error));
  process.exit(1);
}

const known = {
  only: { type: 'string', multiple: true, default: [] },
  against: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  out: { type: 'string', default: join(repository, 'shots') },
  dist: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

function options() {
  try {
    const { values } = parseArgs({ options: known });
    return { ...values, out: resolve(values.out) };
  } catch (error) {
    throw new Error(`${reasonOf(error).replace(/\..*$/s, '')}: give ${Object.keys(known).map((name) => `--${name}`).join(', ')} after --, or nothing for all pictures.`, { cause: error });
  }
}

type Options = ReturnType<typeof options>;

const here = (path: string): string => relative(process.cwd(), path);

/** Photographs one site and prints a summary. @returns a sentence for each picture that could not be taken */
async function photographSite(browser: Browser, what: string, dist: string, subjects: readonly Subject[], others: readonly Subject[], album: Album, fresh: boolean): Promise<string[]> {
  const from = performance.now();
  const progress = progressOn(process.stdout, what);
  const { made, kept, absent, missed } = await shoot({ browser, dist, subjects, others, album, fresh, progress: progress.at });
  progress.end();
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  console.log(`${what}: ${made} pictures made in ${seconds} s, ${kept} kept${absent > 0 ? `, ${absent} left out, because this site does not have the page` : ''}.`);
  return [...missed].map(([id, reason]) => `${id} could not be taken: ${reason}`);
}

/** Photographs a commit, and writes the page of differences from it. */
async function compareWithCommit(browser: Browser, commit: BuiltCommit, pages: readonly PageEntry[], after: Album, { against: ref = '', only, fresh, out }: Options): Promise<void> {
  const folder = join(out, 'against', commit.sha.slice(0, 12));
  const before = await openAlbum(folder);
  // The subjects of this tree, and those of pages that only the commit has.
  const own = subjectsOf(pages);
  const theirs = subjectsOf(commit.pages.map((page) => ({ ...page, states: pages.find(({ name }) => name === page.name)?.states ?? [] })));
  const ids = new Set(own.map(idOf));
  const all = choose([...own, ...theirs.filter((subject) => !ids.has(idOf(subject)))], only);
  const had = new Set(theirs.map(idOf));
  const missed = await photographSite(browser, commit.sha.slice(0, 7), commit.dist, all.filter((subject) => had.has(idOf(subject))), theirs, before, fresh);
  // A state that an older page can't reach is not an error.
  for (const sentence of missed) console.log(sentence);
  const changes = await compare(browser, before, after, all);
  const page = join(folder, 'index.html');
  await writeFile(page, await comparisonPage(changes, ref, all.length, { before: '', after: '../../' }));
  const changed = changes.filter((change) => change.kind === 'changed');
  const [worst] = changed;
  if (changes.length === 0) {
    console.log(`Nothing changed since ${ref}: ${all.length} pictures are the same, to the pixel.`);
  } else {
    const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
    const lone = [count('appeared') > 0 ? `${count('appeared')} appeared` : '', count('gone') > 0 ? `${count('gone')} gone` : ''].filter((part) => part !== '');
    console.log(`Since ${ref}: ${[`${changed.length} of ${all.length} pictures changed`, ...lone].join(', ')}.`);
    if (worst !== undefined) console.log(`The largest change: ${captionOf(worst.subject)} (${percent(worst.difference.share)}).`);
  }
  console.log(here(page));
}

async function main(): Promise<void> {
  const asked = options();
  const sha = asked.against === undefined ? undefined : await resolveCommit(asked.against);
  ensureBrowser();
  if (asked.dist === undefined) await buildIfStale();
  const dist = asked.dist ?? join(repository, 'site/dist');
  const pages = pagesIn(dist);
  const all = subjectsOf(pages);
  const subjects = choose(all, asked.only);
  const commit = sha === undefined ? undefined : await buildCommit(sha, console.log);
  const browser = await chromium.launch(launchOptions('whole'));
  try {
    const album = await openAlbum(asked.out);
    const missed = await photographSite(browser, 'This tree', dist, subjects, all, album, asked.fresh);
    const shown = all.flatMap((subject) => {
      const entry = album.entries.get(idOf(subject));
      return entry === undefined ? [] : [{ subject, entry }];
    });
    const page = join(asked.out, 'index.html');
    const others = await shootOtherBrowsers(dist, asked.out);
    console.log(`Other engines: ${others.shots.length} pictures. ${others.sentences.join(' ')}`.trim());
    await writeFile(page, await contactSheet(shown, others));
    console.log(here(page));
    if (commit !== undefined) await compareWithCommit(browser, commit, pages, album, asked);
    for (const sentence of missed) console.error(sentence);
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

await main().catch(refuse);
