/** What a build leaves to the next one, so that a change of one article makes only the pages anew that show it. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from '../src/entry.server.tsx';
import { cacheFolder } from './cache.ts';
import type { Code } from './code.ts';
import { dist, distServer } from './folders.ts';
import type { PageLinks } from './links.ts';
import { isBuilt, type SourcesState } from './stale.ts';

/** A page that was built. */
export interface KeptPage extends PageLinks {
  /** Changes with all that the page is made of but the code; absent where nobody knows all of that. */
  readonly key: string | undefined;
  /** The address of its Open Graph picture. */
  readonly picture: string;
}

/** What a build made. */
export interface Kept {
  /** The state of the sources that it was made of. */
  readonly sources: SourcesState;
  readonly code: Code;
  /** By path. */
  readonly pages: Readonly<Record<string, KeptPage>>;
  /** What pages show and fetch, below `dist`: their documents, their pictures, the files of the search. */
  readonly files: readonly string[];
}

const record = join(cacheFolder, 'kept.json');

/**
 * What the build before left, if `dist` is still as it left it and the code has not changed since.
 *
 * @param code the present state of the sources but the articles
 */
export async function readKept(code: string): Promise<Kept | undefined> {
  const text = await readFile(record, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Of another version of the build nothing but the state of the sources is looked at: this file is one of them.
  const kept: Kept = JSON.parse(text);
  if (kept.sources.code !== code || !(await isBuilt(kept.sources)) || !existsSync(join(distServer, kept.code.prerender))) return undefined;
  return kept;
}

/** Notes what a build made. */
export async function writeKept(kept: Kept): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(record, JSON.stringify(kept));
}

/** What the key of a page is made of: its address and all that it shows. */
export function keyOf({ content, ...address }: Address): string | undefined {
  return content === undefined ? undefined : createHash('sha256').update(JSON.stringify([address, content])).digest('base64url');
}

/** Removes from `dist` what no page shows or fetches any more. */
export async function removeUnused(before: readonly string[], now: ReadonlySet<string>): Promise<void> {
  for (const file of before) {
    if (now.has(file)) continue;
    for (const ending of ['', '.br', '.gz']) await rm(join(dist, `${file}${ending}`), { force: true });
  }
}
