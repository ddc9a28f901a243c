import { expect, test } from 'vitest';
import { isMailAddress, readNotifyConfig } from '../../../server/notify/config.ts';

const SMTP = { UNO_NOTIFY_SMTP: 'smtps://us%40er:p%2Fw@mail.example.ca', UNO_NOTIFY_FROM: 'Uno <site@example.ca>', UNO_NOTIFY_TO: 'a@example.ca, Zoë Côté <b@exemple.ca>' };
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('without variables there are no notifications', () => {
  expect(readNotifyConfig({})).toEqual({});
  expect(readNotifyConfig({ UNO_NOTIFY_SMTP: ' ', UNO_NOTIFY_WEBHOOK: '', UNO_NOTIFY_ACKNOWLEDGE: '' })).toEqual({});
});

test('a mail server, its sender and its receivers', () => {
  expect(readNotifyConfig(SMTP).email).toEqual({
    host: 'mail.example.ca',
    port: 465,
    secure: true,
    requireTls: false,
    user: 'us@er',
    password: 'p/w',
    from: { name: 'Uno', address: 'site@example.ca' },
    to: [{ name: '', address: 'a@example.ca' }, { name: 'Zoë Côté', address: 'b@exemple.ca' }],
    locale: 'en-CA',
    acknowledge: false,
  });
  expect(readNotifyConfig({ ...SMTP, UNO_NOTIFY_LOCALE: 'fr', UNO_NOTIFY_ACKNOWLEDGE: '1' }).email).toMatchObject({ locale: 'fr-CA', acknowledge: true });
});

test.each([
  ['smtp://mail.example.ca', {}, 587, true],
  ['smtp://mail.example.ca:25', { UNO_NOTIFY_INSECURE: '1' }, 25, false],
  ['smtp://127.0.0.1:1025', {}, 1025, false],
  ['smtp://[::1]', {}, 587, false],
])('%s with %j: port %i, TLS required %s', (url, more, port, requireTls) => {
  expect(readNotifyConfig({ ...SMTP, UNO_NOTIFY_SMTP: url, ...more }).email).toMatchObject({ port, requireTls, secure: false });
});

test.each(['https://example.ca/hook?x=1', 'http://localhost:9000/', 'http://127.0.0.1/', 'http://[::1]:8/'])('a webhook at %s, without and with a secret', (url) => {
  expect(readNotifyConfig({ UNO_NOTIFY_WEBHOOK: url }).webhook).toEqual({ url, secret: undefined });
  expect(readNotifyConfig({ UNO_NOTIFY_WEBHOOK: url, UNO_NOTIFY_WEBHOOK_SECRET: SECRET }).webhook).toEqual({ url, secret: Buffer.alloc(32, 7) });
});

test.each([
  [{ UNO_NOTIFY_WEBHOOK: 'http://example.ca/' }, /begins with http:\/\/, and would send personal data unencrypted: use https:\/\//],
  [{ UNO_NOTIFY_WEBHOOK: 'http://localhost.example.ca/' }, /unencrypted/],
  [{ UNO_NOTIFY_WEBHOOK: 'example.ca' }, /UNO_NOTIFY_WEBHOOK is not a usable address/],
  [{ UNO_NOTIFY_WEBHOOK: 'https://user:hunter2@example.ca' }, /must not contain a user or a password/],
  [{ UNO_NOTIFY_WEBHOOK: 'https://example.ca', UNO_NOTIFY_WEBHOOK_SECRET: 'hunter2' }, /must be whsec_ and 24 to 64 bytes/],
  [{ UNO_NOTIFY_WEBHOOK_SECRET: SECRET }, /is set without UNO_NOTIFY_WEBHOOK/],
  [{ UNO_NOTIFY_ACKNOWLEDGE: '1' }, /UNO_NOTIFY_ACKNOWLEDGE is set without UNO_NOTIFY_SMTP/],
  [{ ...SMTP, UNO_NOTIFY_FROM: '' }, /UNO_NOTIFY_SMTP is set without UNO_NOTIFY_FROM/],
  [{ ...SMTP, UNO_NOTIFY_TO: 'nobody' }, /UNO_NOTIFY_TO has “nobody”, which is not an e-mail address/],
  [{ ...SMTP, UNO_NOTIFY_FROM: 'a@example.ca, b@example.ca' }, /UNO_NOTIFY_FROM must be one address/],
  [{ ...SMTP, UNO_NOTIFY_FROM: 'Uno\r\nBcc: x@y.ca <a@example.ca>' }, /is not an e-mail address/],
  [{ ...SMTP, UNO_NOTIFY_SMTP: 'smtps://a:hunter2%@mail.example.ca' }, /password in UNO_NOTIFY_SMTP has a %/],
  [{ ...SMTP, UNO_NOTIFY_SMTP: 'mail.example.ca:25' }, /UNO_NOTIFY_SMTP is not a usable address/],
  [{ ...SMTP, UNO_NOTIFY_LOCALE: 'de' }, /UNO_NOTIFY_LOCALE must be en-CA or fr-CA/],
  [{ ...SMTP, UNO_NOTIFY_ACKNOWLEDGE: 'yes' }, /must be 1 or 0/],
])('%j is refused with a message that contains no secret', (environment, says) => {
  expect(() => readNotifyConfig(environment)).toThrow(says);
  expect(() => readNotifyConfig(environment)).not.toThrow(/hunter2/);
});

test.each(['a@b.ca', 'zoé.côté+1@exemple.ca', "o'hara@b-c.example.ca", 'a@localhost'])('mail can be sent to %s', (address) => expect(isMailAddress(address)).toBe(true));

test.each(['a,b@c.ca', 'a@b.ca,c@d.ca', '<a@b.ca>', 'a@b.ca>', '"a"@b.ca', 'a@b.ca\r\nBcc: c@d.ca', 'a b@c.ca', 'a@-b.ca', 'a@b..ca', 'a@b.ca;c@d.ca', 'a(b)@c.ca', 'a:b@c.ca', '@b.ca', 'a@[127.0.0.1]'])('mail can’t be sent to %j', (address) => {
  expect(isMailAddress(address)).toBe(false);
});
