import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Row } from '../../server/connection.ts';
import { openStore } from '../../server/database.ts';
import { askToExamine } from '../../server/leads-socket.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { aMessage, aRequest, asOwner } from '../database/stores.ts';
import { folderForAll } from '../temporaryFolder.ts';
import { builtSiteForAll } from './built-site.ts';
import { postRow, startReady } from './processes.ts';

/** How many leads are sent, and how often the server is killed; `tests/leads.ts` sends 200 and kills ten times. */
const LEADS = Number(process.env['UNO_LEADS'] ?? 12);
const KILLS = Number(process.env['UNO_KILLS'] ?? 1);

const OWNER = 'owner@uno.example';

const site = builtSiteForAll();
const data = folderForAll('notify');

/** A receiver of notifications that a test can kill, and start again on the same port. Each is recorded before it is acknowledged. */
async function receiver(create: (record: (line: Row) => void) => Server) {
  const received: Row[] = [];
  const sockets = new Set<Socket>();
  const server = create((line) => void received.push(line)).on('connection', (socket: Socket) => void sockets.add(socket));
  await listenOn(server);
  const port = portOf(server);
  const kill = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(kill);
  const start = async () => void (await once(server.listen(port, '127.0.0.1'), 'listening'));
  return { port, received, isRunning: () => server.listening, start, kill };
}

function mailServer(record: (line: Row) => void): Server {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, callback) {
      const raw = await text(stream.setEncoding('latin1')).catch(() => undefined);
      if (raw === undefined) return callback(new Error('The sender was killed.'));
      record({ to: envelope.rcptTo.map(({ address }) => address), raw });
      callback();
    },
  });
  server.on('error', () => undefined);
  return server.server;
}

const webhookServer = (record: (line: Row) => void): Server =>
  createServer(async (request, response) => {
    const body = await json(request).catch(() => undefined);
    if (body === undefined) return void response.destroy();
    record({ url: request.url, id: request.headers['webhook-id'], body });
    response.writeHead(204).end();
  });

/** Leads for both tables, from pages in both languages, each from a new visitor. */
const leads = Array.from({ length: LEADS }, (_, index) => {
  const row = index % 2 === 0 ? aRequest() : aMessage();
  const [locale, prefix] = index % 3 === 0 ? ['fr-CA', '/fr'] : ['en-CA', ''];
  return { id: String(row['id']), row, locale, path: `${prefix}/${index % 2 === 0 ? 'get-quote' : 'contact'}` };
});

/** The lines of a log; the last one of a killed server may be cut off. */
const linesOf = (log: string): readonly Row[] => log.split('\n').filter((line) => line.endsWith('}')).map((line) => JSON.parse(line));

