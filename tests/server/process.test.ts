import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aMessage } from '../database/stores.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { builtSiteForAll, writeFiles } from './built-site.ts';
import { inNamespaces, postRow, runLeads, startReady, startServer } from './processes.ts';

/** How often a server is killed under load; `tests/leads.ts` sets more. */
const KILLS = Number(process.env['UNO_KILLS'] ?? 3);

/** The longest time in ms until a killed server is ready again (median; twice that for the slowest). `tests/leads.ts` sets 2 s. */
const RESTART = Number(process.env['UNO_RESTART'] ?? 20_000);

const site = builtSiteForAll();
const data = folderForAll('data');
const store = join(data, 'store');
const environment = { UNO_DATA_DIR: store, TRUST_PROXY: '1' };

async function storedIds(): Promise<readonly unknown[]> {
  const { stdout } = await runLeads(environment, '--json');
  return JSON.parse(stdout).contact_messages.map((row: { id: unknown }) => row.id);
}

test('a server that is killed while creating its first files or while storing loses no acknowledged lead, and retries store each lead once', async () => {
  const unfinished = join(store, 'postgres.new');
  writeFiles(unfinished, { PG_VERSION: '18\n' });
  chmodSync(store, 0o700);

  const acknowledged: unknown[] = [];
  const unanswered: ReturnType<typeof aMessage>[] = [];
  const starts: number[] = [];
  const start = async () => {
    const from = performance.now();
    const ready = await startReady(site, environment);
    starts.push(performance.now() - from);
    return ready;
  };
  for (let round = 0; round < KILLS; round += 1) {
    const { server, address } = await start();
    const enough = acknowledged.length + 60;
    const visitor = async () => {
      for (;;) {
        const row = aMessage();
        try {
          if ((await postRow(address, row)).status === 201) acknowledged.push(row['id']);
        } catch {
          unanswered.push(row);
          return;
        }
        if (acknowledged.length >= enough) server.process.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, visitor));
    expect((await server.ended).code).toBeNull();
  }
  expect(existsSync(unfinished)).toBe(false);
  const { server, address } = await start();
  for (const row of unanswered) expect([201, 409]).toContain((await postRow(address, row)).status);
  const stored = await storedIds();
  expect(acknowledged.length).toBeGreaterThanOrEqual(60 * KILLS);
  expect(stored.toSorted()).toEqual([...acknowledged, ...unanswered.map((row) => row['id'])].toSorted());
  const restarts = starts.slice(1).sort((one, other) => one - other);
  console.log(`killed ${KILLS} times: ${acknowledged.length} rows acknowledged, 0 missing; ready again after ${restarts.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}`);
  expect(restarts[KILLS >> 1]).toBeLessThan(RESTART);
  expect(restarts.at(-1)).toBeLessThan(2 * RESTART);
  server.process.kill('SIGKILL');
  await server.ended;
}, 30_000 + 20_000 * KILLS);

test('of servers that start at once on one directory, also in containers of their own, one stores forms and the others are refused', async () => {
  const container = inNamespaces('--pid', '--fork', '--kill-child', '--mount-proc') ?? [];
  const servers = [[], container, [], container].map((before) => startServer(site, environment, before));
  const answers = await Promise.all(servers.map(({ said, ended }) => said(/Forms are stored in/).then(() => 'stores', async () => (await ended).stderr)));
  const refused = `Another server is using ${store}: stop it, or choose another directory with UNO_DATA_DIR=….\n`;
  expect(answers.toSorted()).toEqual([refused, refused, refused, 'stores']);
});

test.each([
  ['', ['SIGTERM']],
  [' twice at once, as by Ctrl-C in a terminal,', ['SIGINT', 'SIGINT']],
] as const)('a server that is told to stop%s finishes requests under way, accepts no new ones, and lets another program use its directory', async (_, signals) => {
  const { server, address } = await startReady(site, environment);
  const row = aMessage();
  const body = JSON.stringify(row);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' };
  const slow = httpRequest(`${address}/rest/v1/contact_messages`, { method: 'POST', headers });
  const answered = once(slow, 'response');
  slow.flushHeaders();
  await once(slow, 'continue');
  for (const signal of signals) server.process.kill(signal);
  await server.said(/Stopping/);
  await expect(fetch(address)).rejects.toThrow();
  slow.end(body);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(201);
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  expect(await storedIds()).toContain(row['id']);
});

const taken = createServer();
await listenOn(taken);
afterAll(() => void taken.close());
const damaged = join(data, 'damaged');
writeFiles(damaged, { 'postgres/PG_VERSION': '18\n' });
chmodSync(damaged, 0o700);

test.each([
  [data, {}, /There is no built site in .*: run npm run build, or copy the folder site from a machine where it was built, then start this again/],
  [site, { PORT: String(portOf(taken)) }, /Port \d+ is taken: stop what uses it, or choose another with PORT=/],
  [site, { UNO_DATA_DIR: damaged }, /could not be opened .* restore the directory from a copy/],
  [site, { PORT: 'http' }, /PORT must be a whole number from 0 to 65535, not “http”/],
  [site, { TRUST_PROXY: 'true' }, /TRUST_PROXY must be a whole number from 0 to 16, not “true”/],
  [site, { HOST: '192.0.2.1' }, /This machine has no address 192\.0\.2\.1/],
  [site, { UNO_DATA_DIR: '/dev/null/store' }, /cannot be written .* choose another with UNO_DATA_DIR=…/],
  [site, { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, /DATABASE_URL does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\)/],
])('an error that the owner can fix is one sentence: %s %j', async (folder, changes, says) => {
  const { code, stderr } = await startServer(folder, { ...environment, ...changes }).ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(says);
  expect(stderr).not.toContain('secret');
});
