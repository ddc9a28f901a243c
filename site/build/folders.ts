import { join } from 'node:path';

export const siteFolder = join(import.meta.dirname, '..');
export const repository = join(siteFolder, '..');

/** The folder, in `dist-server` of a build, of the server and its tools (`site/build/bundles.ts`). */
export const serverFolder = 'server';

/** The manifest's file name in `dist` (`site/manifest.ts`). Servers do not serve it. */
export const MANIFEST = 'pages.json';
