import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { connectionAdvice, type Database, openPGlite, openStore } from '../../server/database.ts';
import { type Check, examineDisk, examineHosted, examineStore, fixStore, checkKeyKind } from '../../server/doctor-checks.ts';
import { isDiskFull, lacksFreeSpace } from '../../server/disk-full.ts';
import { createReadinessProbe } from '../../server/health.ts';
import { serveLeads } from '../../server/leads-socket.ts';
import { readLeads } from '../../server/leads-store.ts';
import { migrate } from '../../server/migrate.ts';
import { prepareStore } from '../../server/prepare-store.ts';
import { storeRefusal } from '../../server/store-probe.ts';
import { findRights } from '../../server/store-rights.ts';
import { aMessage, aRequest, asOwner, openStores, outcomeOfSending, rightsOf } from '../database/stores.ts';
import { listenOn } from '../../scripts/listen.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { runDoctor } from './processes.ts';

const stores = await openStores();
const site = folderForAll('dist');

/** A migration that the tested checks do not need. */
const LAST = '20261122090100';

/** Starts a server until the tests of this file have ended. @returns its address */
function addressOf(server: ReturnType<typeof createServer>): Promise<string> {
  afterAll(() => void server.close());
  return listenOn(server);
}

const ofVerdict = (wanted: Check['verdict'], checks: readonly Check[]) => checks.filter(({ verdict }) => verdict === wanted).map(({ what }) => what);
const wrongs = (checks: readonly Check[]) => ofVerdict('wrong', checks);

/** The names of the checks of both tables: the table itself, then each of these. */
const expectedChecks = (...more: readonly string[]) => ['quote_requests', 'contact_messages'].flatMap((table) => [table, ...more.map((what) => `${table}: ${what}`)]);
const REFUSED = ['a row with a blank name', 'reading what others wrote', 'changing', 'deleting'];

test.each([
  ['28P01', 'check the user and the password in DATABASE_URL'],
  ['3D000', 'create that database, or correct its name at the end of DATABASE_URL'],
  ['ECONNREFUSED', 'check DATABASE_URL (a / in the password is written %2F, an @ %40), and that the database runs'],
])('a database that refuses with %s has its own advice', (code, advice) => expect(connectionAdvice(Object.assign(new Error('no'), { code }))).toBe(advice));

// PGlite has no such limit.
test.each(stores.filter(({ name }) => name === 'PostgreSQL'))('$name is not ready when nothing more can be written on its disk, although a short row would still fit into a page', async ({ database }) => {
  const withFullDisk: Database = {
    ...database,
    // PostgreSQL refuses a larger temporary file, as a full disk does.
    transaction: (work) => database.transaction(async (connection) => {
      await connection.query("select set_config('temp_file_limit', '64kB', true)");
      return work(connection);
    }),
  };
  expect(await createReadinessProbe(withFullDisk, undefined)()).toEqual({ status: 'not ready', reason: 'unavailable', code: '53400' });
  expect(await createReadinessProbe(database, undefined)()).toEqual({ status: 'ready' });
});

