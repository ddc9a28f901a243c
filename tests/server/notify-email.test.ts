import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { business } from '../../site/business.ts';
import type { Row } from '../../server/connection.ts';
import { type EmailConfig, readEmail } from '../../server/notify/config.ts';
import { DeliveryError } from '../../server/notify/delivery.ts';
import { acknowledgementMail, type Mail, createMailer, ownerMail } from '../../server/notify/email.ts';
import { aMessage, aRequest, tableOf } from '../database/stores.ts';
import { listenOn, portOf } from '../../scripts/listen.ts';

/** The mails that the server received. */
const received: { to: readonly string[]; raw: string; user: string | undefined }[] = [];
const passwords: unknown[] = [];

const server = new SMTPServer({
  allowInsecureAuth: true,
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth({ username, password }, _session, callback) {
    passwords.push(password);
    if (password === 's3cr:t/@') callback(null, { user: String(username) });
    else callback(new Error('Invalid login for zoe@exemple.ca'));
  },
  onRcptTo: ({ address }, _session, callback) => callback(address.startsWith('nobody') ? Object.assign(new Error('No mailbox'), { responseCode: 550 }) : undefined),
  async onData(stream, { envelope, user }, callback) {
    const raw = await text(stream.setEncoding('latin1'));
    received.push({ to: envelope.rcptTo.map(({ address }) => address), raw, user });
    callback();
  },
});
await listenOn(server.server);
const port = portOf(server.server);
afterAll(() => new Promise<void>((resolve) => { server.close(resolve); }));
beforeEach(() => {
  received.length = 0;
  passwords.length = 0;
});

const config = readEmail({ UNO_NOTIFY_SMTP: `smtp://us%40er:s3cr%3At%2F%40@127.0.0.1:${port}`, UNO_NOTIFY_FROM: 'Uno <site@uno.example>', UNO_NOTIFY_TO: 'owner@uno.example,boss@uno.example' });
if (config === undefined) throw new Error('There is no mail server.');

const dated = (row: Row): Row => ({ ...row, created_at: '2026-11-25T15:04:00.000Z' });
const claimedOf = (row: Row, locale?: 'fr-CA') => ({ table: tableOf(row), lead: String(row['id']), locale });
const mailOf = (row: Row): Mail => ownerMail(config, row, claimedOf(row));
const send = (mail: Mail, changes: Partial<EmailConfig> = {}) => createMailer({ ...config, ...changes })(mail, 5000, AbortSignal.timeout(5000));

async function onlyMail() {
  expect(received).toHaveLength(1);
  const [mail = { to: [], raw: '', user: undefined }] = received;
  const parsed = await PostalMime.parse(mail.raw);
  return { ...mail, parsed, header: (name: string) => parsed.headers.filter(({ key }) => key === name).map(({ value }) => value) };
}

test('the owner gets the answers as text and as HTML, and a reply goes to the sender', async () => {
  const row = dated(aRequest({ name: 'Zoë Côté', email: 'zoe@exemple.ca', notes: '<b>2 < 3</b> “é”' }));
  await send(mailOf(row));
  const { to, user, parsed, header } = await onlyMail();
  expect([to, user]).toEqual([['owner@uno.example', 'boss@uno.example'], 'us@er']);
  expect(parsed).toMatchObject({
    subject: 'New quote request: Office & Corporate Cleaning',
    messageId: `<${String(row['id'])}@uno.example>`,
    from: { name: 'Uno', address: 'site@uno.example' },
    replyTo: [{ name: 'Zoë Côté', address: 'zoe@exemple.ca' }],
  });
  expect(parsed.text).toContain('Notes: <b>2 < 3</b> “é”\n');
  expect(parsed.html).toContain('&lt;b&gt;2 &lt; 3&lt;/b&gt; “é”');
  expect([header('auto-submitted'), header('content-language'), parsed.attachments]).toEqual([['auto-generated'], ['en-CA'], []]);
});

