import { afterAll, describe, expect, test } from 'vitest';
import { findPostgres, startCluster } from '../database/cluster.ts';
import { openPostgres } from '../../server/database.ts';
import { aRequest } from '../database/stores.ts';
import { BUILT_SITE, writeFiles } from './built-site.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { runLeads, startServer } from './processes.ts';

// Without PostgreSQL these tests are left out; the database suite prints a note.
const bin = findPostgres();
const clusters = bin === undefined ? [] : [await startCluster(bin)];

/** Sends a request as a browser does. */
const send = (address: string, row: object) =>
  fetch(`${address}/rest/v1/quote_requests?select=id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(row) });

const site = folderForAll('dist');
writeFiles(site, BUILT_SITE);

afterAll(async () => {
  for (const cluster of clusters) await cluster.stop();
});

describe.each(clusters)('with DATABASE_URL', ({ url }) => {
  const environment = { TEST_DIST: site, DATABASE_URL: url, UNO_DATA_DIR: '/nonexistent' };

  test('npm run leads before the first start: nothing yet', async () => {
    expect((await runLeads(environment)).stdout).toMatch(/^Store: the database of DATABASE_URL, postgres at localhost\nNothing has been sent yet/);
  });

  test('two servers started at once share one database, and both respond', async () => {
    const servers = [startServer(environment), startServer(environment)];
    const rows = [aRequest(), aRequest()];
    for (const [index, server] of servers.entries()) {
      const [, address = ''] = await server.said(/Pages answer at (http:[^\s"]+)/);
      await server.said(/Forms are stored in the database of DATABASE_URL/);
      expect((await send(address, rows[index] ?? {})).status).toBe(201);
    }
    const { stdout } = await runLeads(environment, '--json');
    const stored = JSON.parse(stdout).quote_requests.map(({ created_at: _, ...row }: Record<string, unknown>) => row);
    expect(stored).toEqual(rows.toReversed().map((row) => ({ ...row, status: 'new' })));
    for (const server of servers) server.process.kill('SIGTERM');
    for (const server of servers) expect((await server.ended).code).toBe(0);
  });

  test('a connection cut during an insert fails only that request', async () => {
    const server = startServer(environment);
    const [, address = ''] = await server.said(/Pages answer at (http:[^\s"]+)/);
    await server.said(/Forms are stored/);
    const owner = await openPostgres(url);
    const cut = await owner.transaction(async (connection) => {
      await connection.query('lock table public.quote_requests');
      const answer = send(address, aRequest());
      // Waits until the insert is blocked by the lock, then cuts its connection.
      await expect
        .poll(() => connection.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'uno-site' and wait_event_type = 'Lock'"))
        .toHaveLength(1);
      return answer;
    });
    expect(cut.status).toBe(503);
    const row = aRequest();
    expect((await send(address, row)).status).toBe(201);
    expect(await owner.transaction((connection) => connection.query('select id from public.quote_requests where id = $1', [row['id']]))).toHaveLength(1);
    await owner.close();
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