describe.each(stores)('the doctor on $name', ({ database }) => {
  test('approves a migrated store, shows its limits, and leaves nothing behind', async () => {
    const windows = () => asOwner(database, 'select key from app_private.rate_windows order by key');
    const before = [await readLeads(database), await windows()];
    const url = await addressOf(createApp({ dist: site, database }));
    const [owner, visitor] = [await examineStore(database), await examineHosted(url, 'sb_publishable_local')];
    expect([wrongs(owner), wrongs(visitor)]).toEqual([[], []]);
    expect(owner.at(-1)?.found).toBe('off when the server last started: new leads are not reported. Set UNO_NOTIFY_WEBHOOK or UNO_NOTIFY_SMTP, and restart');
    expect(owner.at(-2)?.found).toBe('3 for an e-mail address, 30 for a network address (by x-forwarded-for), in 01:00:00');
    expect(ofVerdict('right', owner)).toEqual(['reachable', 'migrations', 'rights', ...expectedChecks('insert and return', ...REFUSED, 'counting'), 'limits', 'notifications']);
    expect(new Set(ofVerdict('right', visitor))).toEqual(new Set(['key', 'reachable', ...expectedChecks(...REFUSED, 'counting')]));
    expect(ofVerdict('untried', visitor)).toEqual(['insert and return', 'policies', 'limits']);
    for (const { verdict, next } of visitor) expect(next === undefined).toBe(verdict === 'right');
    expect([await readLeads(database), await windows()]).toEqual(before);
  });

  test('reports rights that visitors should not have', async () => {
    await asOwner(database, 'grant select, update, delete on public.quote_requests to anon');
    expect(wrongs(await examineStore(database))).toEqual(['rights', 'quote_requests: reading what others wrote', 'quote_requests: changing', 'quote_requests: deleting']);
    await asOwner(database, 'revoke select, update, delete on public.quote_requests from anon');
    await asOwner(database, 'grant select (id) on public.quote_requests to anon');
    await asOwner(database, 'alter table public.contact_messages drop constraint contact_messages_name, disable trigger check_invisible');
    expect(wrongs(await examineStore(database))).toEqual(['contact_messages: a row with a blank name']);
    await asOwner(database, "alter table public.contact_messages add constraint contact_messages_name check (app_private.is_text(name, 1, 200)), enable trigger check_invisible");
  });

  test('says, when the disk is full, that stored leads are safe and how to make room', async () => {
    await database.transaction((connection) =>
      connection.script("create function public.fill() returns trigger language plpgsql as $$ begin raise sqlstate '53100' using message = 'could not extend file'; end $$; create trigger fill before insert on public.contact_messages for each row execute function public.fill()"),
    );
    const check = (await examineStore(database)).find(({ what }) => what === 'contact_messages: insert and return');
    expect(check).toMatchObject({ verdict: 'wrong', found: 'could not extend file', next: expect.stringMatching(/^the disk of the store is full: make room on it .* Every acknowledged request is kept\./) });
    await asOwner(database, 'drop function public.fill() cascade');
  });
});

test('the rights of the embedded database are restored at a start; excess rights are left to the doctor', async () => {
  const database = await openPGlite();
  onTestFinished(() => database.close());
  await migrate(database);
  const before = await rightsOf(database);
  expect(await findRights(database)).toEqual([]);

  await database.transaction((connection) => connection.script('drop owned by anon; drop role anon; alter table public.quote_requests disable row level security'));
  expect(await storeRefusal(database)).toMatchObject({ message: 'role "anon" does not exist' });
  await prepareStore(database, 'The database');
  expect(await rightsOf(database)).toEqual(before);
  for (const row of [aRequest(), aMessage()]) expect(await outcomeOfSending(database, row)).toBe('stored');

  const windows = () => asOwner(database, 'select * from app_private.rate_windows order by key');
  const [leads, counted] = [await readLeads(database), await windows()];
  expect(await storeRefusal(database)).toBeUndefined();
  expect([await readLeads(database), await windows()]).toEqual([leads, counted]);

  await database.transaction((connection) =>
    connection.script(`
      grant select on public.contact_messages to anon;
      grant select (email) on public.quote_requests to anon;
      grant usage on schema app_private to anon;
      grant select on app_private.settings to public;
      grant execute on function app_private.forget(text) to anon;
      create policy everything on public.contact_messages for select to public using (true);
      alter policy "the sender reads back the id" on public.quote_requests using (true);
    `),
  );
  await prepareStore(database, 'The database');
  expect((await findRights(database)).map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'excess'));
  expect((await examineStore(database)).filter(({ what, verdict }) => what === 'rights' && verdict === 'wrong')).toHaveLength(6);
  await fixStore(database);
  expect(await rightsOf(database)).toEqual(before);
  expect((await examineStore(database)).filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
});

