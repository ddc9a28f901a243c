import { statfs } from 'node:fs/promises';
import { codeOf, reasonOf } from '../site/userFacingError.ts';

/** Whether the disk, or this user's part of it, has no room left: as the system says it, and as PostgreSQL does. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '') || /no space left on device|disk quota exceeded/i.test(reasonOf(error));
}

/**
 * Below this many bytes the embedded database may fail to open (without saying why) or to store, although short rows still
 * fit into the room that its files already have. Two segments of its log.
 */
export const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** How many bytes this user may still write on the disk of a directory; undefined where the system does not tell. */
export async function freeBytes(directory: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Whether a store on the disk of a directory can't be relied upon for lack of room. */
export async function lacksRoom(directory: string, least = MIN_FREE_BYTES): Promise<boolean> {
  return ((await freeBytes(directory)) ?? Infinity) < least;
}

/** Advice for a full disk: the stored leads are safe, and how to make room. */
export const DISK_FULL_ADVICE =
  'the disk of the store is full: make room on it (df -h shows it; delete nothing inside the data directory). Every acknowledged request is kept. ' +
  'Until there is room, forms are answered with how to call, and what visitors typed stays in their browser. A running site then stores again by itself; start one that has stopped';
