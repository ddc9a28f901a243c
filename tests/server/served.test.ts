import { afterAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../server/database.ts';
import { migrate } from '../../server/migrate.ts';
import { findPostgres, startCluster } from '../database/cluster.ts';
import { aMessage, aRequest, asOwner, sendLead } from '../database/stores.ts';
import { builtSiteForAll } from './built-site.ts';
import { addressOf, postRow, runLeads, startLeads, startReady, startServer } from './processes.ts';

// Without PostgreSQL these tests are left out; the database suite prints a note.
const bin = findPostgres();
const clusters = bin === undefined ? [] : [await startCluster(bin)];

describe.each(clusters)('with DATABASE_URL', ({ url, stop }) => {
  const environment = { TEST_DIST: builtSiteForAll(), DATABASE_URL: url, UNO_DATA_DIR: '/nonexistent' };
  const owner = openPostgres(url);
  afterAll(async () => {
    await (await owner).close();
    await stop();
  });

  test('npm run leads finds nothing before the first start, and waits until a database in trouble responds again', async () => {
    const database = await owner;
    const following = startLeads(environment, '--follow');
    await following.said(/^Store: the database of DATABASE_URL, postgres at localhost\nNothing has been sent yet/);
    await migrate(database);
    await asOwner(database, 'alter table public.contact_messages rename column message to hidden');
    await following.said(/could not do it \(column "message" does not exist\).*It is asked again each second\./);
    await asOwner(database, 'alter table public.contact_messages rename column hidden to message');
    await sendLead(database, aMessage({ message: 'after the trouble' }));
    await following.said(/The store answers\.\n/);
    await following.said(/│ after the trouble/);
    expect((await following.stop()).stdout.split('│ after the trouble')).toHaveLength(2);
  });

  test('two servers started at once share one database, and both respond', async () => {
    const servers = [startServer(environment), startServer(environment)];
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
    const { server, address } = await startReady(environment);
    const cut = await (await owner).transaction(async (connection) => {
      await connection.query('lock table public.quote_requests');
      const answer = postRow(address, aRequest());
      // Waits until the insert is blocked by the lock, then cuts its connection. A transaction sees the same activity until
      // it ends, so each query has its own.
      await expect
        .poll(async () => asOwner(await owner, "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uno-site' and wait_event_type = 'Lock'"))
        .toHaveLength(1);
      return answer;
    });
    expect(cut.status).toBe(503);
    const row = aRequest();
    expect((await postRow(address, row)).status).toBe(201);
    expect(await asOwner(await owner, 'select id from public.quote_requests where id = $1', [row['id']])).toHaveLength(1);
    expect((await server.stop()).code).toBe(0);
  });
});
