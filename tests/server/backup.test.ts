import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readBackup, withTrailer } from '../../server/backup-file.ts';
import type { StoreConfig } from '../../server/config.ts';
import { type Database, openPostgres, openStore, type Row } from '../../server/database.ts';
import { backUpLeads, restoreLeads } from '../../server/leads-backup.ts';
import { serveLeads } from '../../server/leads-socket.ts';
import { setChannels } from '../../server/notify/outbox.ts';
import { findPostgres, startCluster } from '../database/cluster.ts';
import { aMessage, aRequest, asOwner, outcomeOfSending, sendLead } from '../database/stores.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { runLeads } from './processes.ts';

const folder = folderForAll('backup');
const at = (name: string) => join(folder, name);
const embeddedStore = (name: string): StoreConfig => ({ dataDir: at(name), databaseUrl: undefined });

/** Enough for more than one batch. */
const MESSAGES = 601;

async function fill(database: Database): Promise<void> {
  await sendLead(database, aRequest({ notes: 'Zoë “2 < 3” \\ \u2028 👩‍🔧\n\t"' }));
  await sendLead(database, aRequest({ service_details: null, company: null, sqft: null }));
  await asOwner(
    database,
    `insert into public.contact_messages (id, name, email, message, created_at)
     select gen_random_uuid(), 'Visitor ' || at, 'visitor-' || at || '@exemple.ca', repeat('é', at), '2024-02-29T23:59:59.123456-05:00'::timestamptz + at * interval '1 hour 0.000001 seconds'
     from generate_series(1, ${MESSAGES}) as at`,
  );
  await asOwner(database, "update app_private.settings set email_limit = 5, rate_window = '90 minutes'");
}

/** Everything that a backup must restore: each column of each row, and the limits. */
const contentsOf = async (database: Database): Promise<readonly Row[]> => [
  ...(await asOwner(database, 'select to_jsonb(lead) as row from public.quote_requests as lead order by id')),
  ...(await asOwner(database, 'select to_jsonb(lead) as row from public.contact_messages as lead order by id')),
  ...(await asOwner(database, "select to_jsonb(settings) - 'salt' - 'clock_at' as row from app_private.settings")),
];

/** Expects that the limit of {@link fill} was restored: five messages from an address, and not a sixth. */
async function expectLimitOfFive(database: Database): Promise<void> {
  const { email } = aMessage();
  for (let sent = 0; sent < 6; sent += 1) expect(await outcomeOfSending(database, aMessage({ email }))).toBe(sent < 5 ? 'stored' : 'PT429');
}

const first = at('first.gz');
const config = embeddedStore('source');
const source = await openStore(config);
await fill(source);
const before = await contentsOf(source);
const server = await serveLeads(config.dataDir, source);
afterAll(async () => {
  server.close();
  await source.close();
});

test('a backup is written while the server runs, readable only by its owner, and never over another file', async () => {
  expect(await backUpLeads(config, first)).toMatch(/first\.gz: 2 quote requests and 601 contact messages, written and read back \(\d+ kB\)\. It holds personal information/);
  expect(statSync(first).mode & 0o777).toBe(0o600);
  expect((await readBackup(first)).rows).toEqual({ quote_requests: 2, contact_messages: MESSAGES });
  expect(gunzipSync(readFileSync(first)).toString()).not.toContain('salt');
  const bytes = readFileSync(first);
  // As npm says where the command was typed.
  const again = await runLeads({ UNO_DATA_DIR: config.dataDir, INIT_CWD: folder }, '--backup', 'first.gz');
  expect(again).toMatchObject({ code: 1, stdout: '' });
  expect(again.stderr).toMatch(/first\.gz exists already: nothing was written\. Choose another name\.\n$/);
  expect(readFileSync(first)).toEqual(bytes);
  await expect(backUpLeads(config, at('no/folder.gz'))).rejects.toThrow(/could not be written .*: the store is as it was\. Check that its folder is there/);
  await expect(backUpLeads(embeddedStore('never'), at('never.gz'))).rejects.toThrow(/There is no store yet/);
  expect(readdirSync(folder).filter((name) => name.includes('.gz'))).toEqual(['first.gz']);
});

test('a backup makes the same store on a new machine', async () => {
  const fresh = embeddedStore('new');
  const said = await runLeads({ UNO_DATA_DIR: fresh.dataDir }, '--restore', first);
  expect(said).toMatchObject({ code: 0, stderr: '' });
  expect(said.stdout).toMatch(/first\.gz, made 20.*: 2 quote requests and 601 contact messages restored\. 0 quote requests and 0 contact messages were already there.* The limits of the forms were restored\./);
  const database = await openStore(fresh);
  expect(await contentsOf(database)).toEqual(before);
  expect(await asOwner(database, 'select from app_private.rate_windows')).toEqual([]);
  await expectLimitOfFive(database);
  await database.close();
});

