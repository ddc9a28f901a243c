import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { isMailAddress } from '../../server/notify/config.ts';
import { formLanguage } from '../../server/notify/language.ts';
import { toHtml, toText } from '../../server/notify/letter.ts';
import { acknowledgementLetter, ownerLetter } from '../../server/notify/message.ts';
import { signedHeaders, webhookBody } from '../../server/notify/webhook.ts';
import { business } from '../../site/business.ts';
import { quote as quoteStrings } from '../../site/content/en/quote.ts';
import { folderForTest, writeInto } from '../temporaryFolder.ts';
import { frenchRules } from '../typography.ts';

const SMTP = { UNO_NOTIFY_SMTP: 'smtps://us%40er:p%2Fw@mail.example.ca', UNO_NOTIFY_FROM: 'Uno <site@example.ca>', UNO_NOTIFY_TO: 'a@example.ca, Zoë Côté <b@exemple.ca>' };
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('without variables there are no notifications', () => {
  expect(readConfig({}).notify).toEqual({});
  expect(readConfig({ UNO_NOTIFY_SMTP: ' ', UNO_NOTIFY_WEBHOOK: '', UNO_NOTIFY_ACKNOWLEDGE: '' }).notify).toEqual({});
});

test('a mail server, its sender and its receivers are read from the variables', () => {
  expect(readConfig(SMTP).notify.email).toEqual({
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
  expect(readConfig({ ...SMTP, UNO_NOTIFY_LOCALE: 'fr', UNO_NOTIFY_ACKNOWLEDGE: '1' }).notify.email).toMatchObject({ locale: 'fr-CA', acknowledge: true });
});

test.each([
  ['smtp://mail.example.ca', {}, 587, true],
  ['smtp://mail.example.ca:25', { UNO_NOTIFY_INSECURE: '1' }, 25, false],
  ['smtp://127.0.0.1:1025', {}, 1025, false],
  ['smtp://[::1]', {}, 587, false],
])('the mail server %s, with %j, uses port %i, and requires TLS: %s', (url, more, port, requireTls) => {
  expect(readConfig({ ...SMTP, UNO_NOTIFY_SMTP: url, ...more }).notify.email).toMatchObject({ port, requireTls, secure: false });
});

test.each(['https://example.ca/hook?x=1', 'http://localhost:9000/', 'http://127.0.0.1/', 'http://[::1]:8/'])('a webhook at %s is read, without and with a secret', (url) => {
  expect(readConfig({ UNO_NOTIFY_WEBHOOK: url }).notify.webhook).toEqual({ url, secret: undefined });
  expect(readConfig({ UNO_NOTIFY_WEBHOOK: url, UNO_NOTIFY_WEBHOOK_SECRET: SECRET }).notify.webhook).toEqual({ url, secret: Buffer.alloc(32, 7) });
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
  [{ ...SMTP, UNO_NOTIFY_SMTP: 'smtp://user:p@ss#hunter2@127.0.0.1:465' }, /write @ \/ # \? % as %40 %2F %23 %3F %25/],
  [{ ...SMTP, UNO_NOTIFY_SMTP: 'mail.example.ca:25' }, /UNO_NOTIFY_SMTP is not a usable address/],
  [{ ...SMTP, UNO_NOTIFY_LOCALE: 'de' }, /UNO_NOTIFY_LOCALE must be en-CA or fr-CA/],
  [{ ...SMTP, UNO_NOTIFY_ACKNOWLEDGE: 'yes' }, /must be 1 or 0/],
])('%j is refused with a message that contains no secret', (environment, says) => {
  const { problems } = readConfig(environment);
  expect(problems.map(({ closes, sentence }) => [closes, sentence])).toEqual([['notifications', expect.stringMatching(says)]]);
  expect(problems[0]?.sentence).not.toContain('hunter2');
});

test.each(['UNO_NOTIFY_INSECURE', 'UNO_HSTS_SUBDOMAINS'])('%s that is neither 1 nor 0 is named, and closes nothing', (variable) =>
  expect(readConfig({ [variable]: 'yes' }).problems).toEqual([{ variable, closes: 'nothing', sentence: `${variable} must be 1 or 0, not “yes”.` }]));

test.each(['a@b.ca', 'zoé.côté+1@exemple.ca', "o'hara@b-c.example.ca", 'a@localhost'])('mail can be sent to %s', (address) => expect(isMailAddress(address)).toBe(true));

test.each(['a,b@c.ca', 'a@b.ca,c@d.ca', '<a@b.ca>', 'a@b.ca>', '"a"@b.ca', 'a@b.ca\r\nBcc: c@d.ca', 'a b@c.ca', 'a@-b.ca', 'a@b..ca', 'a@b.ca;c@d.ca', 'a(b)@c.ca', 'a:b@c.ca', '@b.ca', 'a@[127.0.0.1]'])('mail can’t be sent to %j', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

const contact = { id: '7f3c2b1a-0000-4000-8000-000000000001', created_at: '2026-11-25T15:04:00.000Z', name: 'Zoë Côté', email: 'zoe@exemple.ca', phone: '(514) 555-0142', company: null };
const request = {
  ...contact,
  service: 'office',
  sqft: 12_500,
  floors_served: 3,
  schedule: { kind: 'weekly', days: ['Mon', 'Wed', 'Fri'], timesPerWeek: 3, shifts: { day: false, night: true } },
  service_details: { restrooms: 4, highTouch: true, exteriorWindows: false, preferences: { frequency: 'three-per-week', ecoFriendly: true, startDate: '2027-02-03', timing: 'After 6,\nby the back door' } },
  notes: '2 < 3',
};
const quote = (lead: object = {}) => ({ table: 'quote_requests', lead: { ...request, ...lead }, locale: 'fr-CA' }) as const;
const message = (lead: object = {}) => ({ table: 'contact_messages', lead: { ...contact, message: 'Bonjour', ...lead }, locale: undefined }) as const;

describe('the e-mail to the owner', () => {
  test('contains every answer of a request with the labels of the form, in English', () => {
    const letter = ownerLetter(quote(), 'en-CA');
    expect(letter.subject).toBe('New quote request: Office & Corporate Cleaning');
    expect(toText(letter)).toBe(`A quote request was sent from the site.

SERVICE
Type: Office & Corporate Cleaning
Area: 12,500~sq~ft
Floors: 3
Washrooms: 4
High-touch surfaces disinfected: Yes

SCHEDULE
Frequency: 3~times per week
Days: Monday, Wednesday and Friday
Time of day: Nighttime

PREFERENCES
Access and timing:
  After 6,
  by the back door
Preferred start date: February 3, 2027
${quoteStrings['quote.ecoFriendly.label'] || 'ecoFriendly'}: Yes
Notes: 2 < 3

CONTACT
Name: Zoë Côté
Email: zoe@exemple.ca
Phone: (514) 555-0142

ABOUT THIS REQUEST
Received: November 25, 2026, 10:04~AM
Written in: French
Number: 7f3c2b1a-0000-4000-8000-000000000001

Reply to this email to answer the sender.

Once you have answered, mark it as handled with this command:

npm run leads -- --handled 7f3c2b1a-0000-4000-8000-000000000001
`.replaceAll('~', '\u00a0'));
  });

  test.each([
    ['elsewhere', '', `npm run leads -- --handled ${request.id}`],
    ['on a server with the command uno', 'uno.env', `uno leads --handled ${request.id}`],
  ])('names the command that works %s', (_, file, command) => {
    const folder = folderForTest('installed');
    writeInto(folder, 'uno.env', '');
    vi.stubEnv('UNO_ENV_FILE', file && join(folder, file));
    for (const letter of [ownerLetter(quote(), 'en-CA'), ownerLetter(quote(), 'fr-CA')]) expect(letter.closing.at(-1)).toBe(command);
  });

  test('follows the typography of Québec in French', () => {
    const letter = ownerLetter(quote(), 'fr-CA');
    expect(letter.subject).toMatch(/^Nouvelle demande de soumission\u00a0: \S/);
    const text = toText(letter).replaceAll('\u00a0', '~');
    const lines = ['SERVICE', 'Superficie~: 12~500~pi²', 'Jours~: Lundi, mercredi et vendredi', 'COORDONNÉES', 'Réception~: 25 novembre 2026, 10~h~04', 'Langue~: Français'];
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
    // What was typed, and the command, stay as they are.
    const ours = toText(letter).replace(/^.*(?:2 < 3|After|npm run).*$/gm, '');
    expect(frenchRules.filter(([, broken]) => broken.test(ours)).map(([rule]) => rule)).toEqual([]);
  });

  test('about a message contains its text, and no name in the subject', () => {
    const letter = ownerLetter(message({ message: 'Un\r\n\r\nDeux' }), 'en-CA');
    expect(letter.subject).toBe('New message from the site');
    expect(toText(letter)).toContain('Message:\n  Un\n  \n  Deux\n');
    expect(toText(letter)).not.toContain('Written in');
  });

  test('escapes what was typed, so that no markup or control character in it has an effect', () => {
    const hostile = '<script>alert(1)</script>"\'&<img src=x onerror=y>\u202egnp.exe\u001b[31m';
    const html = toHtml(ownerLetter(quote({ name: hostile, company: hostile, notes: hostile, email: 'x<b>@y.ca' }), 'en-CA'));
    expect(html).not.toMatch(/<script|<img|<b>|\p{Cf}|(?!\n)\p{Cc}/u);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;img src=x onerror=y&gt;\\u202egnp.exe\\u001b[31m');
    expect(html).toContain('<html lang="en-CA">');
    expect(toText(ownerLetter(message({ message: hostile }), 'en-CA'))).not.toMatch(/\p{Cf}|(?!\n)\p{Cc}/u);
  });
});

// tests/html/lists.ts compares what the e-mail promises with what the page of each form says.
test.each([
  ['en-CA', quote(), `We have your request – ${business.name}`, /\n\nService requested: Office & Corporate Cleaning\n/],
  ['fr-CA', quote(), `Nous avons bien reçu votre demande – ${business.name}`, /\n\nService demandé\u00a0: /],
  ['en-CA', message(), `We have your message – ${business.name}`, /^We reply by email/],
  ['fr-CA', message(), `Nous avons bien reçu votre message – ${business.name}`, /^Nous répondons par courriel/],
] as const)('the e-mail to the sender in %s gives the number to call: %#', (locale, lead, subject, says) => {
  const letter = acknowledgementLetter(lead, locale);
  expect(letter.subject).toBe(subject);
  expect(toText(letter)).toMatch(says);
  expect(toText(letter)).toContain(business.phoneText[locale]);
});

test('the e-mail to the sender repeats nothing that was typed', () => {
  const typed = { name: 'BUY-1', company: 'BUY-2', notes: 'BUY-3', message: 'BUY-4', email: 'buy-5@exemple.ca', phone: 'BUY-6', service_details: { preferences: { timing: 'BUY-7' } } };
  const letters = [quote(typed), message(typed)].map((lead) => acknowledgementLetter(lead, 'en-CA'));
  expect(letters.flatMap((letter) => [letter.subject, toText(letter), toHtml(letter)]).join('\n')).not.toMatch(/buy-/i);
});

const key = Buffer.alloc(32, 7);
const lead = { id: '7f3c2b1a-0000-4000-8000-000000000001', name: 'Zoë « Côté »', message: '2 < 3' };

test('the body of a webhook is that of a database webhook, and the library of Standard Webhooks accepts the signature', () => {
  const body = webhookBody(lead, { table: 'contact_messages', locale: 'fr-CA' });
  const expected = { type: 'INSERT', schema: 'public', table: 'contact_messages', record: lead, old_record: null, locale: 'fr-CA' };
  const verifier = new Webhook(`whsec_${key.toString('base64')}`);
  const headers = signedHeaders(lead.id, body, key);
  expect(verifier.verify(body, headers)).toEqual(expected);
  expect(headers['webhook-id']).toBe(lead.id);
  expect(() => verifier.verify(body.replace('Zoë', 'Zoe'), headers)).toThrow('No matching signature found');
  expect(() => verifier.verify(body, { ...headers, 'webhook-id': 'another' })).toThrow('No matching signature found');
  expect(() => verifier.verify(body, signedHeaders(lead.id, body, key, new Date(0)))).toThrow('Message timestamp too old');
});

test('without a secret a webhook is not signed', () => {
  expect(Object.keys(signedHeaders(lead.id, '{}', undefined))).toEqual(['webhook-id', 'webhook-timestamp']);
});

test.each([
  ['the French page', { host: 'uno.example', referer: 'https://uno.example/fr/get-quote?service=office' }, 'fr-CA'],
  ['the English page, whatever the browser prefers', { host: 'uno.example', referer: 'https://uno.example/french', 'accept-language': 'fr-CA,fr' }, 'en-CA'],
  ['a page of another site, in a French browser', { host: 'uno.example', referer: 'https://other.example/fr', 'accept-language': 'de, fr;q=0.9, en;q=0.8' }, 'fr-CA'],
  ['no page, in an English browser', { host: 'uno.example', 'accept-language': 'en-US,en;q=0.9,fr;q=0.8' }, 'en-CA'],
  ['no page, in a browser that speaks neither', { host: 'uno.example', 'accept-language': 'de-CH' }, undefined],
  ['an invalid referer', { host: 'uno.example', referer: '::' }, undefined],
])('a form’s language is read from %s', (_, headers, language) => expect(formLanguage({ headers })).toBe(language));
