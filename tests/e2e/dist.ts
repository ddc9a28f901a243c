import { fileURLToPath } from 'node:url';

const given = process.env['UNO_DIST'];

/** The built site under test: the one that `UNO_DIST` names, else this tree's own, built if stale. */
export const builtSite = {
  given: given !== undefined && given !== '',
  folder: given || fileURLToPath(new URL('../../site/dist/', import.meta.url)),
};
