import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aMessage } from '../database/stores.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { startReady, startServer } from './processes.ts';
import { data, environment, isLocked, send, sendSlowly, storedIds } from './serverUnderTest.ts';

/** How often a server is killed under load; `tests/leads.ts` sets more. */
const KILLS = Number(process.env['UNO_KILLS'] ?? 3);

/** The longest time in ms until a killed server is ready again (median; twice that for the slowest). `tests/leads.ts` sets 2 s. */
const RESTART = Number(process.env['UNO_RESTART'] ?? 20_000);

const store = environment.UNO_DATA_DIR;

test('a server that is killed while creating its first files or while storing loses no acknowledged lead, and retries store each lead once', async () => {
  const unfinished = join(store, 'postgres.new');
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
  chmodSync(store, 0o700);

  const acknowledged: unknown[] = [];
  const unanswered: ReturnType<typeof aMessage>[] = [];
  const starts: number[] = [];
  const start = async () => {
    const from = performance.now();
    const ready = await startReady(environment);
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
          if ((await send(address, row)) === 201) acknowledged.push(row['id']);
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
  for (const row of unanswered) expect([201, 409]).toContain(await send(address, row));
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

/** The one sentence with which a server ends that cannot start. */
async function refusalOf(changes: Readonly<Record<string, string>>): Promise<string> {
  const { code, stderr } = await startServer({ ...environment, ...changes }).ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

test('a server that is told to stop finishes requests under way, accepts no new ones, and lets another server use its directory', async () => {
  const { server, address } = await startReady(environment);
  expect(await refusalOf({})).toMatch(/Another server is using .* choose another directory with UNO_DATA_DIR=…/);
  const slow = await sendSlowly(address);
  server.process.kill('SIGTERM');
  await server.said(/Stopping/);
  await expect(fetch(address)).rejects.toThrow();
  slow.finish();
  expect(await slow.answered).toBe(201);
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  expect(await isLocked(store)).toBe(false);
  expect(await storedIds()).toContain(slow.id);
}, 30_000);

test('a server that is told to stop twice at once, as by Ctrl-C in a terminal, finishes all the same', async () => {
  const { server, address } = await startReady(environment);
  const slow = await sendSlowly(address);
  server.process.kill('SIGINT');
  server.process.kill('SIGINT');
  await server.said(/Stopping/);
  server.process.kill('SIGTERM');
  slow.finish();
  expect(await slow.answered).toBe(201);
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
}, 30_000);

test('an error that the owner can fix is one sentence: a taken port', async () => {
  const other = createServer();
  await listenOn(other);
  const port = portOf(other);
  expect(await refusalOf({ PORT: String(port) })).toContain(`Port ${port} is taken: stop what uses it, or choose another with PORT=`);
  other.close();
});

test('an error that the owner can fix is one sentence: a damaged data directory', async () => {
  const broken = join(data, 'broken');
  mkdirSync(join(broken, 'postgres'), { recursive: true });
  writeFileSync(join(broken, 'postgres', 'PG_VERSION'), '18\n');
  chmodSync(broken, 0o700);
  expect(await refusalOf({ UNO_DATA_DIR: broken })).toMatch(/could not be opened .* restore the directory from a copy/);
  expect(await isLocked(broken)).toBe(false);
}, 30_000);

test.each([
  [{ PORT: 'http' }, /PORT must be a whole number from 0 to 65535, not “http”/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY must be a whole number from 0 to 16, not “true”/],
  [{ HOST: '192.0.2.1' }, /This machine has no address 192\.0\.2\.1/],
  [{ UNO_DATA_DIR: '/dev/null/store' }, /cannot be written .* choose another with UNO_DATA_DIR=…/],
  [{ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, /DATABASE_URL does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\)/],
])('an error that the owner can fix is one sentence: %j', async (changes, says) => {
  const sentence = await refusalOf(changes);
  expect(sentence).toMatch(says);
  expect(sentence).not.toContain('secret');
});