test(`${LEADS} leads, with the server killed ${KILLS} times and the receivers too: every lead is delivered on each channel`, async () => {
  const [smtp, webhook] = [await receiver(mailServer), await receiver(webhookServer)];
  const config = { dataDir: join(data, 'store'), databaseUrl: undefined };
  const environment = {
    UNO_DATA_DIR: config.dataDir,
    TRUST_PROXY: '1',
    UNO_NOTIFY_WEBHOOK: `http://127.0.0.1:${webhook.port}/hook`,
    UNO_NOTIFY_SMTP: `smtp://127.0.0.1:${smtp.port}`,
    UNO_NOTIFY_FROM: 'Uno <site@uno.example>',
    UNO_NOTIFY_TO: OWNER,
    UNO_NOTIFY_LOCALE: 'fr-CA',
    UNO_NOTIFY_ACKNOWLEDGE: '1',
  };
  // Short waits, so that a day of retries takes seconds.
  const prepared = await openStore(config);
  await asOwner(prepared, "update app_private.settings set notify_claim = '4 seconds', notify_first_wait = '50 milliseconds', notify_longest_wait = '400 milliseconds'");
  await prepared.close();

  let running = await startReady(site, environment);
  /** The log of each server. */
  const logs: string[] = [];

  // The numbers of leads after which the server is killed, each time at another phase of the receivers' failures.
  const step = Math.floor(LEADS / KILLS);
  const killAfter = new Set(Array.from({ length: KILLS }, (_, kill) => kill * step + 1 + ((7 * kill + 2) % step)));
  let restarting = Promise.resolve();
  /** Waits until a running receiver has accepted a notification that the server has not recorded yet. */
  const midDelivery = async () => {
    const receiving = [smtp, webhook].find((one) => one.isRunning());
    const before = receiving?.received.length ?? 0;
    const isMore = () => expect(receiving?.received.length).toBeGreaterThan(before);
    if (receiving) await vi.waitFor(isMore, { interval: 1, timeout: 500 }).catch(() => undefined);
  };
  const fail = async (stored: number) => {
    if (killAfter.has(stored)) {
      await midDelivery();
      running.server.process.kill('SIGKILL');
      logs.push((await running.server.ended).stdout);
      running = await startReady(site, environment);
    }
    const turn = stored % 20;
    if (turn === 5) smtp.kill();
    if (turn === 9) webhook.kill();
    if (turn === 13) await smtp.start();
    if (turn === 17) await webhook.start();
  };

  const queue = [...leads];
  let stored = 0;
  const visitor = async () => {
    for (let lead = queue.shift(); lead !== undefined; lead = queue.shift()) {
      // Repeats the same lead with the same key until it is stored, as the form does.
      for (;;) {
        await restarting;
        const { address } = running;
        const status = await postRow(address, lead.row, { referer: `${address}${lead.path}` }).then((answer) => answer.status, () => undefined);
        if (status === 201 || status === 409) break;
        expect([undefined, 503]).toContain(status);
      }
      const count = (stored += 1);
      restarting = restarting.then(() => fail(count));
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  await restarting;
  for (const one of [smtp, webhook]) if (!one.isRunning()) await one.start();

  const idsOf = (mails: readonly Row[], pattern: RegExp) => mails.map(({ raw }) => pattern.exec(String(raw))?.[1]).filter((id) => id !== undefined);
  const OWNERS = /^Message-ID: <([0-9a-f-]{36})@uno\.example>/im;
  const SENDERS = /^Message-ID: <([0-9a-f-]{36})\.received@uno\.example>/im;
  const told = () => ({
    webhook: webhook.received.map(({ id }) => String(id)),
    email: idsOf(smtp.received, OWNERS),
    acknowledgement: idsOf(smtp.received, SENDERS),
  });
  const wanted = leads.map(({ id }) => id);
  await vi.waitFor(() => {
    const missing = Object.entries(told()).map(([channel, ids]) => `${channel} ${wanted.filter((id) => !ids.includes(id)).length}`);
    expect(missing).toEqual(['webhook 0', 'email 0', 'acknowledgement 0']);
  }, { timeout: 120_000, interval: 100 });
  // A notification that came twice may not be recorded as delivered yet.
  await vi.waitFor(async () => {
    const checks = await askToExamine(config.dataDir);
    expect(checks?.find(({ what }) => what === 'notifications')?.found).toBe('on (webhook, email, acknowledgement); none waits');
  }, { timeout: 30_000, interval: 250 });

  const { code, stdout, stderr } = await running.server.stop();
  expect(code).toBe(0);
  logs.push(stdout);
  expect(logs).toHaveLength(KILLS + 1);
  expect(`${logs.join('')}${stderr}`).not.toMatch(/@exemple\.ca|Côté/);
  // Each lead has a log line; if the server was killed before writing it, the repeated send is logged as a duplicate.
  const logged = new Set(linesOf(logs.join('')).filter(({ outcome }) => outcome === 'stored' || outcome === 'duplicate').map(({ id }) => String(id)));
  expect(logged).toEqual(new Set(wanted));

  const store = await openStore(config);
  const [counts] = await asOwner(
    store,
    `select (select count(*) from public.quote_requests)::integer + (select count(*) from public.contact_messages)::integer as stored,
       (select count(*) from app_private.notifications)::integer as waiting`,
  );
  await store.close();
  expect(counts).toEqual({ stored: LEADS, waiting: 0 });

  // Only the owner and the senders get mails, each sender in the language of the page.
  const bySender = new Map(leads.map((lead) => [lead.id, lead]));
  for (const { to, raw } of smtp.received) {
    const sender = bySender.get(SENDERS.exec(String(raw))?.[1] ?? '');
    const { headers } = await PostalMime.parse(String(raw));
    const language = headers.find(({ key }) => key === 'content-language')?.value;
    expect([to, language]).toEqual(sender ? [[sender.row['email']], sender.locale] : [[OWNER], 'fr-CA']);
  }
  for (const one of webhook.received) {
    const { id, email } = bySender.get(String(one['id']))?.row ?? {};
    expect(one).toMatchObject({ url: '/hook', id, body: { type: 'INSERT', record: { id, email } } });
  }
}, 120_000 + 30_000 * KILLS);
