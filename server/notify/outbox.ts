import { type Locale, locales } from '../../site/i18n/locale.ts';
import type { Connection, Database, Row } from '../connection.ts';
import { isTable, TABLES, type Table } from '../tables.ts';

/** The channels of a notification: two to the owner, one to the sender. */
export const channels = ['webhook', 'email', 'acknowledgement'] as const;
export type Channel = (typeof channels)[number];

/** A notification that this server has claimed for a limited time, to deliver it. */
export interface ClaimedNotification {
  readonly table: Table;
  readonly lead: string;
  readonly channel: Channel;
  /** The language of the page that the lead was sent from, if the request said it. */
  readonly locale: Locale | undefined;
  /** Which attempt this is, from 1. */
  readonly attempt: number;
  /** When the lead was stored. */
  readonly queuedAt: Date;
  /** The timeout of the delivery, in ms: half of `notify_claim`, so that it ends before another server takes over. */
  readonly timeout: number;
}

/** The notifications of a channel that are due. */
export interface DueNotifications {
  readonly claimed: readonly ClaimedNotification[];
  /** In how many ms the next one is due; undefined when none waits, or when `claimed` has some. */
  readonly nextIn: number | undefined;
}

/** Stores which channels are on. Leads that are stored from now on are queued for these only. */
export async function setChannels(database: Database, on: readonly Channel[]): Promise<void> {
  await database.transaction((connection) =>
    connection.query('update app_private.settings set notify_channels = $1::text[] where notify_channels <> $1::text[]', [[...on]]),
  );
}

const BY_KEY = 'lead_table = $1 and lead = $2 and channel = $3';
const keyValuesOf = ({ table, lead, channel }: ClaimedNotification) => [table, lead, channel];

function claimedOf(row: Row, channel: Channel): ClaimedNotification | undefined {
  const table = String(row['lead_table']);
  if (!isTable(table)) return undefined;
  return {
    table,
    lead: String(row['lead']),
    channel,
    locale: locales.find((locale) => locale === row['locale']),
    attempt: Number(row['attempts']),
    queuedAt: new Date(String(row['queued_at'])),
    timeout: Number(row['timeout']),
  };
}

async function nextIn(connection: Connection, channel: Channel): Promise<number | undefined> {
  const [row] = await connection.query(
    'select greatest(0, extract(epoch from min(next_at) - clock_timestamp()) * 1000)::float8 as ms from app_private.notifications where channel = $1',
    [channel],
  );
  return row?.['ms'] === null || row === undefined ? undefined : Number(row['ms']);
}

/**
 * Claims notifications that are due, the longest due first. A server that asks at the same time gets others. When a claim
 * expires (`notify_claim`) its notifications are due again, so a crash loses none.
 */
export function claimNotifications(database: Database, channel: Channel, most: number): Promise<DueNotifications> {
  return database.transaction(async (connection) => {
    const rows = await connection.query(
      `update app_private.notifications as taken
       set attempts = attempts + 1, next_at = clock_timestamp() + notify_claim
       from app_private.settings
       where (lead_table, lead, channel) in (
         select lead_table, lead, channel from app_private.notifications
         where channel = $1 and next_at <= clock_timestamp()
         order by next_at limit $2
         for update skip locked
       )
       returning lead_table, lead, locale, attempts,
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as queued_at,
         (extract(epoch from notify_claim) * 500)::float8 as timeout`,
      [channel, most],
    );
    const claimed = rows.map((row) => claimedOf(row, channel)).filter((one) => one !== undefined);
    return { claimed, nextIn: claimed.length > 0 ? undefined : await nextIn(connection, channel) };
  });
}

/** Deletes a notification that has been delivered, or never will be. */
export async function deleteNotification(database: Database, claimed: ClaimedNotification): Promise<void> {
  await database.transaction((connection) => connection.query(`delete from app_private.notifications where ${BY_KEY}`, keyValuesOf(claimed)));
}

