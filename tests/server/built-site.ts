import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteManifest } from '../../site/manifest.ts';
import { localeOf } from '../../site/i18n/locale.ts';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { folderForAll } from '../temporaryFolder.ts';

/**
 * Writes files into a directory; pages and scripts also get compressed copies, as in a build. Each is a new file, so that a
 * reader of the old one can finish.
 */
export function writeFiles(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    const copies = /\.(html|js)$/.test(name) ? { '.br': brotliCompressSync(content), '.gz': gzipSync(content) } : {};
    for (const [ending, bytes] of Object.entries({ '': content, ...copies })) {
      rmSync(path + ending, { force: true });
      writeFileSync(path + ending, bytes);
    }
  }
}

/** A manifest of these pages, whose prerender was not copied with them. */
export function manifestOf(...paths: readonly string[]): string {
  const manifest: SiteManifest = {
    prerender: 'left-behind.mjs',
    pages: paths.map((path) => ({ path, locale: localeOf(path), name: 'home', family: 'home', states: [], form: false, status: 200 })),
  };
  return JSON.stringify(manifest);
}

/** A small built site: two pages in two languages, their not-found pages, one asset. */
export const BUILT_SITE = {
  'index.html': '<h1>Home</h1>',
  'fr/index.html': '<h1>Accueil</h1>',
  'get-quote/index.html': '<h1>Get a quote</h1>',
  'fr/get-quote/index.html': '<h1>Demander une soumission</h1>',
  '404/index.html': '<h1>Page Not Found</h1>',
  'fr/404/index.html': '<h1>Page Non Trouvée</h1>',
  '404.html': '<h1>Page not found</h1>',
  'assets/entry-3f2a.js': 'export {};',
  'robots.txt': 'User-agent: *',
  'favicon.ico': 'icon',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  'fr/site.webmanifest': '{}',
  '_headers': '/*',
  'pages.json': manifestOf('/', '/get-quote', '/fr/404'),
};

/** A folder with the small built site, for the tests of a file or of a `describe`. */
export function builtSiteForAll(): string {
  const folder = folderForAll('dist');
  writeFiles(folder, BUILT_SITE);
  return folder;
}
