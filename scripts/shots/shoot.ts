/** Photographs a built site into an album, except the pictures that it already has. */
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

/** Serves a copy of a built site, so that a build at the same time changes no picture. The forms store nothing. */
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

/** How many pictures were made and kept, and the failures by id with their reasons. */
interface ShootResult {
  readonly made: number;
  readonly kept: number;
  /** Pictures of pages that the site does not have. */
  readonly absent: number;
  readonly missed: ReadonlyMap<string, string>;
}

/** The options of {@link shoot}. */
interface ShootOptions {
  readonly browser: Browser;
  /** The built site. */
  readonly dist: string;
  /** The subjects to photograph. */
  readonly subjects: readonly Subject[];
  /** Further subjects whose pictures stay in the album. Default: none. */
  readonly others?: readonly Subject[];
  readonly album: Album;
  /** Whether to take all pictures again. Default: only missing ones. */
  readonly fresh?: boolean;
  /** Called after each picture with how many are done. */
  readonly progress?: (done: number, of: number) => void;
}

/** Two cameras keep two processors busy; more would slow each other down. */
const CAMERAS = 2;

/** The ids of pictures that do not show the current site, so that they can be removed. */
async function findStale(
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
    const stale = await findStale(album.entries, [...subjects, ...others], sourceHashOf);
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

    // The cameras share one iterator: each takes the next subject that is left.
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
