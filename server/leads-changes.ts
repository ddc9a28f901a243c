import { commandOf } from './command-names.ts';
import type { StoreConfig } from './config.ts';
import { escapeControls } from './leads-format.ts';
import { noStoreAdvice } from './leads-help.ts';
import { type MarkResult, markLeads, parseMarkRequest } from './leads-marking.ts';
import { heldCounts, NOTHING_HELD, type PersonRecord, readPerson } from './leads-person.ts';
import { parseAge, type PurgedTable, purgeLeads, type PurgeRequest, type PurgeResult } from './leads-retention.ts';
import { askPerson, askToForget, askToMark, askToPurge } from './leads-socket.ts';
import { forget, type ForgetResult, type Status } from './leads-store.ts';
import { runOnStore } from './store-task.ts';
import { UserFacingError } from '../site/userFacingError.ts';

// The options of `npm run leads` that change the store. Each function returns the sentence to print.

const NONE_FORGOTTEN: ForgetResult = { quote_requests: 0, contact_messages: 0, rate_windows: 0 };
const NONE_MARKED: MarkResult = { marked: 0, unknown: [], ambiguous: [] };
const NONE_PURGED: PurgeResult = { quote_requests: { count: 0, new: 0, from: '', to: '' }, contact_messages: { count: 0, new: 0, from: '', to: '' }, clockDoubt: null };

const countText = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Checks an e-mail address of the command line. @throws {UserFacingError} when it is none */
function parseAddress(option: string, email: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(email.trim())) return email.trim();
  throw new UserFacingError(`--${option} “${escapeControls(email)}” is not an e-mail address: write --${option} name@example.ca.`);
}

/** Reads everything that is held about an e-mail address. */
export function findPerson(config: StoreConfig, email: string, option = 'person'): Promise<PersonRecord> {
  const address = parseAddress(option, email);
  return runOnStore(config, {
    viaServer: (dataDir) => askPerson(dataDir, address),
    onDatabase: (database) => readPerson(database, address),
    empty: NOTHING_HELD,
  });
}

/** Deletes what is held about a person, or only counts it. */
export async function forgetPerson(config: StoreConfig, email: string, isReal: boolean): Promise<string> {
  const address = parseAddress('forget', email);
  const shown = escapeControls(address);
  if (!isReal) {
    const held = heldCounts(await findPerson(config, address, 'forget'));
    return `${shown}: ${held}. Nothing has been deleted yet: add --yes to delete them. A hash of the address is then kept, so that restoring a backup does not bring them back.\n`;
  }
  const gone = await runOnStore(config, {
    viaServer: (dataDir) => askToForget(dataDir, address),
    onDatabase: (database) => forget(database, address),
    empty: NONE_FORGOTTEN,
  });
  if (gone === NONE_FORGOTTEN) throw new UserFacingError(`There is no store yet, so nothing was deleted, and the address is not remembered: ${noStoreAdvice()}.`);
  const counts = `${countText(gone.quote_requests, 'quote request')}, ${countText(gone.contact_messages, 'contact message')} and ${countText(gone.rate_windows, 'rate record')}`;
  return `${shown}: ${counts} deleted. A restore leaves them out from now on. Earlier backups, e-mails and exported files still hold them.\n`;
}

/** Gives leads a status. */
export async function markAs(config: StoreConfig, ids: readonly string[], status: Status): Promise<string> {
  const marking = parseMarkRequest(ids, status);
  const { marked, unknown, ambiguous } = await runOnStore(config, {
    viaServer: (dataDir) => askToMark(dataDir, marking),
    onDatabase: (database) => markLeads(database, marking),
    empty: { ...NONE_MARKED, unknown: marking.ids },
  });
  const trouble = [
    ...unknown.map((id) => `no request and no message has the id ${id}`),
    ...ambiguous.map((id) => `several have an id that begins with ${id}`),
  ];
  if (trouble.length > 0) throw new UserFacingError(`Nothing was changed, because ${trouble.join(', and ')}: ${commandOf('leads')} shows the ids.`);
  return `${marked} marked as ${status}.\n`;
}

/** `12 quote requests (2023-01-02 to 2024-11-20)`. */
function purgedText({ count, from, to }: PurgedTable, one: string): string {
  return count === 0 ? `no ${one}` : `${countText(count, one)} (${from === to ? from : `${from} to ${to}`})`;
}

/** Deletes old leads, or only counts them. */
export async function purge(config: StoreConfig, { olderThan: age, ...wanted }: PurgeRequest): Promise<string> {
  const request = { olderThan: parseAge(age), ...wanted };
  const { quote_requests, contact_messages, clockDoubt } = await runOnStore(config, {
    viaServer: (dataDir) => askToPurge(dataDir, request),
    onDatabase: (database) => purgeLeads(database, request),
    empty: NONE_PURGED,
  });
  if (clockDoubt !== null) {
    throw new UserFacingError(`Nothing was deleted, because ${clockDoubt}: the age of the leads can't be trusted. Set the clock, or, if it is right and the site was not used in between, add --clock-is-right.`);
  }
  const open = quote_requests.new + contact_messages.new;
  const what = `${purgedText(quote_requests, 'quote request')} and ${purgedText(contact_messages, 'contact message')}`;
  const kept = open === 0 ? '' : request.includesNew ? ` ${open} of them ${request.isReal ? 'were' : 'are'} still new.` : ` ${open} more ${open === 1 ? 'is' : 'are'} still new and kept: mark them as handled, or add --including-new.`;
  if (request.isReal) return `Older than ${request.olderThan}: ${what} deleted.${kept} Copies that were made before still hold them.\n`;
  if (quote_requests.count + contact_messages.count === 0) return `Older than ${request.olderThan}: nothing to delete.${kept}\n`;
  return `Older than ${request.olderThan}: ${what}.${kept} Nothing has been deleted yet: add --yes to delete them.\n`;
}
