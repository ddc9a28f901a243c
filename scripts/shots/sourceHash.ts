/** Hashes that show whether a picture was made from the current site, settings and browser. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '../../site/i18n/locale.ts';
import { type PageEntry, pathOf } from './subjects.ts';

const repository = join(import.meta.dirname, '../..');

/** The sources that decide how a picture is taken. */
const settings = [
  ...['camera', 'reach', 'subjects'].map((name) => `scripts/shots/${name}.ts`),
  ...['form', 'site', 'words'].map((name) => `tests/e2e/${name}.ts`),
];

/**
 * Files that the common hash leaves out: compressed copies, host configuration, and HTML documents, which are in the page's
 * own hash.
 */
const excludedFiles = /(?:\.(?:br|gz|html|xml|txt|conf)|_headers|_redirects|pages\.json)$/;

/**
 * A hash for each page of a built site: while it stays the same, the page's pictures do too. It covers the page's documents
 * in both languages and every file that they may load, so a change of one page's text does not affect other pages.
 *
 * @param dist a built site
 * @param browser the browser's version
 */
export async function sourceHashesOf(dist: string, browser: string): Promise<(page: PageEntry) => Promise<string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const shared = entries
    .filter((entry) => entry.isFile() && !excludedFiles.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const common = createHash('sha256').update(browser);
  for (const file of [...shared, ...settings.map((path) => join(repository, path))]) {
    common.update(file.startsWith(dist) ? file.slice(dist.length) : '').update(await readFile(file));
  }
  const known = new Map<string, Promise<string>>();
  const read = async (page: PageEntry) => {
    const own = common.copy();
    for (const locale of locales) own.update(await readFile(join(dist, pathOf({ page, locale }), 'index.html')).catch(() => ''));
    return own.digest('hex').slice(0, 16);
  };
  return (page) => {
    const hash = known.get(page.path) ?? read(page);
    known.set(page.path, hash);
    return hash;
  };
}
