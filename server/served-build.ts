import { realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { MANIFEST, readManifest, type SiteManifest } from '../site/manifest.ts';
import { type FormPages, formPagesOf } from './forms.ts';
import { errorFields, log } from './log.ts';
import { builtPagesOf } from './pages.ts';
import { serveStatic } from './static.ts';

/** One build that the server serves: its files, and the prerender that made them. */
export interface ServedBuild {
  readonly pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly forms: FormPages;
}

/** Replaces a missing manifest, so that a folder without one is served too. */
const noManifest: SiteManifest = { pages: [] };

function readBuild(folder: string): ServedBuild {
  const manifest = statSync(join(folder, MANIFEST), { throwIfNoEntry: false }) ? readManifest(folder) : noManifest;
  return { pages: serveStatic(folder, builtPagesOf(folder)), forms: formPagesOf(folder, manifest) };
}

/**
 * Returns a function that gives the current build. Call it once per request, so that no answer mixes two builds.
 * The link `site/dist` is resolved when another build has been published; a folder is read again when its manifest changes.
 * A new build that this server cannot read is reported once, and the previous one is served instead.
 *
 * @param dist the directory that `npm run build` wrote, or the link to it
 */
export function followBuilds(dist: string): () => ServedBuild {
  const manifest = join(dist, MANIFEST);
  const stateNow = () => {
    const found = statSync(manifest, { throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino} ${found.mtimeMs}`;
  };
  let seen: string | undefined;
  let current: ServedBuild | undefined;
  return () => {
    const now = stateNow();
    if (current && (now === undefined || now === seen)) return current;
    try {
      current = readBuild(statSync(dist, { throwIfNoEntry: false }) ? realpathSync.native(dist) : dist);
    } catch (error) {
      if (!current) throw error;
      log.error(errorFields(error), 'The new build cannot be served by this server: restart it. The previous build is still served.');
    }
    seen = now;
    return current;
  };
}