test.each([
  ['a header in the name', { name: 'x\r\nBcc: evil@evil.ca\r\nX-Evil: 1' }],
  ['an address in the name', { name: 'evil@evil.ca, "x" <evil@evil.ca>' }],
  ['two addresses', { email: 'a@b.ca,evil@evil.ca' }],
  ['an address in angle brackets', { email: '<evil@evil.ca>' }],
  ['a header in the address', { email: 'a@b.ca\r\nBcc:evil@evil.ca' }],
  ['a header in the message', { message: 'x\r\n.\r\nMAIL FROM:<evil@evil.ca>\r\nBcc: evil@evil.ca' }],
])('%s adds no header and no recipient', async (_, changes) => {
  await send(mailOf(dated(aMessage(changes))));
  const { to, raw, parsed, header } = await onlyMail();
  expect(to).toEqual(['owner@uno.example', 'boss@uno.example']);
  expect([header('bcc'), header('x-evil'), parsed.cc, parsed.to?.map(({ address }) => address)]).toEqual([[], [], undefined, ['owner@uno.example', 'boss@uno.example']]);
  expect(parsed.replyTo?.map(({ address }) => address) ?? []).not.toContain('evil@evil.ca');
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/evil@evil/);
});

test('the acknowledgement goes only to the typed address, in the language of the page, marked as automatic', async () => {
  const row = dated(aMessage({ email: 'zoe@exemple.ca', name: 'BUY at https://evil.example' }));
  await send(acknowledgementMail(config, row, claimedOf(row, 'fr-CA')));
  const { to, raw, parsed, header } = await onlyMail();
  expect(to).toEqual(['zoe@exemple.ca']);
  expect(parsed).toMatchObject({ subject: `Nous avons bien reçu votre message – ${business.name}`, messageId: `<${String(row['id'])}.received@uno.example>` });
  expect([header('auto-submitted'), header('content-language')]).toEqual([['auto-replied'], ['fr-CA']]);
  expect(`${raw}${parsed.text ?? ''}`).not.toContain('evil');
  expect(() => acknowledgementMail(config, { ...row, email: 'a,b@c.ca' }, claimedOf(row))).toThrow(DeliveryError);
});

/** The error of a delivery, or `sent`. */
const failure = (sending: Promise<void>): Promise<unknown> => sending.then(() => 'sent', (error: unknown) => (error instanceof DeliveryError ? { code: error.message, isFinal: error.isFinal } : error));

test('a failure is a code without personal data; only a refused recipient is final', async () => {
  const row = dated(aMessage({ email: 'nobody@exemple.ca' }));
  expect(await failure(send(mailOf(row), { password: 'wrong' }))).toEqual({ code: 'EAUTH 535', isFinal: false });
  expect(await failure(send(acknowledgementMail(config, row, claimedOf(row))))).toEqual({ code: 'EENVELOPE 550', isFinal: true });
  expect(await failure(send(mailOf(row), { port: 1 }))).toEqual({ code: 'ECONNREFUSED', isFinal: false });
  expect(received).toEqual([]);
});

test('if TLS is required and not offered, neither the password nor the message is sent', async () => {
  expect(await failure(send(mailOf(dated(aMessage())), { requireTls: true }))).toMatchObject({ isFinal: false });
  expect([passwords, received]).toEqual([[], []]);
});

test('a mail server that never responds causes a timeout, whether ours or nodemailer’s comes first', async () => {
  const silent = createServer(() => undefined);
  onTestFinished(() => void silent.close());
  await listenOn(silent);
  const deliver = createMailer({ ...config, port: portOf(silent) });
  for (const signal of [AbortSignal.timeout(200), new AbortController().signal]) {
    expect(await failure(deliver(mailOf(dated(aMessage())), 400, signal))).toEqual({ code: 'timeout', isFinal: false });
  }
});
