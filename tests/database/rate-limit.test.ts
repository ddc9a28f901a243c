import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/database.ts';
import { aMessage, aRequest, asOwner, asVisitor, insert, openStores, outcome } from './stores.ts';

const stores = await openStores();

const LIMITED = 'PT429';

let emails = 0;
const newEmail = () => `limit-${(emails += 1)}@exemple.ca`;

function send(database: Database, email = newEmail(), address?: string): Promise<unknown> {
  return asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage({ email })), address);
}

async function sendMany(database: Database, count: number, email?: string, address?: string): Promise<readonly string[]> {
  return Promise.all(Array.from({ length: count }, () => outcome(send(database, email, address))));
}

const tally = (outcomes: readonly string[]) => ({
  stored: outcomes.filter((one) => one === 'stored').length,
  limited: outcomes.filter((one) => one === LIMITED).length,
});

/** Lets time pass for every open window. */
const wait = (database: Database, time: string) =>
  asOwner(database, 'update app_private.rate_windows set opened_at = opened_at - $1::interval', [time]);

async function minutesLeft(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => 'stored',
    (error: unknown) => (error instanceof Error && 'detail' in error ? error.detail : error),
  );
}

describe.each(stores)('the rate limit on $name', ({ database }) => {
  test('is three an hour for one e-mail address, both forms together, however it is written', async () => {
    const email = newEmail();
    expect(await outcome(send(database, email))).toBe('stored');
    expect(await outcome(send(database, `  ${email}`.trim().toUpperCase()))).toBe('stored');
    const request = () => asVisitor(database, (connection) => insert(connection, 'quote_requests', aRequest({ email })));
    expect(await outcome(request())).toBe('stored');
    expect(await outcome(request())).toBe(LIMITED);
    expect(await outcome(send(database, email))).toBe(LIMITED);
    expect(await outcome(send(database))).toBe('stored');
  });

  test('is thirty an hour for one network address, whatever the e-mail', async () => {
    expect(tally(await sendMany(database, 33, undefined, '203.0.113.7'))).toEqual({ stored: 30, limited: 3 });
    expect(await outcome(send(database, newEmail(), '203.0.113.8'))).toBe('stored');
  });

  test('holds against two hundred requests at once, by e-mail and by network address', async () => {
    expect(tally(await sendMany(database, 200, newEmail()))).toEqual({ stored: 3, limited: 197 });
    expect(tally(await sendMany(database, 200, undefined, '203.0.113.9'))).toEqual({ stored: 30, limited: 170 });
  });

  test('does not deadlock when many e-mails and many addresses cross', async () => {
    const addresses = Array.from({ length: 4 }, (_, index) => `192.0.2.${index}`);
    const people = Array.from({ length: 4 }, newEmail);
    const outcomes = await Promise.all(
      Array.from({ length: 64 }, (_, index) => outcome(send(database, people[index % 4], addresses[(index >> 2) % 4]))),
    );
    expect(tally(outcomes)).toEqual({ stored: 12, limited: 52 });
  });

  test('says the whole minutes left, rounded up, and opens a new window when they are over', async () => {
    const email = newEmail();
    await sendMany(database, 3, email);
    expect(await minutesLeft(send(database, email))).toBe('60');
    await wait(database, '17 minutes 30 seconds');
    expect(await minutesLeft(send(database, email))).toBe('43');
    await wait(database, '42 minutes');
    expect(await minutesLeft(send(database, email))).toBe('1');
    await wait(database, '1 minute');
    expect(tally(await sendMany(database, 4, email))).toEqual({ stored: 3, limited: 1 });
  });

  test('is a fixed window: a later submission does not make it longer', async () => {
    const email = newEmail();
    await sendMany(database, 2, email);
    await wait(database, '50 minutes');
    await send(database, email);
    expect(await minutesLeft(send(database, email))).toBe('10');
  });

  test('counts only what was stored', async () => {
    const email = newEmail();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const wrong = asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage({ email, message: ' ' })));
      expect(await outcome(wrong)).toBe('23514');
    }
    expect(tally(await sendMany(database, 4, email))).toEqual({ stored: 3, limited: 1 });
  });

  test('does not count the same key sent again, and reports the duplicate even at the limit', async () => {
    const row = aMessage();
    const again = () => asVisitor(database, (connection) => insert(connection, 'contact_messages', row), '203.0.113.10');
    const first = await Promise.all([outcome(again()), outcome(again()), outcome(again()), outcome(again()), outcome(again())]);
    expect(first.sort()).toEqual(['23505', '23505', '23505', '23505', 'stored']);
    const email = String(row['email']);
    expect(tally(await sendMany(database, 3, email))).toEqual({ stored: 2, limited: 1 });
    expect(await outcome(again())).toBe('23505');
  });

  test.each([
    ['nothing', undefined],
    ['a word', 'unknown'],
    ['nothing before a comma', ', 203.0.113.1'],
    ['something hostile', "'; drop table public.quote_requests; --"],
  ])('loses no lead when the network address is %s', async (_, address) => {
    expect(tally(await sendMany(database, 32, undefined, address))).toEqual({ stored: 32, limited: 0 });
  });

  test('takes a visitor’s whole IPv6 network as one, and IPv4 written as IPv6 as IPv4', async () => {
    const network = async (address: string) => {
      const [row] = await database.transaction(async (connection) => {
        await connection.query("select set_config('request.headers', $1, true)", [JSON.stringify({ 'x-forwarded-for': address })]);
        return connection.query("select app_private.visitor_network('X-Forwarded-For') as network");
      });
      return row?.['network'];
    };
    expect(await network('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
    expect(await network('2001:db8:1:2:bbbb::2, 10.0.0.1')).toBe('2001:db8:1:2::/64');
    expect(await network('::FFFF:203.0.113.1')).toBe('203.0.113.1');
    expect(await network('203.0.113.1, 10.0.0.1')).toBe('203.0.113.1');
  });

  test('stores no address in plain text, and deletes windows that have closed', async () => {
    await sendMany(database, 5, undefined, '203.0.113.11');
    const keys = await asOwner(database, 'select key from app_private.rate_windows');
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter(({ key }) => !/^[0-9a-f]{64}$/.test(String(key)))).toEqual([]);
    // There are few enough addresses to hash them all: only the salt protects them.
    const unsalted = createHash('sha256').update('network 203.0.113.11').digest('hex');
    expect(keys.map(({ key }) => key)).not.toContain(unsalted);
    await wait(database, '61 minutes');
    for (let visit = 0; visit < 20; visit += 1) await send(database);
    const left = await asOwner(database, "select from app_private.rate_windows where opened_at < now() - interval '1 hour'");
    expect(left).toEqual([]);
  });
});
