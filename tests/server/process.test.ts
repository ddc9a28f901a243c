import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aMessage } from '../database/stores.ts';
import { readConfig } from '../../server/config.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { builtSiteForAll, writeFiles } from './built-site.ts';
import { addressOf, inNamespaces, postRow, runDoctor, runLeads, startReady, startServer } from './processes.ts';

/** How often a server is killed under load; `tests/leads.ts` sets more. */
const KILLS = Number(process.env['UNO_KILLS'] ?? 2);

/** How many times as long as after a clean stop a start after a kill may take (medians of the same run: both meet the same load). */
const MOST_TIMES_AS_LONG = 3;

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
const seconds = (times: readonly number[]): string => times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ');

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
  const [plain, recovering]: [number[], number[]] = [[], []];
  const start = async (times?: number[]) => {
    const from = performance.now();
    const ready = await startReady(site, environment);
    times?.push(performance.now() - from);
    return ready;
  };
  let running = await start();
  for (let round = 0; round < KILLS; round += 1) {
    const { server, address } = running;
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
    await (await start(recovering)).server.stop();
    running = await start(plain);
  }
  expect(existsSync(unfinished)).toBe(false);
  const { server, address } = running;
  for (const row of unanswered) expect([201, 409]).toContain((await postRow(address, row)).status);
  const stored = await storedIds();
  expect(acknowledged.length).toBeGreaterThanOrEqual(60 * KILLS);
  expect(stored.toSorted()).toEqual([...acknowledged, ...unanswered.map((row) => row['id'])].toSorted());
  console.log(`killed ${KILLS} times: ${acknowledged.length} rows acknowledged, 0 missing; ready again after ${seconds(recovering)}, and after a clean stop after ${seconds(plain)}`);
  expect(median(recovering) / median(plain)).toBeLessThan(MOST_TIMES_AS_LONG);
  server.process.kill('SIGKILL');
  await server.ended;
}, 60_000 + 60_000 * KILLS);

