import { fileURLToPath } from 'node:url';

const given = process.env['UNO_DIST'];

/** The built site under test: the one that `UNO_DIST` names, else this tree's own. */
export const builtSite = { folder: given || fileURLToPath(new URL('../../site/dist/', import.meta.url)) };

/** Builds the site if it is stale, unless `UNO_DIST` names a built one. Playwright calls it before the first test. */
export default async function buildSite(): Promise<void> {
  // Imported here, because the tests need only the folder.
  if (!given) await (await import('../../site/build/build.ts')).buildIfStale();
}