/**
 * Puts a notification back after a failure. The wait doubles from `notify_first_wait` to `notify_longest_wait`, and up
 * to half of it is random, so that notifications that failed together are not retried together.
 *
 * @returns the wait in ms
 */
export async function rescheduleNotification(database: Database, claimed: ClaimedNotification, error: string): Promise<number> {
  const [row] = await database.transaction((connection) =>
    connection.query(
      `update app_private.notifications set last_error = $4, next_at = clock_timestamp()
         + least(notify_longest_wait, notify_first_wait * power(2, least(attempts, 21) - 1)) * (0.5 + random() / 2)
       from app_private.settings where ${BY_KEY}
       returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as wait`,
      [...keyValuesOf(claimed), error],
    ),
  );
  return Number(row?.['wait'] ?? 0);
}

/** Puts a notification back unchanged, because the server stops before it is delivered. */
export async function releaseNotification(database: Database, claimed: ClaimedNotification): Promise<void> {
  await database.transaction((connection) =>
    connection.query(`update app_private.notifications set attempts = attempts - 1, next_at = clock_timestamp() where ${BY_KEY}`, keyValuesOf(claimed)),
  );
}

/** Reads a stored lead, by column name; undefined when it has been deleted meanwhile. */
export async function readLead(database: Database, table: Table, id: string): Promise<Row | undefined> {
  const [row] = await database.transaction((connection) => connection.query(`select ${TABLES[table].join(', ')} from public.${table} where id = $1`, [id]));
  return row && { ...row, created_at: row['created_at'] instanceof Date ? row['created_at'].toISOString() : row['created_at'] };
}

/** A summary of the notifications that wait on a channel. */
export interface WaitingNotifications {
  readonly channel: string;
  readonly isOn: boolean;
  readonly count: number;
  /** How many have failed at least once. */
  readonly failed: number;
  /** How many are overdue by more than ten minutes: no server is delivering them. */
  readonly overdue: number;
  /** When the oldest of these leads was stored, in UTC. */
  readonly since: string;
  /** The code of one failure. */
  readonly lastError: string | undefined;
}

/** How many notifications to the owner have waited longer than an age, as a PostgreSQL interval, and the code of one failure. */
export async function countStuck(database: Database, age: string): Promise<{ readonly count: number; readonly lastError: string | undefined }> {
  const [row] = await database.transaction((connection) =>
    connection.query(
      `select count(*)::integer as count, max(last_error) as last_error from app_private.notifications, app_private.settings
       where channel = any (notify_channels) and channel <> 'acknowledgement' and created_at < now() - $1::interval`,
      [age],
    ),
  );
  return { count: Number(row?.['count'] ?? 0), lastError: typeof row?.['last_error'] === 'string' ? row['last_error'] : undefined };
}

/** The channels that are on, and the notifications that wait. */
export interface OutboxState {
  readonly on: readonly string[];
  readonly waiting: readonly WaitingNotifications[];
}

/** Reads the state of the outbox, for `npm run doctor`. */
export async function readOutbox(connection: Connection): Promise<OutboxState> {
  const switches = await connection.query('select unnest(notify_channels) as channel from app_private.settings');
  const on = switches.map((row) => String(row['channel']));
  const rows = await connection.query(
    `select channel, count(*)::integer as count, count(last_error)::integer as failed,
       (count(*) filter (where next_at < now() - interval '10 minutes'))::integer as overdue,
       to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as since,
       (array_agg(last_error order by next_at desc) filter (where last_error is not null))[1] as last_error
     from app_private.notifications group by channel order by channel`,
  );
  const waiting = rows.map((row) => ({
    channel: String(row['channel']),
    isOn: on.includes(String(row['channel'])),
    count: Number(row['count']),
    failed: Number(row['failed']),
    overdue: Number(row['overdue']),
    since: String(row['since']),
    lastError: typeof row['last_error'] === 'string' ? row['last_error'] : undefined,
  }));
  return { on, waiting };
}
