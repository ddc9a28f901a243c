import { areForgotten, isBackupFacts, isBackupSettings, type BackupFacts, type BackupSettings, type ForgottenEntry, type RowCounts } from './backup-file.ts';
import type { Connection, Database } from './connection.ts';
import { isTable, type Table } from './tables.ts';

/** Rows that are read or restored in one transaction: short enough for forms not to wait for it. */
export const BATCH_SIZE = 500;

/** What became of a batch of rows. */
export interface RestoredRows {
  readonly stored: number;
  /** How many were left out because their sender was forgotten after they were stored. */
  readonly forgotten: number;
  /** How many notifications to the owner wait again: those that waited when the backup was made, of leads that are still new. */
  readonly notifications: number;
}

/** What a backup and a restore need from a store: from a database, or from a running server over its socket. */
export interface BackupStore {
  facts(): Promise<BackupFacts>;
  /** Rows in the order of their ids, each as JSON, from the one after `after`; at most `BATCH_SIZE`. */
  page(table: Table, after: string | undefined): Promise<readonly string[]>;
  /** Stores rows unchanged and skips those whose id exists, or whose sender was forgotten. */
  restore(table: Table, columns: readonly string[], rows: readonly string[]): Promise<RestoredRows>;
  /** Remembers addresses as forgotten, and deletes their leads from before that. @returns how many leads */
  forget(entries: readonly ForgottenEntry[]): Promise<RowCounts>;
  /** Applies these limits if the store holds no row yet. @returns whether it did */
  restoreSettings(settings: BackupSettings): Promise<boolean>;
}

const FACTS = `
  select jsonb_build_object(
    'migration', (select max(version) from supabase_migrations.schema_migrations),
    'columns', (
      select jsonb_object_agg(title, columns) from (
        select relname as title, jsonb_agg(attname order by attnum) as columns
        from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        where pg_class.oid in ('public.quote_requests'::regclass, 'public.contact_messages'::regclass)
        group by relname
      ) as tables
    ),
    'settings', (select to_jsonb(settings) - 'only_row' - 'salt' - 'clock_at' from app_private.settings),
    'forgotten', (select coalesce(jsonb_agg(to_jsonb(entry) order by forgotten_at, hash), '[]') from app_private.forgotten as entry)
  ) as facts`;

/**
 * The key of a row in a backup that lists its waiting notifications. It is no column, so a restore that does not know it
 * leaves it out. Acknowledgements are not listed: after a restore the sender would get one late, or twice.
 */
const WAITING = 'waiting_notifications';

const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function restoreRows(connection: Connection, table: Table, columns: readonly string[], rows: readonly string[]): Promise<RestoredRows> {
  const list = columns.map(quoteIdentifier).join(', ');
  // The triggers of a new lead (rate limit, notification) must not run for a restored one.
  const triggers = await connection.query("select tgname from pg_catalog.pg_trigger where tgrelid = $1::regclass and not tgisinternal and tgenabled = 'O'", [`public.${table}`]);
  const triggerStatements = (how: 'disable' | 'enable') => triggers.map(({ tgname }) => `alter table public.${table} ${how} trigger ${quoteIdentifier(String(tgname))};`).join('');
  await connection.script(triggerStatements('disable'));
  const [counts] = await connection.query(
    `with given as materialized (
       select row, app_private.was_forgotten(row ->> 'email', (row ->> 'created_at')::timestamptz) as is_forgotten from json_array_elements($1::json) as row
     ),
     restored as (
       insert into public.${table} (${list})
       select ${list} from json_populate_recordset(null::public.${table}, (select coalesce(json_agg(row), '[]') from given where not is_forgotten))
       on conflict (id) do nothing returning id, status
     ),
     queued as (
       insert into app_private.notifications (lead_table, lead, channel, locale)
       select $2, id, notification ->> 'channel', notification ->> 'locale'
       from given join restored on id = (row ->> 'id')::uuid, json_array_elements(coalesce(row -> '${WAITING}', '[]')) as notification
       where status = 'new'
       on conflict do nothing returning lead
     )
     select (select count(*) from restored)::integer as stored, (select count(*) from given where is_forgotten)::integer as forgotten,
       (select count(*) from queued)::integer as notifications`,
    [`[${rows.join(',')}]`, table],
  );
  await connection.script(triggerStatements('enable'));
  return { stored: Number(counts?.['stored'] ?? 0), forgotten: Number(counts?.['forgotten'] ?? 0), notifications: Number(counts?.['notifications'] ?? 0) };
}

