import { join } from 'node:path';

export const siteFolder = join(import.meta.dirname, '..');
export const repository = join(siteFolder, '..');

/** What is served. */
export const dist = join(siteFolder, 'dist');

/** The prerender, kept beside the site and never served: the project's own server renders answers to forms with it. */
export const distServer = `${dist}-server`;
