import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MANIFEST } from '../site/manifest.ts';
import { UserFacingError } from '../site/userFacingError.ts';
import { run } from './run.ts';

// `npm run serve`: serves the site that `npm run build` made, with its forms. It builds nothing and imports no build tool,
// so that a server needs the packages in `dependencies` of server/package.json alone. An argument names another built folder.

const [given] = process.argv.slice(2);
const dist = given === undefined ? join(import.meta.dirname, '../site/dist') : resolve(process.env['INIT_CWD'] ?? '', given);

await run(async () => {
  if (!existsSync(join(dist, MANIFEST))) {
    throw new UserFacingError(`There is no built site in ${dist}: run npm run build, or copy the folder site from a machine where it was built, then start this again.`);
  }
  return dist;
});
