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

/** Logs an error about notifications. It contains no personal data: a lead is named by its id. */
export const reportError = (sentence: string): void => log.error(sentence);

const nameOf = ({ channel, table, lead }: ClaimedNotification) => `The ${channel} notification of ${table} ${lead}`;

/** Reports a failed delivery that will be retried. */
export const reportFailure = (claimed: ClaimedNotification, error: string, wait: number): void =>
  reportError(`${nameOf(claimed)} was not delivered (${error}, attempt ${claimed.attempt}): it is kept, and tried again in ${duration(wait)}.`);

/** Reports a notification that will not be retried. */
export const reportGivenUp = (claimed: ClaimedNotification, error: string): void =>
  reportError(`${nameOf(claimed)} was given up (${error}, attempt ${claimed.attempt}): the lead is stored, but its sender got no e-mail.`);

/** Reports that the store did not answer. */
export const reportStoreFailure = (error: unknown): void =>
  reportError(`The notifications that wait could not be read or written (${reasonOf(error)}): they stay stored, and are tried again in a moment.`);
