import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Database, openPGlite, openPostgres, openStore, type Row } from '../../server/database.ts';
import { examineStore, fixStore } from '../../server/doctor-checks.ts';
import { readLeads } from '../../server/leads-store.ts';
import { migrate } from '../../server/migrate.ts';
import { prepareStore } from '../../server/prepare-store.ts';
import { storeRefusal } from '../../server/store-probe.ts';
import { findRights } from '../../server/store-rights.ts';
import { type Cluster, findPostgres, startCluster } from '../database/cluster.ts';
import { aMessage, aRequest, asOwner, asVisitor, insert, outcome } from '../database/stores.ts';
import { BUILT_SITE, writeFiles } from './built-site.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { runDoctor, startServer } from './processes.ts';

/** Every grant and policy of the database, except what owners have by default. */
const rightsOf = (database: Database): Promise<readonly Row[]> =>
  asOwner(
    database,
    `with grants (object, acl, owner) as (
      select 'schema ' || nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'app_private')
      union all select 'table ' || oid::regclass, relacl, relowner from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'app_private'::regnamespace)
      union all select 'column ' || attrelid::regclass || '.' || attname, attacl, null from pg_attribute where attrelid in ('public.quote_requests'::regclass, 'public.contact_messages'::regclass)
      union all select 'function ' || oid::regprocedure, coalesce(proacl, acldefault('f', proowner)), proowner from pg_proc where pronamespace = 'app_private'::regnamespace
    )
    select object || ': ' || privilege_type || ' to ' || case grantee when 0 then 'everybody' else grantee::regrole::text end as right
    from grants, aclexplode(acl) where grantee is distinct from owner and grantee::regrole::text not in ('pg_database_owner', 'owner')
    union all
    select 'policy ' || polname || ' on ' || polrelid::regclass || ' for ' || polcmd::text || ' to ' || polroles::regrole[]::text || coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '') from pg_policy
    union all
    select 'row security of ' || oid::regclass from pg_class where relrowsecurity
    order by 1`,
  );

const stores = async (database: Database) => [
  await outcome(asVisitor(database, (connection) => insert(connection, 'quote_requests', aRequest()))),
  await outcome(asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage()))),
];

describe('the rights of the embedded database', () => {
  test('are restored at a start; excess rights are left to the doctor', async () => {
    const database = await openPGlite();
    afterAll(() => database.close());
    await migrate(database);
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

/** Restores a dump into a server without the roles. @returns how many statements failed */
function restore(tools: string, dump: string, url: string): number {
  const { stderr } = spawnSync(join(tools, 'psql'), ['--no-psqlrc', '--quiet', url], { input: dump, encoding: 'utf8' });
  return stderr.split('\n').filter((line) => line.includes('ERROR:')).length;
}

const at = (cluster: Cluster, user: string, database: string) => cluster.url.replace('//owner@', `//${user}@`).replace('/postgres?', `/${database}?`);

describe.skipIf(bin === undefined)('a database that was restored from pg_dump on a new server', () => {
  const site = folderForAll('dist');
  writeFiles(site, BUILT_SITE);
  const started = (url: string, more: Readonly<Record<string, string>> = {}) => startServer({ TEST_DIST: site, DATABASE_URL: url, ...more });

  test('has its rights restored at a start, by the doctor, or by the statements that both name', async () => {
    if (bin === undefined) return;
    const old = await startCluster(bin);
    const source = await openPostgres(old.url, 2);
    await migrate(source);
    const kept = aRequest();
    await asVisitor(source, (connection) => insert(connection, 'quote_requests', kept));
    const before = await rightsOf(source);
    const dump = spawnSync(join(bin, 'pg_dump'), [old.url], { encoding: 'utf8', maxBuffer: 1e8 }).stdout;
    await source.close();
    await old.stop();

    const fresh = await startCluster(bin);
    const open: Database[] = [];
    afterAll(async () => {
      await Promise.all(open.map((database) => database.close()));
      await fresh.stop();
    });
    const admin = await openPostgres(fresh.url, 1);
    open.push(admin);
    const make = async (name: string) => {
      const client = spawnSync(join(bin, 'createdb'), ['--maintenance-db', fresh.url, name], { encoding: 'utf8' });
      expect(client.stderr).toBe('');
      const errors = restore(bin, dump, at(fresh, 'owner', name));
      const database = await openPostgres(at(fresh, 'owner', name), 2);
      open.push(database);
      return { errors, database };
    };

    // A user who owns nothing and may create no role is told what to run; the site does not start.
    await asOwner(admin, 'create role uno login');
    const other = await make('other');
    console.log(`a restore without roles: ${other.errors} statements failed`);
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
    const [, address = ''] = await optional.said(/Pages answer at (http:[^\s"]+)/);
    await optional.said(/Until then pages are served/);
    expect((await fetch(`${address}/`)).status).toBe(200);
    const answered = await fetch(`${address}/rest/v1/contact_messages?select=id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(aMessage()) });
    expect([answered.status, await answered.json()]).toMatchObject([503, { code: 'PGRST001' }]);
    optional.process.kill('SIGTERM');
    const { code, stdout } = await optional.ended;
    expect(code).toBe(0);
    expect(stdout).toMatch(/"level":"error".*"msg":"The store could not be opened"/);

    await other.database.transaction((connection) => connection.script(statements));
    const own = await openStore({ databaseUrl: asUno, dataDir: '' });
    open.push(own);
    expect(await rightsOf(own)).toEqual(before);
    expect(await stores(own)).toEqual(['stored', 'stored']);
    expect(await findRights(own)).toEqual([]);

    // The roles exist now; drop them again, for a user who may create roles.
    await other.database.transaction((connection) => connection.script('drop owned by anon; drop owned by authenticated'));
    await asOwner(admin, 'drop role anon');
    await asOwner(admin, 'drop role authenticated');
    const doctored = await make('doctored');
    expect((await runDoctor({ DATABASE_URL: at(fresh, 'owner', 'doctored') })).stdout).toMatch(/✗ rights: the role anon is missing\n {4}next: npm run doctor -- --fix, or as a superuser .* run: create role anon nologin noinherit;/);
    const fixed = await runDoctor({ DATABASE_URL: at(fresh, 'owner', 'doctored') }, '--fix');
    expect(fixed).toMatchObject({ code: 0, stderr: '' });
    expect(fixed.stdout).toContain('✓ rights: roles, grants, policies and owners are those of the migrations');
    expect(await rightsOf(doctored.database)).toEqual(before);

    await doctored.database.transaction((connection) => connection.script('drop owned by anon; drop owned by authenticated'));
    await other.database.transaction((connection) => connection.script('drop owned by anon; drop owned by authenticated'));
    await asOwner(admin, 'drop role anon');
    await asOwner(admin, 'drop role authenticated');
    const restarted = await make('restarted');
    expect(await outcome(asVisitor(restarted.database, (connection) => insert(connection, 'quote_requests', aRequest())))).not.toBe('stored');
    const server = started(at(fresh, 'owner', 'restarted'));
    await server.said(/Forms are stored in the database of DATABASE_URL/);
    server.process.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await rightsOf(restarted.database)).toEqual(before);
    expect(await stores(restarted.database)).toEqual(['stored', 'stored']);
    expect((await readLeads(restarted.database)).quote_requests.map(({ id }) => id)).toContain(kept['id']);
  });
});
