import { reasonOf } from '../../site/userFacingError.ts';
import { log } from '../log.ts';
import type { ClaimedNotification } from './outbox.ts';

const UNITS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

/** `30 s`, `2 min`, `6 h`. */
function duration(ms: number): string {
  const [size, unit] = UNITS.find(([size]) => ms >= size) ?? [1000, 's'];
  return `${Math.round(ms / size)} ${unit}`;
}

/** Every error line of the notifications goes through here. No personal data: a lead is named by its id. */
export const reportTrouble = (sentence: string): void => log.error(sentence);

const nameOf = ({ channel, table, lead }: ClaimedNotification) => `The ${channel} notification of ${table} ${lead}`;

/** A delivery failed, and will be tried again. */
export const reportFailure = (claimed: ClaimedNotification, error: string, wait: number): void =>
  reportTrouble(`${nameOf(claimed)} was not delivered (${error}, attempt ${claimed.attempt}): it is kept, and tried again in ${duration(wait)}.`);

/** A delivery failed for good. */
export const reportGivenUp = (claimed: ClaimedNotification, error: string): void =>
  reportTrouble(`${nameOf(claimed)} was given up (${error}, attempt ${claimed.attempt}): the lead is kept, its sender has not been written to.`);

/** The store itself did not answer. */
export const reportStore = (error: unknown): void =>
  reportTrouble(`The notifications that wait could not be read or written (${reasonOf(error)}): they are kept, and read again in a moment.`);
