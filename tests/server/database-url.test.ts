import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openPostgres, openStore } from '../../server/database.ts';
import { readLeads } from '../../server/leads-store.ts';
import { migrate } from '../../server/migrate.ts';
import { findRights } from '../../server/store-rights.ts';
import { findPostgres, startCluster } from '../database/cluster.ts';
import { aMessage, aRequest, asOwner, outcomeOfSending, rightsOf, sendLead } from '../database/stores.ts';
import { builtSiteForAll } from './built-site.ts';
import { addressOf, postRow, runDoctor, runLeads, startLeads, startReady, startServer } from './processes.ts';

const site = builtSiteForAll();

// Without PostgreSQL these tests are left out; the database suite prints a note.
const found = findPostgres();
const clusters = found === undefined ? [] : [{ bin: found, ...(await startCluster(found)) }];

describe.each(clusters)('with DATABASE_URL', ({ bin, url, stop }) => {
  const environment = { DATABASE_URL: url, UNO_DATA_DIR: '/nonexistent' };
  const owner = openPostgres(url);
  afterAll(async () => {
    await (await owner).close();
    await stop();
  });

  test('npm run leads finds nothing before the first start, and waits until a database in trouble responds again', async () => {
    const database = await owner;
    const following = startLeads(environment, '--follow');
    await following.said(/^Store: the database of DATABASE_URL, postgres at localhost\nThere is no store there yet/);
    await migrate(database);
    await asOwner(database, 'alter table public.contact_messages rename column message to hidden');
    await following.said(/could not do it \(column "message" does not exist\).*The store is asked again each second\./);
    await asOwner(database, 'alter table public.contact_messages rename column hidden to message');
    await sendLead(database, aMessage({ message: 'after the trouble' }));
    await following.said(/The store answers\.\n/);
    await following.said(/│ after the trouble/);
    expect((await following.stop()).stdout.split('│ after the trouble')).toHaveLength(2);
  });

  test('a migration may take ten minutes for a statement, a form ten seconds', async () => {
    const client = spawnSync(join(bin, 'createdb'), ['--maintenance-db', url, 'large'], { encoding: 'utf8' });
    expect(client.stderr).toBe('');
    const large = url.replace('/postgres?', '/large?');
    const watcher = await openPostgres(large, 1);
    onTestFinished(() => watcher.close());
    await watcher.transaction((connection) =>
      connection.script(`
        create table public.seen (allowed text);
        create function public.note_limit() returns event_trigger language plpgsql as $$ begin insert into public.seen values (current_setting('statement_timeout')); end $$;
        create event trigger note_limit on ddl_command_start execute function public.note_limit();
      `),
    );
    const store = await openStore({ databaseUrl: large, dataDir: '' });
    onTestFinished(() => store.close());
    expect(await asOwner(watcher, 'select distinct allowed from public.seen')).toEqual([{ allowed: '10min' }]);
    expect(await asOwner(store, "select current_setting('statement_timeout') as allowed")).toEqual([{ allowed: '10s' }]);
  });

  test('two servers started at once share one database, and both respond', async () => {
    const servers = [startServer(site, environment), startServer(site, environment)];
    const rows = [aRequest(), aRequest()];
    for (const [index, server] of servers.entries()) {
      const address = await addressOf(server);
      await server.said(/Forms are stored in the database of DATABASE_URL/);
      expect((await postRow(address, rows[index] ?? {})).status).toBe(201);
    }
    const { stdout } = await runLeads(environment, '--json');
    const stored = JSON.parse(stdout).quote_requests.map(({ created_at: _, ...row }: Record<string, unknown>) => row);
    expect(stored).toEqual(rows.toReversed().map((row) => ({ ...row, status: 'new' })));
    for (const server of servers) expect((await server.stop()).code).toBe(0);
  });

  test('a connection cut during an insert fails only that request', async () => {
    const { server, address } = await startReady(site, environment);
    const cut = await (await owner).transaction(async (connection) => {
      await connection.query('lock table public.quote_requests');
      const answer = postRow(address, aRequest());
      // Waits until the insert is blocked by the lock, then cuts its connection. A transaction sees the same activity until
      // it ends, so each query has its own.
      await expect
        .poll(async () => asOwner(await owner, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uno-site' and wait_event_type = 'Lock'"), { timeout: 30_000 })
        .toHaveLength(1);
      return answer;
    });
    expect(cut.status).toBe(503);
    const row = aRequest();
    expect((await postRow(address, row)).status).toBe(201);
    expect(await asOwner(await owner, 'select id from public.quote_requests where id = $1', [row['id']])).toHaveLength(1);
    expect((await server.stop()).code).toBe(0);
  });

  test('a database restored from pg_dump on a new server gets its rights back at a start, by the doctor, or by the statements that both name', async () => {
    const started = (database: string, more: Readonly<Record<string, string>> = {}) => startServer(site, { DATABASE_URL: database, ...more });
    const kept = aRequest();
    await sendLead(await owner, kept);
    const before = await rightsOf(await owner);
    const dump = spawnSync(join(bin, 'pg_dump'), [url], { encoding: 'utf8', maxBuffer: 1e8 }).stdout;

    const fresh = await startCluster(bin);
    const urlOf = (user: string, database: string) => fresh.url.replace('//owner@', `//${user}@`).replace('/postgres?', `/${database}?`);
    const stores = async (database: Database) => [await outcomeOfSending(database, aRequest()), await outcomeOfSending(database, aMessage())];
    onTestFinished(() => fresh.stop());
    const closedAtTheEnd = async (opening: Promise<Database>) => {
      const database = await opening;
      onTestFinished(() => database.close());
      return database;
    };
    const admin = await closedAtTheEnd(openPostgres(fresh.url, 1));
    /** Restores the dump into a new database. Roles belong to the server, so the dump has none. */
    const make = async (name: string) => {
      const client = spawnSync(join(bin, 'createdb'), ['--maintenance-db', fresh.url, name], { encoding: 'utf8' });
      expect(client.stderr).toBe('');
      const made = urlOf('owner', name);
      const { stderr } = spawnSync(join(bin, 'psql'), ['--no-psqlrc', '--quiet', made], { input: dump, encoding: 'utf8' });
      return { errors: stderr.split('\n').filter((line) => line.includes('ERROR:')).length, url: made, database: await closedAtTheEnd(openPostgres(made, 2)) };
    };
    /** Removes the roles, which the databases share. */
    const dropRoles = async (...databases: readonly Database[]) => {
      for (const database of databases) await database.transaction((connection) => connection.script('drop owned by anon; drop owned by authenticated'));
      await admin.transaction((connection) => connection.script('drop role anon; drop role authenticated'));
    };

    // A user who owns nothing and may create no role is told what to run. Until then pages are served, without forms.
    await asOwner(admin, 'create role uno login');
    const other = await make('other');
    expect(other.errors).toBeGreaterThan(15);
    const asUno = urlOf('uno', 'other');
    const closed = started(asUno);
    const [, quoted = ''] = await closed.said(/cannot store what the forms send \(permission denied .*\): what is stored is untouched\. As a superuser of that database \(.*\) run: (.*;) A running site then opens it by itself\./);
    // The sentence is in a line of JSON.
    const statements = String(JSON.parse(`"${quoted}"`));
    expect(statements).toContain('create role anon nologin noinherit; ');
    expect(statements).toContain('alter table public.quote_requests owner to uno;');
    const address = await addressOf(closed);
    expect((await fetch(`${address}/`)).status).toBe(200);
    const answered = await postRow(address, aMessage());
    expect([answered.status, JSON.parse(answered.text)]).toMatchObject([503, { code: 'PGRST001' }]);

    await other.database.transaction((connection) => connection.script(statements));
    await closed.said(/Forms are stored in the database of DATABASE_URL/);
    expect((await postRow(address, aMessage())).status).toBe(201);
    expect((await closed.stop()).code).toBe(0);
    const own = await closedAtTheEnd(openStore({ databaseUrl: asUno, dataDir: '' }));
    expect(await rightsOf(own)).toEqual(before);
    expect(await stores(own)).toEqual(['stored', 'stored']);
    expect(await findRights(own)).toEqual([]);

    // A user who may create roles.
    await dropRoles(other.database);
    const doctored = await make('doctored');
    expect((await runDoctor({ DATABASE_URL: doctored.url })).stdout).toMatch(/✗ rights: the role anon is missing\n {4}next: npm run doctor -- --fix, or as a superuser .* run: create role anon nologin noinherit;/);
    const fixed = await runDoctor({ DATABASE_URL: doctored.url }, '--fix');
    expect(fixed).toMatchObject({ code: 0, stderr: '' });
    expect(fixed.stdout).toContain('✓ rights: roles, grants, policies and owners are those of the migrations');
    expect(await rightsOf(doctored.database)).toEqual(before);

    await dropRoles(doctored.database, other.database);
    const restarted = await make('restarted');
    expect(await outcomeOfSending(restarted.database, aRequest())).not.toBe('stored');
    const server = started(restarted.url);
    await server.said(/Forms are stored in the database of DATABASE_URL/);
    expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await rightsOf(restarted.database)).toEqual(before);
    expect(await stores(restarted.database)).toEqual(['stored', 'stored']);
    expect((await readLeads(restarted.database)).quote_requests.map(({ id }) => id)).toContain(kept['id']);
  });
});
