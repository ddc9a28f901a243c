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
import { SPECULATION_RULES, SPECULATION_RULES_PATH } from '../headers.ts';
import { buildClient, buildInline, buildServer, buildStyles, dist } from './bundles.ts';
import { openCards } from './cards.ts';
import { compressFolder } from './compress.ts';
import { documentOf, type Frame, policyOf } from './document.ts';
import { atomFeed } from './feed.ts';
import { headersFile, redirectsFile, robots, SECURITY_TXT, securityTxt, sitemap } from './hostFiles.ts';
import { iconPolicies, writeIcons } from './icons.ts';
import { openLinks } from './links.ts';
import { NGINX_MAPS, NGINX_SERVER, nginxMaps, nginxServer } from './nginx.ts';
import { writeScenes } from './scenes.ts';
import { settings } from './settings.ts';
import { isBuilt, markBuilt, sourcesHash } from './stale.ts';

/** The files of the typefaces that a sheet names: the first paint wants them all. */
function typefaceFiles(css: string): string[] {
  const files = [...new Set(css.match(/\/assets\/[^)"']+\.woff2/g))];
  if (files.length === 0) throw new Error('The styles name no typeface: site/src/styles.ts imports @uno/tokens/fonts/preloaded no more.');
  return files;
}

const write = async (path: string, content: string): Promise<void> => {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** How often the pages are counted while they are built. */
const COUNTED = 500;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Builds everything anew; pictures and compressed texts that have not changed are taken from `site/.cache`.
 *
 * @param say told how far it is. Default: nobody is.
 */
export async function build(say: (line: string) => void = () => undefined): Promise<void> {
  let from = performance.now();
  const done = (what: string) => {
    say(`${what}: ${seconds(from)}`);
    from = performance.now();
  };
  const hash = await sourcesHash();
  const { store, warning } = settings(process.env);
  if (warning !== undefined) say(warning);
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await writeScenes(dist);
  await writeIcons(dist);
  const cards = await openCards(dist);

  const [client, { sheetsOf, print }, { code: { addresses, beginningIn, dataFiles, render }, file: prerender }, headScript, loader] = await Promise.all([
    buildClient(),
    buildStyles(standing() !== null),
    buildServer(),
    buildInline('head-script'),
    buildInline('loader'),
  ]);
  done('Code');

  const policies = new Map<string, number>();
  /** The place of a policy among those that differ. */
  const placeOf = (policy: string): number => {
    const place = policies.get(policy) ?? policies.size;
    policies.set(policy, place);
    return place;
  };
  const pages: BuiltPage[] = [];
  const links = openLinks();
  for await (const address of addresses()) {
    const { route, locale, path, picture, pictureTitle, states } = address;
    const { name, family, form } = route;
    const sheets = sheetsOf(name);
    const frame: Frame = {
      client,
      headScript,
      loader,
      sheets,
      beginning: beginningIn(locale),
      print,
      preloads: typefaceFiles(sheets.map(({ css }) => css).join('')),
      picture: await cards.of({ name, title: pictureTitle, locale, picture }),
    };
    const document = documentOf(await render(address), frame);
    await write(documentFile(path), document);
    links.add(path, document);
    pages.push({ path, locale, name, family, states, form, status: name === 'notFound' ? 404 : 200, policy: placeOf(policyOf(frame, store)) });
    // For hosts that can serve only one not-found page.
    if (path === '/404') await write('404.html', document);
    if (pages.length % COUNTED === 0) say(`${pages.length} pages…`);
  }
  await cards.done();
  done(`${pages.length} pages with their pictures`);

  for (const [path, content] of dataFiles) await write(path, content);

  const files = Object.fromEntries(Object.entries(iconPolicies).map(([path, policy]) => [path, placeOf(policy)]));
  const manifest: SiteManifest = { policies: [...policies.keys()], pages, files, prerender };
  await write(MANIFEST, JSON.stringify(manifest));
  await write('_headers', headersFile(manifest));
  await write('_redirects', redirectsFile());
  await write(NGINX_MAPS, nginxMaps(manifest));
  await write(NGINX_SERVER, nginxServer(manifest));
  await write('sitemap.xml', sitemap(manifest));
  for (const locale of locales) await write(localePath(FEED_PATH, locale), atomFeed(locale));
  await write('robots.txt', robots());
  await write(SECURITY_TXT, securityTxt(new Date()));
  await write(SPECULATION_RULES_PATH, JSON.stringify(SPECULATION_RULES));
  await rm(join(dist, 'manifest.json'), { force: true });
  const dead = links.findings((path) => existsSync(join(dist, path)));
  if (dead.length > 0) throw new Error(['Links that lead nowhere:', ...dead].join('\n  '));
  await compressFolder(dist);
  done('Compression');
  await markBuilt(hash);
}

/** Builds unless the built site is that of the present sources and settings. */
export async function buildIfStale(): Promise<{ built: boolean }> {
  if (await isBuilt(await sourcesHash())) return { built: false };
  await build();
  return { built: true };
}

if (import.meta.main) {
  const from = performance.now();
  await build(console.log);
  console.log(`site/dist built in ${seconds(from)}`);
}
