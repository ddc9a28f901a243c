import { afterAll, describe, expect, test } from 'vitest';
import { findPostgres, startCluster } from '../database/cluster.ts';
import { aRequest } from '../database/stores.ts';
import { BUILT_SITE, temporary, write } from './built-site.ts';
import { runLeads, startServer } from './processes.ts';

// Where no PostgreSQL is installed, the database suite says so.
const bin = findPostgres();
const clusters = bin === undefined ? [] : [await startCluster(bin)];

const site = temporary('dist');
write(site.directory, BUILT_SITE);

afterAll(async () => {
  for (const cluster of clusters) await cluster.stop();
  await site.remove();
});

describe.each(clusters)('with DATABASE_URL', ({ url }) => {
  const environment = { TEST_DIST: site.directory, DATABASE_URL: url, UNO_DATA_DIR: '/nonexistent' };

  test('npm run leads before the first start: nothing yet', async () => {
    expect((await runLeads(environment)).stdout).toMatch(/^Nothing has been sent yet/);
  });

  test('two servers started at once share one database, and both answer', async () => {
    const servers = [startServer(environment), startServer(environment)];
    const rows = [aRequest(), aRequest()];
    for (const [index, server] of servers.entries()) {
      const [, address = ''] = await server.said(/Pages answer at (http\S+)/);
      await server.said(/Forms are stored in the database of DATABASE_URL/);
      const response = await fetch(`${address}/rest/v1/quote_requests?select=id`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(rows[index]),
      });
      expect(response.status).toBe(201);
    }
    const { stdout } = await runLeads(environment, '--json');
    const stored = JSON.parse(stdout).quote_requests.map(({ created_at: _, ...row }: Record<string, unknown>) => row);
    expect(stored).toEqual(rows.toReversed());
    for (const server of servers) server.process.kill('SIGTERM');
    for (const server of servers) expect((await server.ended).code).toBe(0);
  });
});
