import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { formLanguage } from '../../../server/notify/language.ts';
import { signedHeaders, webhookBody } from '../../../server/notify/webhook.ts';

const key = Buffer.alloc(32, 7);
const lead = { id: '7f3c2b1a-0000-4000-8000-000000000001', name: 'Zoë « Côté »', message: '2 < 3' };

test('the body is that of a database webhook, and the library of Standard Webhooks accepts the signature', () => {
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

test('without a secret nothing is signed', () => {
  expect(Object.keys(signedHeaders(lead.id, '{}', undefined))).toEqual(['webhook-id', 'webhook-timestamp']);
});

test.each([
  ['the French page', { host: 'uno.example', referer: 'https://uno.example/fr/get-quote?service=office' }, 'fr-CA'],
  ['the English page, whatever the browser prefers', { host: 'uno.example', referer: 'https://uno.example/french', 'accept-language': 'fr-CA,fr' }, 'en-CA'],
  ['a page of another site, in a French browser', { host: 'uno.example', referer: 'https://other.example/fr', 'accept-language': 'de, fr;q=0.9, en;q=0.8' }, 'fr-CA'],
  ['no page, in an English browser', { host: 'uno.example', 'accept-language': 'en-US,en;q=0.9,fr;q=0.8' }, 'en-CA'],
  ['no page, in a browser that speaks neither', { host: 'uno.example', 'accept-language': 'de-CH' }, undefined],
  ['an invalid referer', { host: 'uno.example', referer: '::' }, undefined],
])('the language of %s', (_, headers, language) => expect(formLanguage({ headers })).toBe(language));
