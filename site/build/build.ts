/**
 * Builds `site/dist`: prerendered documents, the code that wakes them, host files, all precompressed.
 * `npm run build` always builds; `npm start` and `npm test` build what is stale.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { standing } from '../announcement.ts';
import { type BuiltPage, documentFile, MANIFEST, type SiteManifest } from '../manifest.ts';
import { localePath, locales } from '../i18n/locale.ts';
import { FEED_PATH } from '../src/head/feed.ts';
import type { Address } from '../src/entry.server.tsx';
import { SPECULATION_RULES, SPECULATION_RULES_PATH } from '../headers.ts';
import { openCards } from './cards.ts';
import { makeCode } from './code.ts';
import { business } from '../business.ts';
import { compressFolder } from './compress.ts';
import { documentOf, plainDocumentOf, policyOf } from './document.ts';
import { atomFeed } from './feed.ts';
import { dist, distServer } from './folders.ts';
import { checkFacts } from './factsCheck.ts';
import { framesOf } from './frames.ts';
import { headersFile, redirectsFile, robots, SECURITY_TXT, securityTxt, sitemap } from './hostFiles.ts';
import { iconPolicies, writeIcons } from './icons.ts';
import { keyOf, type KeptPage, readKept, removeUnused, writeKept } from './kept.ts';
import { linksOf, openLinks } from './links.ts';
import { NGINX_MAPS, NGINX_SERVER, nginxMaps, nginxServer } from './nginx.ts';
import { openPolicies } from './policies.ts';
import { writeScenes } from './scenes.ts';
import { settings } from './settings.ts';
import { unconfirmed } from './unconfirmed.ts';
import { isBuilt, markBuilt, type SourcesState, sourcesState, unmarkBuilt } from './stale.ts';

/** A path that begins with a slash, as it is named below a folder. */
const pathBelow = (path: string): string => path.replace(/^\//, '');

const write = async (path: string, content: string): Promise<void> => {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** How often the pages are counted while they are built. */
const COUNTED = 500;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Writes the list of the pages, and what servers, hosts and robots read. */
async function writeHostFiles(manifest: SiteManifest): Promise<void> {
  await write(MANIFEST, JSON.stringify(manifest));
  await write('_headers', headersFile(manifest));
  await write('_redirects', redirectsFile());
  await write(NGINX_MAPS, nginxMaps(manifest));
  await write(NGINX_SERVER, nginxServer(manifest));
  await write('sitemap.xml', sitemap(manifest));
  await write('robots.txt', robots());
  await write(SECURITY_TXT, securityTxt(new Date()));
  await write(SPECULATION_RULES_PATH, JSON.stringify(SPECULATION_RULES));
}

/** Makes `dist` from the sources as they are: see `build`. */
async function buildFrom(sources: SourcesState, say: (line: string) => void): Promise<void> {
  let from = performance.now();
  const done = (what: string) => {
    say(`${what}: ${seconds(from)}`);
    from = performance.now();
  };
  const { store, warning } = settings(process.env);
  checkFacts(business);
  if (warning !== undefined) say(warning);
  for (const line of unconfirmed()) say(line);
  const before = await readKept(sources.code);
  if (!before) {
    await unmarkBuilt();
    await rm(dist, { recursive: true, force: true });
    await mkdir(dist, { recursive: true });
    await writeScenes(dist);
    await writeIcons(dist);
  }
  const cards = await openCards(dist);
  const code = before?.code ?? (await makeCode(standing() !== null));
  const prerender: typeof import('../src/entry.server.tsx') = await import(join(distServer, code.prerender));
  done('Code');
  // An article that is wrong stops the build here; where the code is kept, the site is still as it was.
  for (const locale of locales) prerender.libraryIn(locale);
  await unmarkBuilt();

  const frameOf = framesOf(code);
  const beginnings = { 'en-CA': prerender.beginningIn('en-CA'), 'fr-CA': prerender.beginningIn('fr-CA') };
  const policies = openPolicies((name) => policyOf(frameOf(name), store));
  /** Makes a page and writes its document. */
  const make = async (address: Address, key: string | undefined): Promise<KeptPage> => {
    const { route, locale, path, picture: scene, pictureTitle: title } = address;
    const picture = await cards.of({ name: route.name, title, locale, picture: scene });
    const document = documentOf(await prerender.render(address), { ...frameOf(route.name), beginning: beginnings[locale], picture });
    await write(documentFile(path), document);
    return { key, picture: picture.href, ...linksOf(document) };
  };
  const pages: BuiltPage[] = [];
  const made: Record<string, KeptPage> = {};
  const unchanged = new Set<string>();
  const links = openLinks();
  for await (const address of prerender.addresses()) {
    const { route: { name, family, form }, locale, path, states } = address;
    const key = keyOf(address);
    const known = key !== undefined && before?.pages[path]?.key === key ? before.pages[path] : undefined;
    const page = known ?? (await make(address, key));
    if (known) unchanged.add(pathBelow(documentFile(path)));
    made[path] = page;
    links.add(path, page);
    pages.push({ path, locale, name, family, states, form, status: name === 'notFound' ? 404 : 200, policy: policies.ofPage(name) });
    if (pages.length % COUNTED === 0) say(`${pages.length} pages…`);
  }
  await cards.done();
  const keptText = before ? ` (${unchanged.size} as they were)` : '';
  done(`${pages.length} pages with their pictures${keptText}`);

  const present = new Set(before?.files);
  for (const [path, content] of prerender.dataFiles) {
    if (present.has(pathBelow(path))) unchanged.add(pathBelow(path));
    else await write(path, content);
  }
  const files = new Set([
    ...Object.entries(made).flatMap(([path, { picture }]) => [documentFile(path), picture]),
    ...prerender.dataFiles.keys(),
  ].map(pathBelow));
  await removeUnused(before?.files ?? [], files);

  const filePolicies = Object.fromEntries(Object.entries(iconPolicies).map(([path, policy]) => [path, policies.placeOf(policy)]));
  await writeHostFiles({ policies: policies.all(), pages, files: filePolicies, prerender: code.prerender });
  for (const locale of locales) await write(localePath(FEED_PATH, locale), atomFeed(locale, prerender.libraryIn(locale).articles));
  // For hosts that can serve only one not-found page.
  await write('404.html', plainDocumentOf(prerender.plainNotFound(), frameOf('notFound')));
  await rm(join(dist, 'manifest.json'), { force: true });
  const written = locales.flatMap((locale) => prerender.libraryIn(locale).articles.flatMap((article) => article.links));
  const dead = links.findings((path) => existsSync(join(dist, path)), written);
  if (dead.length > 0) throw new Error(['Links that lead nowhere:', ...dead].join('\n  '));
  await compressFolder(dist, unchanged);
  done('Compression');
  await writeKept({ sources, code, pages: made, files: [...files] });
  await markBuilt(sources);
}

/**
 * Builds everything. After a change of articles alone, the code and the pages that show none of it are left as they are;
 * after any other, all is made anew, but for pictures and compressed texts that have not changed (`site/.cache`).
 *
 * @param say told how far it is. Default: nobody is.
 */
export const build = async (say: (line: string) => void = () => undefined): Promise<void> => buildFrom(await sourcesState(), say);

/** Builds unless the built site is that of the present sources and settings. */
export async function buildIfStale(): Promise<{ built: boolean }> {
  const sources = await sourcesState();
  if (await isBuilt(sources)) return { built: false };
  await buildFrom(sources, () => undefined);
  return { built: true };
}

if (import.meta.main) {
  const from = performance.now();
  await build(console.log);
  console.log(`site/dist built in ${seconds(from)}`);
}
