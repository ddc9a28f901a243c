/** A folder of pictures and a record of each: `pictures/<id>.webp`, `shots.json`. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './camera.ts';

/** The record of a picture. */
export interface Entry {
  /** The hash of the sources that the picture was made from: see `sourceHash.ts`. */
  readonly sourceHash: string;
  /** The hash of its pixels: pictures with the same hash are identical. */
  readonly hash: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Whether the picture ends before the page does. */
  readonly cut: boolean;
  readonly bytes: number;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'sourceHash' in value && typeof value.sourceHash === 'string' && 'hash' in value;

/** The entries of a record; none if it can't be read, so that every picture is taken again. */
function entriesIn(record: string): Map<string, Entry> {
  try {
    const parsed: unknown = JSON.parse(record);
    if (typeof parsed !== 'object' || parsed === null) return new Map();
    return new Map(Object.entries(parsed).filter((pair): pair is [string, Entry] => isEntry(pair[1])));
  } catch {
    return new Map();
  }
}

/** An album on the disk. */
export interface Album {
  /** The pictures by id. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly fileOf: (id: string) => string;
  keep(id: string, picture: Picture, sourceHash: string): Promise<Entry>;
  drop(id: string): Promise<void>;
}

/** Opens the album of a folder, which need not exist. Files that its record does not name are removed. */
export async function openAlbum(folder: string): Promise<Album> {
  const pictures = join(folder, 'pictures');
  const record = join(folder, 'shots.json');
  await mkdir(pictures, { recursive: true });
  const entries = entriesIn(await readFile(record, 'utf8').catch(() => ''));
  const fileOf = (id: string) => join(pictures, `${id}.webp`);

  const present = new Set(await readdir(pictures));
  for (const id of entries.keys()) if (!present.delete(`${id}.webp`)) entries.delete(id);
  await Promise.all([...present].map((name) => rm(join(pictures, name), { force: true })));

  // The record is written one version after the other, each whole, so that an interrupted run can continue.
  let writing = Promise.resolve();
  const save = () => {
    writing = writing.then(async () => {
      await writeFile(`${record}.new`, `${JSON.stringify(Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 1)}\n`);
      await rename(`${record}.new`, record);
    });
    return writing;
  };

  return {
    entries,
    fileOf,
    async keep(id, { webp, width, height, cut }, sourceHash) {
      // While the file is being written, the record must not name it.
      entries.delete(id);
      await writeFile(fileOf(id), webp);
      const entry = { sourceHash, hash: createHash('sha256').update(webp).digest('hex').slice(0, 32), width, height, cut, bytes: webp.length };
      entries.set(id, entry);
      await save();
      return entry;
    },
    async drop(id) {
      if (!entries.delete(id)) return;
      await save();
      await rm(fileOf(id), { force: true });
    },
  };
}