async function rememberForgotten(connection: Connection, entries: readonly ForgottenEntry[]): Promise<RowCounts> {
  const added = await connection.query(
    `insert into app_private.forgotten (hash, salt, forgotten_at)
     select hash, salt, forgotten_at from json_populate_recordset(null::app_private.forgotten, $1::json) on conflict do nothing returning hash`,
    [JSON.stringify(entries)],
  );
  const forgetIn = async (table: Table) =>
    added.length === 0 ? 0 : (await connection.query(`delete from public.${table} where app_private.was_forgotten(email, created_at) returning id`)).length;
  return { quote_requests: await forgetIn('quote_requests'), contact_messages: await forgetIn('contact_messages') };
}

/** The store of a database. */
export const backupStoreOf = (database: Database): BackupStore => ({
  async facts() {
    const [row] = await database.transaction((connection) => connection.query(FACTS));
    const facts = row?.['facts'];
    if (!isBackupFacts(facts)) throw new Error('the store described itself in an unknown form');
    return facts;
  },
  async page(table, after) {
    const rows = await database.transaction((connection) =>
      connection.query(
        `select (to_jsonb(lead) || coalesce((
           select jsonb_build_object('${WAITING}', jsonb_agg(jsonb_build_object('channel', channel, 'locale', locale)))
           from app_private.notifications where lead_table = $2 and notifications.lead = lead.id and channel <> 'acknowledgement' having count(*) > 0
         ), '{}'))::text as row
         from public.${table} as lead where $1::uuid is null or id > $1 order by id limit ${BATCH_SIZE}`,
        [after ?? null, table],
      ),
    );
    return rows.map(({ row }) => String(row));
  },
  restore: (table, columns, rows) => database.transaction((connection) => restoreRows(connection, table, columns, rows)),
  forget: (entries) => database.transaction((connection) => rememberForgotten(connection, entries)),
  restoreSettings: (settings) =>
    database.transaction(async (connection) => {
      const [row] = await connection.query('select exists (select from public.quote_requests) or exists (select from public.contact_messages) as used');
      if (row?.['used'] !== false) return false;
      const { email_limit, address_limit, rate_window, address_header } = settings;
      await connection.query('update app_private.settings set email_limit = $1, address_limit = $2, rate_window = $3::interval, address_header = $4', [email_limit, address_limit, rate_window, address_header]);
      return true;
    }),
});

/** The requests that a running server answers for a backup or a restore. */
export type BackupRequest =
  | { readonly what: 'facts' }
  | { readonly what: 'page'; readonly table: Table; readonly after?: string | undefined }
  | { readonly what: 'restore'; readonly table: Table; readonly columns: readonly string[]; readonly rows: readonly string[] }
  | { readonly what: 'settings'; readonly settings: BackupSettings }
  | { readonly what: 'forget'; readonly entries: readonly ForgottenEntry[] };

const areStrings = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Answers a request that came over the socket. */
export async function answerBackup(database: Database, request: object): Promise<unknown> {
  const store = backupStoreOf(database);
  const { what, table, after, columns, rows, settings, entries }: Readonly<Record<string, unknown>> = { ...request };
  if (what === 'facts') return store.facts();
  if (what === 'forget' && areForgotten(entries)) return store.forget(entries);
  if (what === 'settings' && isBackupSettings(settings)) return { taken: await store.restoreSettings(settings) };
  if (typeof table === 'string' && isTable(table)) {
    if (what === 'page') return { rows: await store.page(table, typeof after === 'string' ? after : undefined) };
    if (what === 'restore' && areStrings(columns) && areStrings(rows)) return store.restore(table, columns, rows);
  }
  throw new Error('the request is from another version');
}