test('a backup can be restored from the embedded database to PostgreSQL and back, and keeps existing rows', async () => {
  const bin = findPostgres();
  if (bin === undefined) return;
  const cluster = await startCluster(bin);
  onTestFinished(() => cluster.stop());
  const served: StoreConfig = { databaseUrl: cluster.url, dataDir: '' };
  await restoreLeads(served, first);
  const database = await openPostgres(cluster.url, 2);
  onTestFinished(() => database.close());
  expect(await contentsOf(database)).toEqual(before);
  await expectLimitOfFive(database);

  // A restored lead queues no notification; a new one does.
  await setChannels(database, ['webhook']);
  await asOwner(database, "delete from public.contact_messages where message = 'é'");
  expect(await restoreLeads(served, first)).toMatch(/0 quote requests and 1 contact message restored\. 2 quote requests and 600 contact messages were already there .* are still those of this store/);
  expect(await asOwner(database, 'select lead from app_private.notifications')).toEqual([]);

  await asOwner(database, "update app_private.settings set email_limit = 4");
  const second = at('second.gz');
  await backUpLeads(served, second);
  await asOwner(source, "update public.quote_requests set notes = 'changed since'");
  // The five that were sent to the other store to test its limit.
  expect(await restoreLeads(config, second)).toMatch(/: 0 quote requests and 5 contact messages restored\. 2 quote requests and 601 contact messages were already there/);
  expect(await asOwner(source, "select count(*)::integer as all from public.quote_requests where notes = 'changed since'")).toEqual([{ all: 2 }]);
  expect(await asOwner(source, 'select email_limit from app_private.settings')).toEqual([{ email_limit: 5 }]);

  const [header = '', ...rows] = gunzipSync(readFileSync(first)).toString().trimEnd().split('\n').slice(0, -1);
  const rewritten = async (name: string, change: (line: string) => string) => {
    let text = '';
    for await (const part of withTrailer((async function* () { yield change(header); yield* rows; })())) text += part;
    writeFileSync(at(name), gzipSync(text));
    return at(name);
  };
  await expect(restoreLeads(served, await rewritten('newer.gz', (line) => line.replace(/"migration":"\d+"/, '"migration":"29991231000000"')))).rejects.toThrow(/newer version of the site \(migration 29991231000000, this store has \d{14}\): nothing was restored/);
  await expect(restoreLeads(served, await rewritten('format.gz', (line) => line.replace('"version":1', '"version":2')))).rejects.toThrow(/newer version of the site \(format 2\)/);
});

test('a backup that is cut off, changed or foreign is refused with one sentence, and creates no store', async () => {
  const whole = readFileSync(first);
  const text = gunzipSync(whole).toString();
  const lines = text.trimEnd().split('\n');
  const files: readonly (readonly [name: string, bytes: Buffer | string, says: RegExp])[] = [
    ...[1, Math.floor(whole.length / 2), whole.length - 1].map((length) => [`cut-${length}.gz`, whole.subarray(0, length), /is cut off before its end|is not a backup/] as const),
    ['lines-cut.gz', gzipSync(lines.slice(0, -1).join('\n')), /is cut off before its end: nothing was restored/],
    ['changed.gz', gzipSync(text.replace('visitor-600@', 'visitor-000@')), /its checksum differs/],
    ['twice.gz', Buffer.concat([whole, whole]), /has lines after its last one/],
    ['plain.csv', 'table,id,created_at\r\n', /is not a backup made by this site/],
    ['foreign.gz', gzipSync('{"a":1}\n'), /is not a backup made by this site/],
    ['empty.gz', '', /is cut off before its end|is empty/],
    ['bad-row.gz', gzipSync([lines[0], '["pg_authid",{}]', ...lines.slice(1)].join('\n')), /has a damaged line/],
  ];
  for (const [name, bytes, says] of files) {
    writeFileSync(at(name), bytes);
    await expect(restoreLeads(embeddedStore('refused'), at(name)), name).rejects.toThrow(says);
  }
  await expect(restoreLeads(embeddedStore('refused'), at('none.gz'))).rejects.toThrow(/cannot be read .*check the name/);
  expect(existsSync(at('refused'))).toBe(false);
});
