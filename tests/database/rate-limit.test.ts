import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../server/database.ts';
import { aMessage, aRequest, asOwner, openStores, outcome, outcomeOfSending, sendLead } from './stores.ts';

const stores = await openStores();

const LIMITED = 'PT429';

const newEmail = () => String(aMessage()['email']);

const send = (database: Database, email = newEmail(), address?: string) => sendLead(database, aMessage({ email }), { address });

/** Sends messages at once. @returns how many were stored, and how many were limited */
async function sendMany(database: Database, count: number, emailOf: (at: number) => string, addressOf: (at: number) => string | undefined = () => undefined) {
  const outcomes = await Promise.all(Array.from({ length: count }, (_, at) => outcome(send(database, emailOf(at), addressOf(at)))));
  return { stored: outcomes.filter((one) => one === 'stored').length, limited: outcomes.filter((one) => one === LIMITED).length };
}

/** Lets time pass for every open window. */
const wait = (database: Database, time: string) =>
  asOwner(database, 'update app_private.rate_windows set opened_at = opened_at - $1::interval', [time]);

async function minutesLeft(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(() => 'stored', (error: unknown) => (error instanceof Error && 'detail' in error ? error.detail : error));
}

describe.each(stores)('the rate limit on $name', ({ database }) => {
  test('is three an hour for one e-mail address, both forms together, however it is written', async () => {
    const email = newEmail();
    expect(await outcome(send(database, email))).toBe('stored');
    expect(await outcome(send(database, email.toUpperCase()))).toBe('stored');
    expect(await outcomeOfSending(database, aRequest({ email }))).toBe('stored');
    expect(await outcomeOfSending(database, aRequest({ email }))).toBe(LIMITED);
    expect(await outcome(send(database, email))).toBe(LIMITED);
    expect(await outcome(send(database))).toBe('stored');
  });

  test('is thirty an hour for one network address, whatever the e-mail, and holds against two hundred requests at once', async () => {
    const email = newEmail();
    expect(await sendMany(database, 200, () => email)).toEqual({ stored: 3, limited: 197 });
    expect(await sendMany(database, 200, newEmail, () => '203.0.113.9')).toEqual({ stored: 30, limited: 170 });
    expect(await outcome(send(database, newEmail(), '203.0.113.8'))).toBe('stored');
  });

  test('does not deadlock when the same e-mail addresses come from several network addresses at once', async () => {
    const addresses = Array.from({ length: 4 }, (_, index) => `192.0.2.${index}`);
    const people = Array.from({ length: 4 }, newEmail);
    const counts = await sendMany(database, 64, (at) => people[at % 4] ?? '', (at) => addresses[(at >> 2) % 4]);
    expect(counts).toEqual({ stored: 12, limited: 52 });
  });

  test('says the whole minutes left, rounded up, and opens a new window when they are over', async () => {
    const email = newEmail();
    await sendMany(database, 3, () => email);
    expect(await minutesLeft(send(database, email))).toBe('60');
    await wait(database, '17 minutes 30 seconds');
    expect(await minutesLeft(send(database, email))).toBe('43');
    await wait(database, '42 minutes');
    expect(await minutesLeft(send(database, email))).toBe('1');
    await wait(database, '1 minute');
    expect(await sendMany(database, 2, () => email)).toEqual({ stored: 2, limited: 0 });
    // The window is fixed: a later submission does not make it longer.
    await wait(database, '50 minutes');
    await send(database, email);
    expect(await minutesLeft(send(database, email))).toBe('10');
  });

  test('a window that opens in the future, as after a clock that was ahead, counts as closed', async () => {
    const [email, address] = [newEmail(), '203.0.113.12'];
    await sendMany(database, 4, () => email, () => address);
    await wait(database, '-400 days');
    expect(await sendMany(database, 4, () => email, () => address)).toEqual({ stored: 3, limited: 1 });
    // The windows of others are deleted, as all that have closed.
    await wait(database, '-400 days');
    await asOwner(database, 'select app_private.prune()');
    expect(await asOwner(database, 'select from app_private.rate_windows')).toEqual([]);
  });

  test('counts only what was stored', async () => {
    const email = newEmail();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await outcomeOfSending(database, aMessage({ email, message: ' ' }))).toBe('23514');
    expect(await sendMany(database, 4, () => email)).toEqual({ stored: 3, limited: 1 });
  });

  test('does not count the same key sent again, and reports the duplicate even at the limit', async () => {
    const row = aMessage();
    const again = () => outcomeOfSending(database, row, { address: '203.0.113.10' });
    const first = await Promise.all(Array.from({ length: 5 }, again));
    expect(first.toSorted()).toEqual(['23505', '23505', '23505', '23505', 'stored']);
    expect(await sendMany(database, 3, () => String(row['email']))).toEqual({ stored: 2, limited: 1 });
    expect(await again()).toBe('23505');
  });

  test.each([
    ['nothing', undefined],
    ['a word', 'unknown'],
    ['nothing before a comma', ', 203.0.113.1'],
    ['something hostile', "'; drop table public.quote_requests; --"],
  ])('loses no lead when the network address is %s', async (_, address) => {
    expect(await sendMany(database, 32, newEmail, () => address)).toEqual({ stored: 32, limited: 0 });
  });

  test('counts a visitor’s whole IPv6 network as one address, and an IPv4 address in IPv6 form as that IPv4 address', async () => {
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
    await sendMany(database, 5, newEmail, () => '203.0.113.11');
    const keys = (await asOwner(database, 'select key from app_private.rate_windows')).map(({ key }) => String(key));
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !/^[0-9a-f]{64}$/.test(key))).toEqual([]);
    // There are few enough addresses to hash them all: only the salt protects them.
    expect(keys).not.toContain(createHash('sha256').update('network 203.0.113.11').digest('hex'));
    await wait(database, '61 minutes');
    for (let visit = 0; visit < 20; visit += 1) await send(database);
    const left = await asOwner(database, "select from app_private.rate_windows where opened_at < now() - interval '1 hour'");
    expect(left).toEqual([]);
  });
});

test.runIf(stores.length > 1)('deleting closed windows does not deadlock with a lead that opens them again', async () => {
  const [, server] = stores;
  if (server === undefined) return;
  const { database } = server;
  const [email, address] = [newEmail(), '203.0.113.13'];
  await send(database, email, address);
  const windows = await asOwner(database, 'select key from app_private.rate_windows order by opened_at desc limit 2');
  const [first = '', last = ''] = windows.map(({ key }) => String(key)).toSorted();
  // The table's order is the reverse of that of the hashes, with another row between them.
  await asOwner(database, 'delete from app_private.rate_windows');
  for (const key of [last, 'between', first]) await asOwner(database, "insert into app_private.rate_windows values ($1, now() - interval '2 hours', 1)", [key]);
  const waiting = async (count: number) => {
    await expect.poll(async () => (await asOwner(database, "select from pg_catalog.pg_stat_activity where wait_event_type = 'Lock'")).length, { interval: 20, timeout: 30_000 }).toBe(count);
  };
  const outcomes = await database.transaction(async (connection) => {
    await connection.query("select from app_private.rate_windows where key = 'between' for update");
    const pruning = outcome(asOwner(database, 'select app_private.prune()'));
    await Promise.race([pruning, waiting(1)]);
    const sending = outcome(send(database, email, address));
    await Promise.race([sending, waiting(2)]);
    return { pruning, sending };
  });
  expect([await outcomes.pruning, await outcomes.sending]).toEqual(['stored', 'stored']);
});
