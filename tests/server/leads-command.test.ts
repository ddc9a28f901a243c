import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres, openStore } from '../../server/database.ts';
import { migrate } from '../../server/migrate.ts';
import { findPostgres, startCluster } from '../database/cluster.ts';
import { aMessage, asOwner, asVisitor, insert } from '../database/stores.ts';
import { followLeads, runLeads } from './processes.ts';
import { data, environment, send, startReady, storedIds } from './serverUnderTest.ts';

describe('npm run leads', () => {
  test('shows the same whether or not the server runs, and only to the owner', async () => {
    const { server, address } = await startReady();
    const row = aMessage({ name: 'Zoë Côté', message: '2 < 3\n\u001b[31mred' });
    expect(await send(address, row)).toBe(201);
    const mode = (name: string) => statSync(join(environment.UNO_DATA_DIR, name)).mode & 0o777;
    expect([mode('leads.sock'), mode('.'), mode('postgres')]).toEqual([0o600, 0o700, 0o700]);

    const asked = await runLeads(environment, '--json');
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    const [first] = JSON.parse(asked.stdout).contact_messages;
    expect(first).toMatchObject({ ...row, phone: null, company: null });
    expect(asked.stdout).not.toContain('\u001b');
    const table = await runLeads(environment);
    expect(table.stdout).toContain('Contact messages: ');
    expect(table.stdout).toContain('│ \\u001b[31mred');

    server.process.kill('SIGTERM');
    await server.ended;
    const opened = await runLeads(environment, '--json');
    expect(JSON.parse(opened.stdout)).toEqual(JSON.parse(asked.stdout));
    const csv = await runLeads(environment, '--csv');
    expect(csv.stdout.split('\r\n')[0]).toMatch(/^table,id,created_at,name,/);
  }, 30_000);

  test('says in a sentence that there are no leads, and creates no store', async () => {
    const empty = { ...environment, UNO_DATA_DIR: join(data, 'empty') };
    expect(await runLeads(empty)).toMatchObject({
      code: 0,
      stdout: `Store: the embedded database in ${empty.UNO_DATA_DIR}\nNothing has been sent yet: no quote request and no contact message is stored.\n`,
    });
    expect(JSON.parse((await runLeads(empty, '--json')).stdout)).toEqual({ quote_requests: [], contact_messages: [] });
    expect(existsSync(empty.UNO_DATA_DIR)).toBe(false);
  });

  test('shows new leads as they come, each once, or only those since a moment', async () => {
    const { server, address } = await startReady();
    expect(await send(address, aMessage({ message: 'before' }))).toBe(201);
    const following = followLeads(environment, '--json', '--since', '1 minute');
    await following.said(/"message":"before"/);
    expect(await send(address, aMessage({ message: 'first \u001b[31m' }))).toBe(201);
    await following.said(/"table":"contact_messages".*"message":"first \\u001b\[31m"/);
    expect(await send(address, aMessage({ message: 'second' }))).toBe(201);
    await following.said(/"message":"second"/);
    following.process.kill('SIGTERM');
    const { stdout, stderr } = await following.ended;
    expect(stderr).toBe('');
    for (const word of ['before', 'first', 'second']) expect(stdout.split(`"message":"${word}`)).toHaveLength(2);
    const none = await runLeads(environment, '--json', '--since', '2099-01-01');
    expect(JSON.parse(none.stdout)).toEqual({ quote_requests: [], contact_messages: [] });
    server.process.kill('SIGTERM');
    await server.ended;
  });

  test('waits until the database responds again', async () => {
    for (const bin of [findPostgres()].filter((found) => found !== undefined)) {
      const cluster = await startCluster(bin);
      onTestFinished(() => cluster.stop());
      const database = await openPostgres(cluster.url, 1);
      onTestFinished(() => database.close());
      await migrate(database);
      const following = followLeads({ DATABASE_URL: cluster.url });
      await following.said(/Nothing has been sent yet/);
      await asOwner(database, 'alter table public.contact_messages rename column message to hidden');
      await following.said(/could not do it \(column "message" does not exist\).*It is asked again each second\./);
      await asOwner(database, 'alter table public.contact_messages rename column hidden to message');
      await asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage({ message: 'after the trouble' })));
      await following.said(/The store answers\.\n/);
      await following.said(/│ after the trouble/);
      following.process.kill('SIGTERM');
      expect((await following.ended).stdout.split('│ after the trouble')).toHaveLength(2);
    }
  }, 30_000);

  test('marks leads as handled, and shows those of a status with their ids', async () => {
    const { server, address } = await startReady();
    const [one, other] = [aMessage(), aMessage()];
    expect([await send(address, one), await send(address, other)]).toEqual([201, 201]);
    const asked = await runLeads(environment, '--handled', String(one['id']).slice(0, 8), String(other['id']).toUpperCase());
    expect(asked).toMatchObject({ code: 0, stderr: '', stdout: `Store: the embedded database in ${environment.UNO_DATA_DIR}\n2 marked as handled.\n` });
    const handled = (await runLeads(environment, '--status', 'handled')).stdout;
    expect(handled).toContain('Contact messages: 2\n');
    for (const { id } of [one, other]) expect(handled).toContain(`│ ${String(id)}  handled\n`);
    const refused = await runLeads(environment, '--new', String(one['id']), 'ffffffff');
    expect([refused.code, refused.stderr]).toEqual([1, 'Nothing was changed, because no request and no message has the id ffffffff: npm run leads shows the ids.\n']);
    server.process.kill('SIGTERM');
    await server.ended;
  });

  test('counts old leads, and deletes them only with --yes', async () => {
    const database = await openStore({ dataDir: environment.UNO_DATA_DIR, databaseUrl: undefined });
    const row = aMessage();
    await database.transaction((connection) => insert(connection, 'contact_messages', row));
    await asOwner(database, "update public.contact_messages set created_at = '2020-03-01T12:00:00Z' where id = $1", [row['id']]);
    await database.close();
    const { server } = await startReady();
    const store = `Store: the embedded database in ${environment.UNO_DATA_DIR}\nOlder than 2 years: `;
    const purge = async (...more: readonly string[]) => (await runLeads(environment, '--purge', '--older-than', '2y', ...more)).stdout.replace(store, '');
    const found = 'no quote request and 1 contact message (2020-03-01, 1 of them still new)';
    expect(await purge()).toBe(`${found}. Nothing has been destroyed yet: add --yes to destroy them.\n`);
    expect(await storedIds()).toContain(row['id']);
    expect(await purge('--yes')).toBe(`${found} destroyed. Copies that were made before still hold them.\n`);
    expect(await storedIds()).not.toContain(row['id']);
    expect(await purge()).toBe('nothing.\n');
    server.process.kill('SIGTERM');
    await server.ended;
  });

  test('deletes a person’s data, with and without a running server', async () => {
    const { server, address } = await startReady();
    const mine = () => aMessage({ email: 'law25@exemple.ca' });
    expect([await send(address, mine()), await send(address, mine())]).toEqual([201, 201]);
    const asked = await runLeads(environment, '--forget', 'LAW25@exemple.ca');
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    expect(asked.stdout).toContain('0 quote requests, 2 contact messages and 1 hashed count destroyed');
    expect((await runLeads(environment, '--json')).stdout).not.toContain('law25@');
    expect(await send(address, mine())).toBe(201);
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    const opened = await runLeads(environment, '--forget', 'law25@exemple.ca');
    expect(opened.stdout).toContain('1 contact message and 1 hashed count destroyed');
    expect((await runLeads(environment, '--json')).stdout).not.toContain('law25@');
  });

  test.each([
    [['--forget', 'a@b.ca', '--json'], 1, /--forget can't be combined/],
    [['--handled', "x' or 1=1"], 1, /--handled needs ids, and “x' or 1=1” is not one/],
    [['--handled', '--new', 'abcdef12'], 1, /--handled can't be combined/],
    [['--purge', '--older-than', '0d'], 1, /--older-than “0d” is not an age/],
    [['--yes'], 1, /belong to --purge/],
    [['--xml'], 1, /Unknown option '--xml'.*--help/s],
    [['--json', '--csv'], 1, /Choose --json or --csv, not both\./],
  ])('%j', async (args, code, says) => {
    const ended = await runLeads(environment, ...args);
    expect(ended.code).toBe(code);
    expect(ended.stdout + ended.stderr).toMatch(says);
  });
});
