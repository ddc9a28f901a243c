/** Photographs a built site into an album: what is not there yet. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { createApp } from '../../server/app.ts';
import type { Database } from '../../server/database.ts';
import { reasonOf } from '../../site/userFacingError.ts';
import { closeGracefully } from '../../server/stop.ts';
import { listenOn } from '../listen.ts';
import type { Album, Entry } from './album.ts';
import { type Camera, cameraFor } from './camera.ts';
import { sourceHashesOf } from './sourceHash.ts';
import { idOf, type PageEntry, type Subject } from './subjects.ts';

/** Serves a copy of a built site, so that a build under way changes no picture. Nothing is stored. */
export async function withSite<Result>(dist: string, work: (address: string, copy: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'uno-shots-'));
  try {
    const copy = join(folder, 'dist');
    await cp(dist, copy, { recursive: true, dereference: true });
    const server = createApp({ dist: copy, database: Promise.withResolvers<Database>().promise });
    try {
      return await work(await listenOn(server), copy);
    } finally {
      await closeGracefully(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many pictures were made and kept, and by id what could not be taken, with its reason. */
interface ShootResult {
  readonly made: number;
  readonly kept: number;
  /** Of pages that the site does not have. */
  readonly absent: number;
  readonly missed: ReadonlyMap<string, string>;
}

/** What {@link shoot} needs. */
interface ShootOptions {
  readonly browser: Browser;
  /** The built site. */
  readonly dist: string;
  /** What to take. */
  readonly subjects: readonly Subject[];
  /** What the album may hold besides. Default: nothing. */
  readonly others?: readonly Subject[];
  readonly album: Album;
  /** Whether all are made anew. Default: what is not there yet. */
  readonly fresh?: boolean;
  /** Called after each picture with how many are done. */
  readonly progress?: (done: number, of: number) => void;
}

/** Pages at a time: two cameras keep two processors busy, more make each other wait. */
const CAMERAS = 2;

/** The pictures of an album that were not made of what the site is now: to be taken out. */
async function staleIn(
  entries: ReadonlyMap<string, Pick<Entry, 'sourceHash'>>,
  subjects: readonly Subject[],
  sourceHashOf: (page: PageEntry) => Promise<string>,
): Promise<string[]> {
  const pages = new Map(subjects.map((subject) => [idOf(subject), subject.page]));
  const stale: string[] = [];
  for (const [id, { sourceHash }] of entries) {
    const page = pages.get(id);
    if (page === undefined || sourceHash !== (await sourceHashOf(page))) stale.push(id);
  }
  return stale;
}

/** Photographs the subjects. A failure is reported at the end and does not stop the others. */
export function shoot({ browser, dist, subjects, others = [], album, fresh = false, progress }: ShootOptions): Promise<ShootResult> {
  return withSite(dist, async (address, copy) => {
    const sourceHashOf = await sourceHashesOf(copy, browser.version());
    const stale = await staleIn(album.entries, [...subjects, ...others], sourceHashOf);
    for (const id of [...stale, ...(fresh ? subjects.map(idOf) : [])]) await album.drop(id);
    const missed = new Map<string, string>();
    let [made, kept, absent] = [0, 0, 0];
    const waiting = subjects[Symbol.iterator]();

    async function one(camera: Camera, subject: Subject): Promise<void> {
      const id = idOf(subject);
      if (album.entries.has(id)) {
        kept += 1;
        return;
      }
      try {
        const picture = await camera.take(subject);
        if (picture === undefined) {
          absent += 1;
        } else {
          await album.keep(id, picture, await sourceHashOf(subject.page));
          made += 1;
        }
      } catch (error) {
        missed.set(id, reasonOf(error).split('\n')[0] ?? '');
      }
    }

    // One iterator: each camera takes the next subject that no other has.
    const work = async (camera: Camera) => {
      for (const subject of waiting) {
        await one(camera, subject);
        progress?.(made + kept + absent + missed.size, subjects.length);
      }
      await camera.close();
    };
    await Promise.all(Array.from({ length: CAMERAS }, () => work(cameraFor(browser, address))));
    return { made, kept, absent, missed };
  });
}