test('of servers that start at once on one directory, also in containers of their own, one stores forms, and the others serve pages with closed forms', async () => {
  const container = inNamespaces('--pid', '--fork', '--kill-child', '--mount-proc') ?? [];
  const servers = [[], container, [], container].map((before) => startServer(site, environment, before));
  const answers = await Promise.all(servers.map(({ said }) => said(/Forms are stored in|Another server is using [^:]*: stop it, or choose another directory/).then(([words]) => words.split(' ', 1)[0])));
  expect(answers.toSorted()).toEqual(['Another', 'Another', 'Another', 'Forms']);
  for (const server of servers) expect((await fetch(await addressOf(server))).status).toBe(200);
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
/** With UNO_ENV_FILE, as on a server. */
const settingsFile = join(data, 'server.env');
writeFiles(data, { 'server.env': '' });
const damaged = join(data, 'damaged');
writeFiles(damaged, { 'postgres/PG_VERSION': '18\n' });
chmodSync(damaged, 0o700);

test.each([
  [data, {}, /There is no built site in .*: run npm run build, or copy the folder site from a machine where it was built, then start this again/],
  [site, { PORT: String(portOf(taken)) }, /Port \d+ is taken\. Stop what uses it, or choose another: PORT=\d+ npm start\./],
  [site, { PORT: String(portOf(taken)), UNO_ENV_FILE: settingsFile }, /another: write PORT=\d+ into \S+server\.env, then systemctl restart uno\.$/m],
])('an error that the owner can fix is one sentence: %s %j', async (folder, changes, says) => {
  const { code, stderr } = await startServer(folder, { ...environment, ...changes }).ended;
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(says);
  expect(stderr).not.toContain('secret');
});

test('a wrong PORT does not stop a server: it takes the default, or the socket of systemd', async () => {
  expect(readConfig({ PORT: 'http' })).toMatchObject({ port: 4173, problems: [{ variable: 'PORT', closes: 'address' }] });
  // systemd passes the socket as descriptor 3, and the server's own process id.
  const passing = ['python3', '-c', 'import os, socket, sys; held = socket.socket(); held.bind(("127.0.0.1", 0)); held.listen(); os.dup2(held.fileno(), 3); os.set_inheritable(3, True); os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid())); os.execv(sys.argv[1], sys.argv[1:])'];
  const server = startServer(site, { ...environment, PORT: 'http' }, passing);
  await server.said(/PORT must be a whole number from 0 to 65535, not “http”\. Pages are served: the default is used instead, or the socket of systemd\./);
  expect((await fetch(await addressOf(server))).status).toBe(200);
});

const MAIL = { UNO_NOTIFY_SMTP: 'smtp://127.0.0.1:1', UNO_NOTIFY_FROM: 'site@uno.example' };

test.each([
  [{ UNO_DATA_DIR: damaged }, { reason: 'unavailable' }, 503, /could not be opened .* restore the directory from a copy/, undefined],
  [{ UNO_DATA_DIR: '/dev/null/store' }, { reason: 'unavailable' }, 503, /cannot be written .* choose another with UNO_DATA_DIR=…/, undefined],
  [{ UNO_ENV_FILE: '/nowhere/uno.env' }, { reason: 'unavailable', wrongSettings: ['UNO_ENV_FILE'] }, 503, /\/nowhere\/uno\.env is not there.*the forms are closed and show the phone number/, undefined],
  [{ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, { reason: 'unavailable' }, 503, /DATABASE_URL does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\)/, /✗ reachable: no answer/],
  [{ DATABASE_URL: 'mysql://nobody:secret@127.0.0.1/none' }, { reason: 'unavailable', wrongSettings: ['DATABASE_URL'] }, 503, /must begin with postgres:.*the forms are closed and show the phone number/, /✗ DATABASE_URL: .*\n {4}next: correct it, then restart/],
  [{ DATABASE_URL: 'postgres://nobody:secr#et@127.0.0.1/none' }, { reason: 'unavailable', wrongSettings: ['DATABASE_URL'] }, 503, /DATABASE_URL is not a usable address/, /✗ DATABASE_URL: /],
  [{ TRUST_PROXY: 'yes' }, { status: 'ready', wrongSettings: ['TRUST_PROXY'] }, 201, /TRUST_PROXY must be a whole number from 0 to 16, not “yes”\. Leads are stored; the limit for each network address is off/, /✗ TRUST_PROXY: /],
  [{ ...MAIL, UNO_NOTIFY_TO: 'bonjour.boreal.example' }, { status: 'ready', wrongSettings: ['UNO_NOTIFY_TO'] }, 201, /UNO_NOTIFY_TO has “bonjour.boreal.example”, which is not an e-mail address.*their notifications wait until it is mended/, /✗ UNO_NOTIFY_TO: /],
  [{ HOST: '192.0.2.1' }, { status: 'ready', wrongSettings: ['HOST'] }, 201, /HOST must be an address of this machine, not “192\.0\.2\.1” \(EADDRNOTAVAIL\)\. Pages are served/, /✗ HOST: /],
  [{ UNO_LOG_LEVEL: 'loud' }, { status: 'ready' }, 201, /UNO_LOG_LEVEL must be one of/, /! UNO_LOG_LEVEL: /],
  [{ UNO_NOTIFY_WEBHOOK: 'https://hooks.example.ca/uno' }, { status: 'ready' }, 201, /is set without UNO_NOTIFY_WEBHOOK_SECRET/, /! UNO_NOTIFY_WEBHOOK_SECRET: /],
])('pages are always served, and the log, /readyz and the doctor say what is wrong: %j', async (changes, ready, status, logged, doctored) => {
  const settings = { ...environment, ...changes };
  const server = startServer(site, settings);
  const address = await addressOf(server);
  expect((await fetch(address)).status).toBe(200);
  await server.said(logged);
  if (status === 201) await server.said(/Forms are stored in/);
  expect((await postRow(address, aMessage())).status).toBe(status);
  expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject(ready);
  expect(await server.stop()).toMatchObject({ code: 0, stdout: expect.not.stringContaining('secr'), stderr: '' });
  if (doctored === undefined) return;
  const { stdout, stderr } = await runDoctor(settings);
  expect(stdout).toMatch(doctored);
  expect(stdout + stderr).not.toContain('secr');
});

test('leads that are stored while the settings of e-mail are wrong wait for it, and are delivered after they are mended', async () => {
  const wrong = { ...environment, ...MAIL, UNO_NOTIFY_TO: 'nobody' };
  const { server, address } = await startReady(site, wrong);
  const row = aMessage();
  expect((await postRow(address, row)).status).toBe(201);
  await server.stop();
  const mended = startServer(site, { ...wrong, UNO_NOTIFY_TO: 'owner@uno.example' });
  // No mail server listens there: that it tries shows that the notification was stored.
  await mended.said(new RegExp(`The email notification of contact_messages ${String(row['id'])} was not delivered \\(ECONNREFUSED`));
  await mended.stop();
});
