import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startAlerts } from '../../server/alerts.ts';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/connection.ts';
import type { Readiness } from '../../server/health.ts';
import { log } from '../../server/log.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';
import { business } from '../../site/business.ts';
import { frenchRules } from '../typography.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const mails: { subject: string; text: string }[] = [];
let isMailDown = false;
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, callback) => callback(isMailDown ? Object.assign(new Error('No'), { responseCode: 451 }) : undefined),
  async onData(stream, _session, callback) {
    const { subject = '', text: body = '' } = await PostalMime.parse(await text(stream));
    mails.push({ subject, text: body });
    callback();
  },
});
await listenOn(mailServer.server);

const posts: unknown[] = [];
const receiver = createServer(async (request, response) => {
  const body: unknown = await json(request);
  new Webhook(SECRET).verify(JSON.stringify(body), Object.fromEntries(['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(request.headers[name])])));
  posts.push(body);
  response.end();
});
const hook = await listenOn(receiver);
afterAll(async () => {
  receiver.close();
  await new Promise<void>((resolve) => { mailServer.close(resolve); });
});

beforeEach(() => {
  mails.length = 0;
  posts.length = 0;
  isMailDown = false;
  for (const level of ['error', 'warn', 'info'] as const) vi.spyOn(log, level).mockReturnValue(undefined);
});

const environment = (locale: string) => ({
  UNO_NOTIFY_SMTP: `smtp://127.0.0.1:${portOf(mailServer.server)}`,
  UNO_NOTIFY_FROM: 'site@uno.example',
  UNO_NOTIFY_TO: 'owner@uno.example',
  UNO_NOTIFY_LOCALE: locale,
  UNO_NOTIFY_WEBHOOK: `${hook}/hook`,
  UNO_NOTIFY_WEBHOOK_SECRET: SECRET,
});

/** Watches a site whose state the test changes. */
function watch(locale = 'en-CA') {
  const now: { readiness: Readiness; stuck: number } = { readiness: { status: 'ready' }, stuck: 0 };
  const store: Database = { transaction: (work) => work({ query: async () => [{ count: now.stuck, last_error: null }], script: async () => undefined }), close: async () => undefined };
  const alerts = startAlerts({ readiness: async () => now.readiness, store, dataDir: undefined, notify: readConfig(environment(locale)).notify }, { pause: 5, stuckAfter: '10 minutes' });
  onTestFinished(() => alerts.stop());
  return now;
}

const CLOSED: Readiness = { status: 'not ready', reason: 'disk full', code: '53100' };
const count = (list: readonly unknown[], wanted: number) => vi.waitFor(() => expect(list).toHaveLength(wanted), 20_000);

test('the owner is told once, by e-mail and by a signed webhook, that the forms are closed, and once that they are open again', async () => {
  const now = watch();
  now.readiness = CLOSED;
  await Promise.all([count(mails, 1), count(posts, 1)]);
  expect(mails[0]?.subject).toBe(`The forms of the site are closed – ${business.name}`);
  expect(mails[0]?.text).toMatch(/nothing that visitors send can be stored.*Cause: the disk is full.*It began on .* \d{4}.*npm run doctor/s);
  expect(posts[0]).toEqual({ type: 'ALERT', alert: { name: 'closed', began: expect.any(String), ended: null, reason: 'disk full' } });
  now.readiness = { status: 'ready' };
  await Promise.all([count(mails, 2), count(posts, 2)]);
  expect(mails[1]?.subject).toBe(`The forms of the site are open again – ${business.name}`);
  expect(mails[1]?.text).toMatch(/You have nothing to do\./);
  expect(posts[1]).toMatchObject({ alert: { name: 'closed', ended: expect.any(String) } });
  // A second trouble is told of again, and the first one no more.
  now.readiness = CLOSED;
  await Promise.all([count(mails, 3), count(posts, 3)]);
});

test('while the mail server fails the webhook tells the owner, and the e-mail follows when it works', async () => {
  isMailDown = true;
  const now = watch();
  now.stuck = 4;
  await count(posts, 1);
  expect(posts[0]).toMatchObject({ alert: { name: 'waiting', count: 4 } });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith({ trouble: 'waiting', channel: 'email', reason: expect.stringMatching(/451/) }, expect.stringMatching(/could not be told/)), 20_000);
  expect(mails).toEqual([]);
  isMailDown = false;
  await count(mails, 1);
  expect(mails[0]?.text).toContain('ten minutes or more: 4.');
});

test('while the forms are closed no other trouble is said to be over, because the store cannot be asked', async () => {
  const now = watch();
  now.stuck = 2;
  await count(posts, 1);
  now.readiness = CLOSED;
  await count(posts, 2);
  // Many checks later, still only these two.
  await new Promise((resolve) => { setTimeout(resolve, 500); });
  expect(posts).toMatchObject([{ alert: { name: 'waiting', ended: null } }, { alert: { name: 'closed', ended: null } }]);
  now.stuck = 0;
  now.readiness = { status: 'ready' };
  await count(posts, 4);
});

test('in French the alerts follow the rules of French typography', async () => {
  const now = watch('fr-CA');
  now.readiness = CLOSED;
  await count(mails, 1);
  expect(mails[0]?.subject).toBe(`Les formulaires du site sont fermés – ${business.name}`);
  expect(frenchRules.filter(([, broken]) => broken.test(mails[0]?.text ?? '')).map(([rule]) => rule)).toEqual([]);
});