test('the doctor checks the free space of the disk, because short rows still fit for a while after it is full', async () => {
  expect(await examineDisk(site, 1)).toMatchObject({ verdict: 'right', found: expect.stringMatching(/^\d+ MB free/) });
  expect(await examineDisk(join(site, 'not/made'), 1)).toMatchObject({ found: expect.stringMatching(/^\d+ MB free/) });
  expect(await examineDisk(site, Infinity)).toMatchObject({ verdict: 'wrong', next: expect.stringMatching(/make room on it \(df -h/) });
  expect(await lacksFreeSpace(site, Infinity)).toBe(true);
  expect(isDiskFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
  expect(isDiskFull(new Error('permission denied'))).toBe(false);
});

test('the doctor never sends a secret key, and reports missing tables and a store that does not respond', async () => {
  const oldKey = `h.${Buffer.from('{"role":"service_role"}').toString('base64url')}.s`;
  for (const key of ['sb_secret_x', oldKey]) expect(checkKeyKind(key).next).toMatch(/replace the secret one/);
  expect(checkKeyKind('x').next).toMatch(/copy the publishable key/);
  let requests = 0;
  const empty = await addressOf(
    createServer((_, response) => {
      requests += 1;
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"PGRST205"}');
    }),
  );
  expect(wrongs(await examineHosted(empty, 'sb_secret_x'))).toEqual(['key']);
  expect(requests).toBe(0);
  expect(wrongs(await examineHosted(empty, 'sb_publishable_x'))).toEqual(['quote_requests', 'contact_messages']);
  expect(wrongs(await examineHosted('http://127.0.0.1:1', 'sb_publishable_x'))).toEqual(['reachable']);
});

describe('npm run doctor', () => {
  const data = folderForAll('data');
  const environment = { UNO_DATA_DIR: data };

  test('asks a running server, or opens the store of a stopped one, and names migrations that have not run', async () => {
    const store = await openStore({ dataDir: data, databaseUrl: undefined });
    const server = await serveLeads(data, store);
    const beside = await runDoctor(environment, '--fix');
    expect(beside).toMatchObject({ code: 0, stderr: '' });
    expect(beside.stdout).toMatch(/✓ server: runs, and was asked\n✓ key: none is needed.*✓ contact_messages: insert and return: stored, read back, and rolled back\n.*✓ limits: 3 for an e-mail address.*✓ notifications: off.*The forms can be stored here\.\n$/s);
    server.close();
    await asOwner(store, 'delete from supabase_migrations.schema_migrations where version = $1', [LAST]);
    await store.close();
    const alone = await runDoctor(environment);
    expect(alone.code).toBe(1);
    expect(alone.stdout).toMatch(/✓ server: does not run: its files were opened\n.*✗ migrations: not run: 20261122090100_\w+\.sql\n {4}next: start the site once.*1 of 23 checks failed\.\n$/s);
  });

  test.each([
    [{ VITE_UNO_LOCAL_STORE: '0' }, /A build with VITE_UNO_LOCAL_STORE=0 has no store/],
    [{ VITE_SUPABASE_URL: 'https://x.supabase.co' }, /set VITE_SUPABASE_PUBLISHABLE_KEY too\./],
    [{ UNO_DATA_DIR: join(data, 'none') }, /✗ store: does not exist yet\n {4}next: npm start makes one\./],
    [{ UNO_DATA_DIR: join(data, 'none'), UNO_BACKUP_RECIPIENT: 'age1secret' }, /✗ backups: UNO_BACKUP_RECIPIENT is not a public key of age/],
    [{ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, /next: check DATABASE_URL/],
  ])('fails, and says what to do, with %j', async (changes, says) => {
    const { code, stdout, stderr } = await runDoctor({ ...environment, ...changes });
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(says);
    expect(stdout + stderr).not.toContain('secret');
  });
});
