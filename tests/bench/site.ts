import { globSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../site/build/compress.ts';
import { documentFile, readManifest } from '../../site/manifest.ts';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/database.ts';
import { readConfig } from '../../server/config.ts';
import { serve } from '../../server/serve.ts';
import { closeGracefully } from '../../server/stop.ts';
import { listenOn } from '../../scripts/listen.ts';
import { storeClientOf } from '../storeClient.ts';

/**
 * Sets the attributes that the head script would set, so that both documents look alike.
 * The build writes `<script>` only in this form, and never inside text.
 */
const withoutScripts = (document: string): string =>
  document.replace(/<script\b.*?<\/script>/gs, (script) => (script.includes('application/ld+json') ? script : '')).replace('<html ', '<html data-theme="evergreen" data-trio="123" ');

/** The path of a page that has only a heading, served beside the site's own. */
export const BARE_PATH = '/bench-bare';

const BARE_PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title></head><body><h1>Bare</h1></body></html>';

/** Copies the pages and their files, with the same speculation rules, without scripts. */
async function makeFloor(dist: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true, filter: (path) => statSync(path).isDirectory() || /(\.html|\.woff2|\.svg|\.css|pages\.json|speculation-rules\.json)$/.test(path) });
  for (const file of globSync('**/*.html', { cwd: folder })) await writeFile(join(folder, file), withoutScripts(await readFile(join(folder, file), 'utf8')));
  await compressFolder(folder);
}

/**
 * Serves a copy of a built site, so that a build at the same time changes no figure, with the forms' store in a
 * temporary directory, and the static floor.
 */
export async function serveSite(dist: string) {
  const folder = await mkdtemp(join(tmpdir(), 'uno-bench-'));
  const copy = join(folder, 'dist');
  await cp(dist, copy, { recursive: true, dereference: true });
  await makeFloor(copy, join(folder, 'floor'));
  await mkdir(join(copy, BARE_PATH));
  await writeFile(join(copy, documentFile(BARE_PATH)), BARE_PAGE);
  const site = await serve(copy, readConfig({ PORT: '0', UNO_DATA_DIR: join(folder, 'data') }));
  await site.ready;
  const bare = await fetch(site.address + BARE_PATH);
  if ((await bare.text()) !== BARE_PAGE) throw new Error(`${BARE_PATH} is answered with another page (${bare.status}), and the ratio to it would say nothing.`);
  // No form is sent from the pages without scripts, so their database never has to open.
  const floor = createApp({ dist: join(folder, 'floor'), database: Promise.withResolvers<Database>().promise });
  return {
    /** Its address: `http://127.0.0.1:40123`. */
    address: site.address,
    /** The address of the same documents without their scripts: the static floor. */
    floor: await listenOn(floor),
    pages: readManifest(copy).pages,
    /** The path of the store's client. */
    storeClient: storeClientOf(copy),
    /** The bytes sent for a path: its brotli copy, or the file itself. */
    sentBytes: async (path: string) => {
      const file = join(copy, path);
      return (await readFile(`${file}.br`).catch(() => readFile(file))).length;
    },
    textOf: (path: string) => readFile(join(copy, path), 'utf8'),
    async stop() {
      await Promise.all([site.stop(), closeGracefully(floor)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The served site that is measured. */
export type ServedSite = Awaited<ReturnType<typeof serveSite>>;
