import { resolve } from 'node:path';
import { builtSite, isBuiltSite, refuseToStart, runBuilt } from './built-server.ts';

// `npm run serve`: serves the site that `npm run build` made, with its forms. It builds nothing and imports no build tool,
// so that a server needs the packages in `dependencies` of server/package.json alone. An argument names another built folder.

const [given] = process.argv.slice(2);
const dist = given === undefined ? builtSite : resolve(process.env['INIT_CWD'] ?? '', given);
if (!isBuiltSite(dist)) refuseToStart(`There is no built site in ${dist}: run npm run build, or copy the folder site from a machine where it was built, then start this again.`);
await runBuilt(dist);
