import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openPostgres, openStore } from '../../server/database.ts';
import { examineStore, fixStore } from '../../server/doctor-checks.ts';
import { readLeads } from '../../server/leads-store.ts';
import { migrate } from '../../server/migrate.ts';
import { prepareStore } from '../../server/prepare-store.ts';
import { storeRefusal } from '../../server/store-probe.ts';
import { findRights } from '../../server/store-rights.ts';
import { type Cluster, findPostgres, startCluster } from '../database/cluster.ts';
import { aMessage, aRequest, asOwner, openMigrated, outcomeOfSending, rightsOf, sendLead } from '../database/stores.ts';
import { builtSiteForAll } from './built-site.ts';
import { addressOf, postRow, runDoctor, startServer } from './processes.ts';

const stores = async (database: Database) => [await outcomeOfSending(database, aRequest()), await outcomeOfSending(database, aMessage())];

describe('the rights of the embedded database', async () => {
  const database = await openMigrated();

  test('are restored at a start; excess rights are left to the doctor', async () => {
    const before = await rightsOf(database);
    expect(await findRights(database)).toEqual([]);

    await database.transaction((connection) => connection.script('drop owned by anon; drop role anon; alter table public.quote_requests disable row level security'));
    expect(await storeRefusal(database)).toMatchObject({ message: 'role "anon" does not exist' });
    await prepareStore(database, 'The database');
    expect(await rightsOf(database)).toEqual(before);
    expect(await stores(database)).toEqual(['stored', 'stored']);

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
});

const bin = findPostgres();

const at = (cluster: Cluster, user: string, database: string) => cluster.url.replace('//owner@', `//${user}@`).replace('/postgres?', `/${database}?`);

describe.skipIf(bin === undefined)('a database that was restored from pg_dump on a new server', () => {
  const site = builtSiteForAll();
  const started = (url: string, more: Readonly<Record<string, string>> = {}) => startServer({ TEST_DIST: site, DATABASE_URL: url, ...more });

  test('has its rights restored at a start, by the doctor, or by the statements that both name', async () => {
    if (bin === undefined) return;
    const old = await startCluster(bin);
    const source = await openPostgres(old.url, 2);
    await migrate(source);
    const kept = aRequest();
    await sendLead(source, kept);
    const before = await rightsOf(source);
    const dump = spawnSync(join(bin, 'pg_dump'), [old.url], { encoding: 'utf8', maxBuffer: 1e8 }).stdout;
    await source.close();
    await old.stop();

    const fresh = await startCluster(bin);
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
      const url = at(fresh, 'owner', name);
      const { stderr } = spawnSync(join(bin, 'psql'), ['--no-psqlrc', '--quiet', url], { input: dump, encoding: 'utf8' });
      return { errors: stderr.split('\n').filter((line) => line.includes('ERROR:')).length, url, database: await closedAtTheEnd(openPostgres(url, 2)) };
    };
    /** Removes the roles, which the databases share. */
    const dropRoles = async (...databases: readonly Database[]) => {
      for (const database of databases) await database.transaction((connection) => connection.script('drop owned by anon; drop owned by authenticated'));
      await admin.transaction((connection) => connection.script('drop role anon; drop role authenticated'));
    };

    // A user who owns nothing and may create no role is told what to run; the site does not start.
    await asOwner(admin, 'create role uno login');
    const other = await make('other');
    expect(other.errors).toBeGreaterThan(15);
    const asUno = at(fresh, 'uno', 'other');
    const refused = await started(asUno).ended;
    expect(refused.code).toBe(1);
    expect(refused.stdout).not.toContain('Forms are stored');
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    const [, statements = ''] = /cannot store what the forms send \(permission denied .*\): what is stored is untouched\. As a superuser of that database \(.*\) run: (.*;) Then start the site again\.\n$/.exec(refused.stderr) ?? [];
    expect(statements).toContain('create role anon nologin noinherit; ');
    expect(statements).toContain('alter table public.quote_requests owner to uno;');

    // Or pages are served without a database.
    const optional = started(asUno, { UNO_STORE_OPTIONAL: '1' });
    const address = await addressOf(optional);
    await optional.said(/Until then pages are served/);
    expect((await fetch(`${address}/`)).status).toBe(200);
    const answered = await postRow(address, aMessage());
    expect([answered.status, await answered.json()]).toMatchObject([503, { code: 'PGRST001' }]);
    const { code, stdout } = await optional.stop();
    expect(code).toBe(0);
    expect(stdout).toMatch(/"level":"error".*"msg":"The store could not be opened"/);

    await other.database.transaction((connection) => connection.script(statements));
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
