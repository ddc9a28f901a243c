import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, reasonOf } from '../site/userFacingError.ts';

/** Whether an error of the system or of PostgreSQL says that the disk, or this user's quota on it, is full. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '') || /no space left on device|disk quota exceeded/i.test(reasonOf(error));
}

/**
 * With less free space the embedded database may fail to open (without saying why) or to store, although short rows still
 * fit into its existing files. It is the size of two segments of its log.
 */
export const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** How many bytes this user may still write on the disk of a directory, which may not exist yet; undefined where the system does not report it. */
export async function freeBytes(directory: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch (error) {
    return codeOf(error) === 'ENOENT' && directory !== dirname(directory) ? freeBytes(dirname(directory)) : undefined;
  }
}

/** Whether the disk of a directory has too little free space for a reliable store. */
export async function lacksFreeSpace(directory: string, least = MIN_FREE_BYTES): Promise<boolean> {
  return ((await freeBytes(directory)) ?? Infinity) < least;
}

/** Advice for a full disk: how to make room, and that the stored leads are safe. */
export const DISK_FULL_ADVICE =
  'the disk of the store is full: make room on it (df -h shows it; delete nothing inside the data directory). Every acknowledged request is kept. ' +
  'Until there is room, the forms show the phone number, and what visitors typed stays in their browser; then a running site stores again by itself';
