import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres, openStore } from '../../site/server/database.ts';
import { lock } from '../../site/server/lock.ts';
import { migrate } from '../../site/server/migrate.ts';
import { findPostgres, startCluster } from '../database/cluster.ts';
import { aMessage, asOwner, asVisitor, insert } from '../database/stores.ts';
import { BUILT_SITE, temporary, write } from './built-site.ts';
import { followLeads, leadsInto, runLeads, startServer } from './processes.ts';

const site = temporary('dist');
write(site.directory, BUILT_SITE);
const data = temporary('data');
const environment = { TEST_DIST: site.directory, UNO_DATA_DIR: join(data.directory, 'store'), TRUST_PROXY: '1' };

afterAll(async () => {
  await site.remove();
  await data.remove();
});

async function startReady() {
  const server = startServer(environment);
  const [, address = ''] = await server.said(/Pages answer at (http:[^\s"]+)/);
  await server.said(/Forms are stored in/);
  return { server, address };
}

/** Whether a process holds the data directory. */
const isLocked = (store: string) => lock(store).then((unlock) => unlock().then(() => false), () => true);

let visitors = 0;
async function send(address: string, row = aMessage()): Promise<number> {
  visitors += 1;
  const response = await fetch(`${address}/rest/v1/contact_messages?select=id`, {
    method: 'POST',
    // A visitor of their own each, as far as the rate is concerned.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` },
    body: JSON.stringify(row),
  });
  await response.arrayBuffer();
  return response.status;
}

/** How often a server is killed under load; `tests/leads.ts` does it more often. */
const KILLS = Number(process.env['UNO_KILLS'] ?? 3);

/** Within how many ms a killed server is ready again, and in twice that at worst; `tests/leads.ts`, beside which nothing else of ours runs, holds it to 2 s. */
const RESTART = Number(process.env['UNO_RESTART'] ?? 20_000);

/** Begins to send a message, and finishes when told to. */
function sendSlowly(address: string) {
  const row = aMessage();
  const body = JSON.stringify(row);
  const request = httpRequest(`${address}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  const answered = once(request, 'response').then(([response]) => Number(response.statusCode));
  request.flushHeaders();
  return { row, answered, underWay: once(request, 'continue'), finish: () => request.end(body) };
}

async function storedIds(): Promise<readonly unknown[]> {
  const { stdout } = await runLeads(environment, '--json');
  return JSON.parse(stdout).contact_messages.map((row: { id: unknown }) => row.id);
}

describe('a server that is killed', () => {
  test('while it makes its first files can be started again', async () => {
    const unfinished = join(environment.UNO_DATA_DIR, 'postgres.new');
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
    chmodSync(environment.UNO_DATA_DIR, 0o700);
    const { server } = await startReady();
    expect(existsSync(unfinished)).toBe(false);
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  }, 30_000);

  test('in the middle of sends loses nothing that it acknowledged; trying again stores each once', async () => {
    const acknowledged: unknown[] = [];
    const unanswered: ReturnType<typeof aMessage>[] = [];
    const starts: number[] = [];
    const start = async () => {
      const from = performance.now();
      const ready = await startReady();
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
    const { server, address } = await start();
    for (const row of unanswered) expect([201, 409]).toContain(await send(address, row));
    const stored = await storedIds();
    expect(acknowledged.length).toBeGreaterThanOrEqual(60 * KILLS);
    const sent = [...acknowledged, ...unanswered.map((row) => row['id'])];
    expect(stored).toHaveLength(sent.length);
    expect(new Set(stored)).toEqual(new Set(sent));
    const restarts = starts.slice(1).sort((one, other) => one - other);
    console.log(`killed ${KILLS} times: ${acknowledged.length} rows acknowledged, 0 missing; ready again after ${restarts.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}`);
    expect(restarts[KILLS >> 1]).toBeLessThan(RESTART);
    expect(restarts.at(-1)).toBeLessThan(2 * RESTART);
    server.process.kill('SIGKILL');
    await server.ended;
  }, 20_000 * KILLS);
});

describe('a server that is told to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s finishes what is under way, takes nothing new, and lets go', async (signal) => {
    const { server, address } = await startReady();
    expect(await isLocked(environment.UNO_DATA_DIR)).toBe(true);
    const slow = sendSlowly(address);
    await slow.underWay;
    server.process.kill(signal);
    await server.said(/Stopping/);
    await expect(fetch(address)).rejects.toThrow();
    slow.finish();
    expect(await slow.answered).toBe(201);
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(await isLocked(environment.UNO_DATA_DIR)).toBe(false);
    expect(await storedIds()).toContain(slow.row['id']);
  }, 30_000);

  test('twice at once, as a terminal tells it, finishes all the same', async () => {
    const { server, address } = await startReady();
    const slow = sendSlowly(address);
    await slow.underWay;
    server.process.kill('SIGINT');
    server.process.kill('SIGINT');
    await server.said(/Stopping/);
    server.process.kill('SIGTERM');
    slow.finish();
    expect(await slow.answered).toBe(201);
    expect((await server.ended).code).toBe(0);
  }, 30_000);

  test('again and again ends without waiting', async () => {
    const { server, address } = await startReady();
    const slow = sendSlowly(address);
    slow.answered.catch(() => undefined);
    await slow.underWay;
    const impatience = setInterval(() => server.process.kill('SIGINT'), 100);
    expect((await server.ended).code).toBe(1);
    clearInterval(impatience);
  }, 30_000);
});

describe('npm run leads', () => {
  test('shows the same whether the server runs or not, and only to the owner', async () => {
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

  test('says in a sentence that there is nothing, and makes no store for it', async () => {
    const empty = { ...environment, UNO_DATA_DIR: join(data.directory, 'empty') };
    expect(await runLeads(empty)).toMatchObject({
      code: 0,
      stdout: `Store: the embedded database in ${empty.UNO_DATA_DIR}\nNothing has been sent yet: no quote request and no contact message is stored.\n`,
    });
    expect(JSON.parse((await runLeads(empty, '--json')).stdout)).toEqual({ quote_requests: [], contact_messages: [] });
    expect(existsSync(empty.UNO_DATA_DIR)).toBe(false);
  });

  test('shows new ones as they come, each once, and those of a moment alone', async () => {
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

  test('follows from the moment that is given: what was stored before is not news', async () => {
    const { server, address } = await startReady();
    expect(await send(address, aMessage({ message: 'long ago' }))).toBe(201);
    const following = followLeads(environment, '--json', '--since', new Date(Date.now() + 1).toISOString());
    // What comes second is found by asking again.
    for (const message of ['first of these', 'second of these']) {
      expect(await send(address, aMessage({ message }))).toBe(201);
      await following.said(new RegExp(message));
    }
    following.process.kill('SIGTERM');
    expect((await following.ended).stdout).not.toContain('long ago');
    server.process.kill('SIGTERM');
    await server.ended;
  });

  test('waits for a database that answers again', async () => {
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

  test('begins a CSV file with the mark by which Excel knows UTF-8, and nothing else', async () => {
    const file = join(data.directory, 'leads.csv');
    leadsInto(file, environment, '--csv');
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufefftable,id,/);
    expect((await runLeads(environment, '--csv')).stdout).toMatch(/^table,id,/);
  });

  test('marks leads as handled, and shows those of a status with what to name them by', async () => {
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

  test('counts what is old, and destroys it only when told to', async () => {
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

  test('has a person forgotten, by the server that runs and without one', async () => {
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
    [['--forget', 'nobody'], 1, /“nobody” is no e-mail address/],
    [['--forget', 'a@b.ca', '--json'], 1, /--forget stands alone/],
    [['--status', 'done'], 1, /--status “done” is none: write --status new/],
    [['abcdef12'], 1, /“abcdef12” is not understood: ids follow --handled or --new/],
    [['--handled'], 1, /--handled needs ids: npm run leads shows them/],
    [['--handled', "x' or 1=1"], 1, /--handled needs ids, and “x' or 1=1” is none/],
    [['--handled', 'abcdef12', '--json'], 1, /--handled stands alone/],
    [['--handled', '--new', 'abcdef12'], 1, /--handled stands alone/],
    [['--purge'], 1, /--purge needs an age/],
    [['--purge', '--older-than', '0d'], 1, /--older-than “0d” is no age/],
    [['--purge', '--older-than', '2 centuries'], 1, /--older-than “2 centuries” is no age/],
    [['--purge', '--older-than', '2y', '--csv'], 1, /--purge stands alone/],
    [['--yes'], 1, /belong to --purge/],
    [['--since', 'yesterday'], 1, /--since “yesterday” is no day/],
    [['--help'], 0, /npm run leads -- --json/],
    [['--xml'], 1, /Unknown option '--xml'.*--help/s],
    [['--json', '--csv'], 1, /Choose --json or --csv, not both\./],
  ])('%j', async (args, code, says) => {
    const ended = await runLeads(environment, ...args);
    expect(ended.code).toBe(code);
    expect(ended.stdout + ended.stderr).toMatch(says);
  });
});

describe('what a person can act upon is one sentence', () => {
  const end = async (changes: Readonly<Record<string, string>>) => {
    const { code, stderr } = await startServer({ ...environment, ...changes }).ended;
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr;
  };

  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    expect(await end({ PORT: String(port) })).toContain(`Port ${port} is taken: stop what uses it, or choose another with PORT=`);
    other.close();
  });

  test('a data directory that another server uses', async () => {
    const { server } = await startReady();
    expect(await end({})).toMatch(/Another server is using .* choose another directory with UNO_DATA_DIR=…/);
    server.process.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  }, 30_000);

  test('a data directory that cannot be', async () => {
    const file = join(data.directory, 'file');
    writeFileSync(file, '');
    expect(await end({ UNO_DATA_DIR: join(file, 'store') })).toMatch(/cannot be written .* choose another with UNO_DATA_DIR=…/);
  });

  test('a store that is no store', async () => {
    const store = join(data.directory, 'broken');
    mkdirSync(join(store, 'postgres'), { recursive: true });
    writeFileSync(join(store, 'postgres', 'PG_VERSION'), '18\n');
    chmodSync(store, 0o700);
    expect(await end({ UNO_DATA_DIR: store })).toMatch(/could not be opened .* restore the directory from a copy/);
    expect(await isLocked(store)).toBe(false);
  }, 30_000);

  test.each([
    [{ PORT: 'http' }, /PORT must be a whole number from 0 to 65535, not “http”/],
    [{ PORT: '70000' }, /PORT must be a whole number/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY must be a whole number from 0 to 16, not “true”/],
    [{ TRUST_PROXY: '-1' }, /TRUST_PROXY must be/],
    [{ HOST: '192.0.2.1' }, /This machine has no address 192\.0\.2\.1/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin with postgres:\/\//],
    [{ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, /DATABASE_URL does not answer \(connect ECONNREFUSED 127\.0\.0\.1:1\)/],
  ])('%j', async (changes, says) => {
    const sentence = await end(changes);
    expect(sentence).toMatch(says);
    expect(sentence).not.toContain('secret');
  });
});
