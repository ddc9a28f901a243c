import type { Database, Row } from './database.ts';
import { csvOf, escapeControls, labelledRows, toTable } from './leads-format.ts';
import { isLeads, type Leads, leadRows } from './leads-store.ts';

/** Everything that is held about one e-mail address. */
export interface PersonRecord extends Leads {
  /** The notifications of these leads that wait. */
  readonly notifications: readonly Row[];
  /** The counts of the rate limit. The address is in them only as a hash. */
  readonly rate_windows: readonly Row[];
  /** When the address was forgotten earlier; only its hash is kept. */
  readonly forgotten: readonly Row[];
}

/** What is held when there is no store. */
export const NOTHING_HELD: PersonRecord = { quote_requests: [], contact_messages: [], notifications: [], rate_windows: [], forgotten: [] };

const PARTS = ['notifications', 'rate_windows', 'forgotten'] as const;

/** Whether an answer of the running server is a {@link PersonRecord}. */
export const isPersonRecord = (value: unknown): value is PersonRecord => isLeads(value) && PARTS.every((part) => Array.isArray(Reflect.get(value, part)));

const isoText = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

/** Selects the leads whose address looks like the given one: capitals and characters that nobody sees make no difference. */
const HAS_ADDRESS = 'lower(app_private.visible_address(email)) = lower(app_private.visible_address($1))';

/** Reads everything that is held about an e-mail address. */
export function readPerson(database: Database, email: string): Promise<PersonRecord> {
  return database.transaction(async (connection) => {
    const leads: unknown = {
      quote_requests: await leadRows(connection, 'quote_requests', HAS_ADDRESS, [email]),
      contact_messages: await leadRows(connection, 'contact_messages', HAS_ADDRESS, [email]),
    };
    if (!isLeads(leads)) throw new Error('The store did not return rows.');
    const found = [...leads.quote_requests, ...leads.contact_messages];
    const spellings = [email, ...found.map((lead) => lead.email)];
    return {
      ...leads,
      notifications: await connection.query(
        `select lead_table, lead, channel, locale, ${isoText('created_at')}, attempts, ${isoText('next_at')}, last_error
         from app_private.notifications where lead = any ($1::uuid[]) order by lead, channel`,
        [found.map(({ id }) => id)],
      ),
      rate_windows: await connection.query(
        `select ${isoText('opened_at')}, stored from app_private.rate_windows
         where key in (select encode(sha256(convert_to(salt || 'email ' || lower(btrim(spelling)), 'UTF8')), 'hex') from app_private.settings, unnest($1::text[]) as spelling)`,
        [spellings],
      ),
      forgotten: await connection.query(`select ${isoText('forgotten_at')} from app_private.forgotten where hash = app_private.forgotten_hash(salt, app_private.visible_address($1)) order by forgotten_at`, [email]),
    };
  });
}

/** All rows about a person as one CSV file, as `toCsv` writes leads. */
export function personToCsv(person: PersonRecord): string {
  const others = PARTS.flatMap((table) => person[table].map((row) => ({ table, row })));
  return csvOf([...labelledRows(person), ...others], ['lead_table', 'lead', 'channel', 'locale', 'attempts', 'next_at', 'last_error', 'opened_at', 'stored', 'forgotten_at']);
}

const countText = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What is held about a person beside the leads, in sentences. */
function otherParts({ notifications, rate_windows, forgotten }: PersonRecord): string {
  const channels = notifications.map(({ channel }) => String(channel)).join(', ');
  const sentences = [
    ...(notifications.length > 0 ? [`${countText(notifications.length, 'notification')} of these leads waiting (${channels}).`] : []),
    ...rate_windows.map(({ stored, opened_at }) => `The limit of the forms counts ${String(stored)} in the window that opened at ${String(opened_at)}; the address is kept there as a hash.`),
    ...forgotten.map(({ forgotten_at }) => `Forgotten at ${String(forgotten_at)}: a hash of the address is kept, so that no backup brings earlier leads back.`),
  ];
  return sentences.map((sentence) => `${escapeControls(sentence)}\n`).join('');
}

/** Everything that is held about a person, to read in a terminal. @param width columns of the terminal */
export function personToText(person: PersonRecord, width: number): string {
  const others = otherParts(person);
  const table = toTable(person, width, true);
  return others === '' ? table : `${table}\n${others}`;
}

/** `1 quote request, 2 contact messages, 1 notification and 1 rate record`. */
export function heldCounts({ quote_requests, contact_messages, notifications, rate_windows }: PersonRecord): string {
  const counts = [countText(quote_requests.length, 'quote request'), countText(contact_messages.length, 'contact message'), countText(notifications.length, 'waiting notification')];
  return `${counts.join(', ')} and ${countText(rate_windows.length, 'rate record')}`;
}
