import { codeOf, reasonOf } from './halt.ts';

/** Whether the disk, or this user's part of it, has no room left: as the system says it, and as PostgreSQL does. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '') || /no space left on device|disk quota exceeded|disk full/i.test(reasonOf(error));
}

/** What is kept, and what to do, when the store's disk is full. */
export const DISK_FULL_ADVICE =
  'the disk of the store is full. Every request that was acknowledged is kept, and nothing new is stored: forms are answered with how to call, and what visitors typed stays in their browser. ' +
  'Make room on that disk (df -h shows it; never delete files inside the data directory), then start the site anew and run npm run doctor again';
