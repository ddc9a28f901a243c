import { describe, expect, test } from 'vitest';
import type { Row } from '../../server/database.ts';
import { hasInvisible, isBlank } from '../../site/src/leads/blank.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { validate } from '../../site/src/leads/validate.ts';
import { formData, personContext } from '../unit/leads/entries.ts';
import { aMessage, aRequest, asOwner, openStores, outcomeOfSending } from './stores.ts';

const stores = await openStores();

const CHECK = '23514';

/** One of each kind of character that nobody sees, and whitespace of other scripts. */
const INVISIBLE = ['\u0001', '\u0085', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2060', '\u2066', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\u{e0041}'];
const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;

const REQUESTS: readonly (readonly [why: string, changes: Row, ends: string])[] = [
  ...INVISIBLE.flatMap((character): readonly [string, Row, string][] => [
    [`a name of ${codeOf(character)} alone`, { name: character.repeat(3) }, CHECK],
    [`${codeOf(character)} inside an e-mail`, { email: `a${character}b@c.ca` }, CHECK],
    [`${codeOf(character)} inside a phone`, { phone: `514${character}5550142` }, CHECK],
    [`seven digits and three ${codeOf(character)}`, { phone: `555${character.repeat(3)}0142` }, CHECK],
  ]),
  ['a family, a flag and a Persian word in a name', { name: '👩‍👩‍👧 🏴\u{e0067}\u{e0062}\u{e007f} می\u200cخواهم' }, 'stored'],
  ['a phone of five emoji', { phone: '📞📞📞📞📞' }, CHECK],
  ['a phone of ten emoji', { phone: '📞'.repeat(10) }, 'stored'],
];

const MESSAGES: readonly (readonly [why: string, changes: Row, ends: string])[] = [
  ['a message of characters that nobody sees', { message: INVISIBLE.join('') }, CHECK],
];

/** The same row as a browser posts it. */
const postOf = (row: Row): FormData =>
  formData({ ...Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value ?? '')])), frequency: 'monthly' });

test.each(REQUESTS)('the form accepts a request with %s if the database does', (_, changes, ends) =>
  expect(validate(quoteForm, quoteForm.read(postOf(aRequest(changes))), personContext).accepted).toBe(ends === 'stored'));

test.each(MESSAGES)('the form accepts a message with %s if the database does', (_, changes, ends) =>
  expect(validate(contactForm, contactForm.read(postOf(aMessage(changes))), personContext).accepted).toBe(ends === 'stored'));

describe.each(stores)('characters that nobody sees, on $name', ({ database }) => {
  test.each(REQUESTS)('decide as they must over a request with %s', async (_, changes, ends) => expect(await outcomeOfSending(database, aRequest(changes))).toBe(ends));

  test.each(MESSAGES)('decide as they must over a message with %s', async (_, changes, ends) => expect(await outcomeOfSending(database, aMessage(changes))).toBe(ends));

  test('are the same in the browser and in the database, over all of Unicode', async () => {
    const characters = Array.from({ length: 0x10ffff }, (_, at) => String.fromCodePoint(at + 1)).filter((character) => character.isWellFormed());
    const [row] = await asOwner(
      database,
      `select regexp_replace($1, '[^' || app_private.invisible_characters() || ']+', '', 'g') as invisible,
              regexp_replace($1, '[^' || app_private.blank_characters() || ']+', '', 'g') as blank`,
      [characters.join('')],
    );
    expect(row).toEqual({ invisible: characters.filter(hasInvisible).join(''), blank: characters.filter(isBlank).join('') });
  });

  test('do not keep the owner from restoring or marking a row that is stored already', async () => {
    const id = crypto.randomUUID();
    await asOwner(database, 'insert into public.contact_messages (id, name, email, message) values ($1, $2, $3, $4)', [id, '\u3164', 'a@b.ca\u200e', 'x']);
    await asOwner(database, "update public.contact_messages set status = 'handled' where id = $1", [id]);
    expect(await asOwner(database, 'delete from public.contact_messages where id = $1 returning status', [id])).toEqual([{ status: 'handled' }]);
  });
});
