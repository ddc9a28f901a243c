import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/database.ts';
import { log } from '../../server/log.ts';
import { forget, pruneRateData } from '../../server/leads-store.ts';
import { claimNotifications, deleteNotification, rescheduleNotification, readOutbox, releaseNotification, setChannels } from '../../server/notify/outbox.ts';
import { outboxSummary } from '../../server/notify/summary.ts';
import { startNotifier } from '../../server/notify/worker.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { aMessage, aRequest, asOwner, asVisitor, insert, openStores, outcome, sendLead } from './stores.ts';

const stores = await openStores();

const readQueue = (database: Database) => asOwner(database, 'select lead, lead_table, channel, locale, attempts, last_error from app_private.notifications order by lead, channel');

/** Stores a lead as a visitor does. @returns its id */
async function send(database: Database, row = aMessage(), language?: string): Promise<string> {
  return String(await sendLead(database, row, { language }));
}

/** Starts a server for webhooks. @returns its URL */
async function startWebhook(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${await listenOn(server)}/hook`;
}

/** Starts a notifier with a webhook, and perhaps a mail server. @param patience how long it finishes deliveries when it stops, in ms */
async function startTestNotifier(database: Database, url: string, mail: Readonly<Record<string, string>> = {}, patience?: number) {
  const { channels, notify } = readConfig({ UNO_NOTIFY_WEBHOOK: url, ...mail });
  await setChannels(database, channels);
  const notifier = startNotifier(database, notify, patience);
  onTestFinished(() => notifier.stop());
  return notifier;
}

const logLines: string[] = [];
beforeEach(() => {
  logLines.length = 0;
  vi.spyOn(log, 'error').mockImplementation((line: unknown) => void logLines.push(String(line)));
});

const DEFAULTS = "notify_channels = '{}', notify_claim = '1 minute', notify_first_wait = '30 seconds', notify_longest_wait = '6 hours'";
const settings = (database: Database, changes: string) => asOwner(database, `update app_private.settings set ${changes}`);

test('an outage of the store is logged once, for all three channels', async () => {
  let asked = 0;
  const transaction = async () => {
    asked += 1;
    throw new Error('ECONNREFUSED');
  };
  const { notify } = readConfig({ UNO_NOTIFY_WEBHOOK: 'https://hooks.example.ca/uno', UNO_NOTIFY_SMTP: 'smtp://127.0.0.1:1', UNO_NOTIFY_FROM: 'a@uno.example', UNO_NOTIFY_TO: 'b@uno.example', UNO_NOTIFY_ACKNOWLEDGE: '1' });
  const notifier = startNotifier({ transaction, close: async () => undefined }, notify);
  await vi.waitUntil(() => asked === 3);
  await notifier.stop();
  expect(logLines).toEqual([expect.stringContaining('The notifications that wait could not be read or written (ECONNREFUSED)')]);
});

describe.each(stores)('notifications on $name', ({ database }) => {
  beforeEach(async () => {
    await settings(database, DEFAULTS);
    await asOwner(database, 'delete from app_private.notifications');
  });
  afterAll(() => settings(database, DEFAULTS));

  test('are queued in the transaction of the lead, for the channels that are on, and only for visitors’ leads', async () => {
    await send(database);
    expect(await readQueue(database)).toEqual([]);
    await setChannels(database, ['webhook', 'email']);
    const id = await send(database, aRequest(), 'fr-CA');
    const row = { lead: id, lead_table: 'quote_requests', locale: 'fr-CA', attempts: 0, last_error: null };
    expect(await readQueue(database)).toEqual([{ ...row, channel: 'email' }, { ...row, channel: 'webhook' }]);
    // The same lead again, a transaction that is rolled back, a row that the owner inserts, and an invalid language.
    expect(await outcome(send(database, aRequest({ id })))).toBe('23505');
    const undone = asVisitor(database, async (connection) => {
      await insert(connection, 'contact_messages', aMessage());
      throw Object.assign(new Error(), { code: 'undone' });
    });
    expect(await outcome(undone)).toBe('undone');
    await database.transaction((connection) => insert(connection, 'contact_messages', aMessage()));
    expect(await readQueue(database)).toHaveLength(2);
    const other = await send(database, aMessage(), "fr'; drop table x");
    expect((await readQueue(database)).filter(({ lead }) => lead === other).map(({ locale }) => locale)).toEqual([null, null]);
  });

  test('are deleted with the lead, however it is deleted', async () => {
    await setChannels(database, ['webhook']);
    const row = aMessage();
    await send(database, row);
    const [deleted, kept] = [await send(database), await send(database)];
    await forget(database, String(row['email']));
    await asOwner(database, 'delete from public.contact_messages where id = $1', [deleted]);
    expect((await readQueue(database)).map(({ lead }) => lead)).toEqual([kept]);
  });

  test('of a channel that is off are deleted after a week, others never', async () => {
    await setChannels(database, ['webhook', 'email']);
    await send(database);
    await asOwner(database, "update app_private.notifications set created_at = now() - interval '8 days'");
    await setChannels(database, ['email']);
    await send(database);
    await pruneRateData(database);
    expect((await readQueue(database)).map(({ channel }) => channel)).toEqual(['email', 'email']);
  });

  test('are claimed by one server at a time, and are due again when the claim is over', async () => {
    await setChannels(database, ['webhook']);
    for (let count = 0; count < 12; count += 1) await send(database);
    const claims = await Promise.all(Array.from({ length: 6 }, () => claimNotifications(database, 'webhook', 3)));
    const taken = claims.flatMap(({ claimed }) => claimed.map(({ lead }) => lead));
    expect([taken.length, new Set(taken).size]).toEqual([12, 12]);
    const { claimed: none, nextIn } = await claimNotifications(database, 'webhook', 3);
    expect(none).toEqual([]);
    expect(nextIn).toBeGreaterThan(30_000);
    await asOwner(database, "update app_private.notifications set next_at = next_at - interval '1 minute'");
    const { claimed } = await claimNotifications(database, 'webhook', 20);
    expect(claimed.map(({ attempt }) => attempt)).toEqual(Array.from({ length: 12 }, () => 2));
  });

  test('wait up to twice as long after each failure, from 30 seconds to 6 hours', async () => {
    await setChannels(database, ['email']);
    await send(database);
    /** Lets the notification fail once more. */
    const fail = async (attempts: string) => {
      await asOwner(database, `update app_private.notifications set attempts = ${attempts}, next_at = now() - interval '1 second'`);
      const [one] = (await claimNotifications(database, 'email', 1)).claimed;
      if (one === undefined) throw new Error('Nothing was due.');
      return { one, wait: await rescheduleNotification(database, one, 'HTTP 503') };
    };
    for (const longest of [30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600]) {
      const { wait } = await fail('attempts');
      expect(wait).toBeGreaterThan(longest * 500 - 100);
      expect(wait).toBeLessThanOrEqual(longest * 1000);
    }
    const { one, wait } = await fail('1000000');
    expect(wait).toBeLessThanOrEqual(21_600_000);
    await releaseNotification(database, one);
    expect((await claimNotifications(database, 'email', 1)).claimed.map(({ attempt }) => attempt)).toEqual([1_000_001]);
    await deleteNotification(database, one);
    expect(await readQueue(database)).toEqual([]);
  });

  test('that fail are tried again; each failure is a log line without personal data, and the doctor says what is waiting', async () => {
    await settings(database, "notify_first_wait = '400 milliseconds', notify_longest_wait = '400 milliseconds'");
    let isBroken = true;
    const url = await startWebhook((request, response) => {
      request.resume();
      response.writeHead(isBroken ? 503 : 204).end('no: zoe@exemple.ca');
    });
    const notifier = await startTestNotifier(database, url);
    const id = await send(database);
    notifier.wake();
    await vi.waitFor(() => expect(logLines.length).toBeGreaterThan(1), { timeout: 30_000 });
    expect(logLines[0]).toBe(`The webhook notification of contact_messages ${id} was not delivered (HTTP 503, attempt 1): it is kept, and tried again in 0 s.`);
    const { found, next } = outboxSummary(await database.transaction(readOutbox));
    expect(found).toMatch(/^on \(webhook\); 1 by webhook waits since \d{4}-\d\d-\d\d \d\d:\d\d UTC, 1 failed \(HTTP 503\)$/);
    expect(next).toContain('check the UNO_NOTIFY_ variables');
    isBroken = false;
    await vi.waitFor(async () => expect(await readQueue(database)).toEqual([]), { timeout: 30_000 });
    expect(outboxSummary(await database.transaction(readOutbox))).toEqual({ found: 'on (webhook); none waits' });
  });

  test('time out where a receiver never answers, and do not delay the other channel', async () => {
    await settings(database, "notify_claim = '600 milliseconds'");
    const silent = createTcpServer(() => undefined);
    onTestFinished(() => void silent.close());
    await listenOn(silent);
    const received: unknown[] = [];
    const url = await startWebhook((request, response) => {
      received.push(request.headers['webhook-id']);
      request.resume();
      response.writeHead(204).end();
    });
    const mail = { UNO_NOTIFY_SMTP: `smtp://127.0.0.1:${portOf(silent)}`, UNO_NOTIFY_FROM: 'a@uno.example', UNO_NOTIFY_TO: 'b@uno.example' };
    const notifier = await startTestNotifier(database, url, mail);
    const sent: string[] = [];
    for (const _ of [1, 2]) {
      sent.push(await send(database));
      notifier.wake();
      await vi.waitFor(() => expect(received).toEqual(sent), { timeout: 30_000 });
    }
    await vi.waitFor(() => expect(logLines.length).toBeGreaterThan(0), { timeout: 30_000 });
    expect(logLines[0]).toMatch(/^The email notification of contact_messages \S+ was not delivered \(timeout, attempt 1\)/);
  });

  test.each([
    ['finished first, if the receiver answers', true],
    ['released, and due again at once, if it never answers', false],
  ])('that are being delivered when the server stops are %s', async (_, isAnswered) => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const url = await startWebhook((request, response) => {
      request.resume();
      asked.resolve();
      void answered.promise.then(() => response.writeHead(204).end());
    });
    const notifier = await startTestNotifier(database, url, {}, isAnswered ? undefined : 50);
    const lead = await send(database);
    notifier.wake();
    await asked.promise;
    const stopped = notifier.stop();
    if (isAnswered) answered.resolve();
    await stopped;
    expect(await readQueue(database)).toMatchObject(isAnswered ? [] : [{ lead }]);
    expect((await claimNotifications(database, 'webhook', 1)).claimed).toMatchObject(isAnswered ? [] : [{ lead, attempt: 1 }]);
    expect(logLines).toEqual([]);
  });

  test('of a hosted project are sent by the database webhook of docs/notifications.md', async () => {
    const documentation = await readFile(new URL('../../docs/notifications.md', import.meta.url), 'utf8');
    const [, sql = ''] = /```sql\n(create trigger [^`]*supabase_functions[^`]*)```/.exec(documentation) ?? [];
    // Stands for the platform's function: it records the request in a table instead of sending it.
    await asOwner(database, 'create schema supabase_functions');
    await asOwner(database, 'create table supabase_functions.sent (url text, method text, headers json, params json, timeout integer, record jsonb)');
    await asOwner(database, `create function supabase_functions.http_request() returns trigger language plpgsql security definer as $$
      begin insert into supabase_functions.sent values (tg_argv[0], tg_argv[1], tg_argv[2]::json, tg_argv[3]::json, tg_argv[4]::integer, to_jsonb(new)); return new; end $$`);
    await database.transaction((connection) => connection.script(sql));
    const ids = [await send(database, aRequest()), await send(database)];
    const sent = await asOwner(database, "select url, method, headers ->> 'content-type' as type, record ->> 'id' as id from supabase_functions.sent");
    expect(sent).toEqual(ids.map((id) => ({ url: 'https://hooks.example.ca/uno', method: 'POST', type: 'application/json', id })));
    await database.transaction((connection) => connection.script('drop schema supabase_functions cascade'));
  });
});
