import { describe, expect, test } from 'vitest';
import { parseMarkRequest, markLeads } from '../../server/leads-marking.ts';
import { type PurgeRequest, purgeLeads } from '../../server/leads-retention.ts';
import { readPerson } from '../../server/leads-person.ts';
import { forget, pruneRateData, readLeads, type Status } from '../../server/leads-store.ts';
import { setChannels } from '../../server/notify/outbox.ts';
import { aMessage, aRequest, asOwner, insert, openStores, outcomeOfSending, sendLead, tableOf } from './stores.ts';

const stores = await openStores();

describe.each(stores)('the server, with leads on $name,', ({ database }) => {
  const insertAsOwner = (row: ReturnType<typeof aMessage>) => database.transaction((connection) => insert(connection, tableOf(row), row));

  test('marks all leads that are named, in both tables, or none', async () => {
    const [request, message, twin] = [aRequest({ id: 'aaaaaaaa-0000-4000-8000-000000000001' }), aMessage({ id: 'bbbbbbbb-0000-4000-8000-000000000001' }), aMessage({ id: 'bbbbbbbb-0000-4000-8000-000000000002' })];
    for (const row of [request, message, twin]) await insertAsOwner(row);
    const idsOf = async (status: Status) => {
      const { quote_requests, contact_messages } = await readLeads(database, { status });
      return [...quote_requests, ...contact_messages].map(({ id }) => id).toSorted();
    };
    expect(await markLeads(database, parseMarkRequest(['aaaaaaaa', 'bbbbbbbb', 'cccccccc'], 'handled'))).toEqual({ marked: 0, unknown: ['cccccccc'], ambiguous: ['bbbbbbbb'] });
    expect(await idsOf('handled')).toEqual([]);
    expect(await markLeads(database, parseMarkRequest(['AAAAAAAA', String(twin['id']), 'aaaaaaaa'], 'handled'))).toEqual({ marked: 2, unknown: [], ambiguous: [] });
    expect(await idsOf('handled')).toEqual([request['id'], twin['id']]);
    expect(await markLeads(database, parseMarkRequest(['aaaaaaaa-0000'], 'new'))).toMatchObject({ marked: 1 });
    expect(await idsOf('new')).toEqual([request['id'], message['id']]);
  });

  /** Stores a lead of an age. @returns its id */
  const aged = async (row: ReturnType<typeof aMessage>, age: string) => {
    await insertAsOwner(row);
    await asOwner(database, `update public.${tableOf(row)} set created_at = now() - $1::interval where id = $2`, [age, row['id']]);
    return row['id'];
  };
  const deleteAll = async () => {
    for (const table of ['contact_messages', 'quote_requests']) await asOwner(database, `delete from public.${table}`);
  };
  const idsLeft = async () => {
    const { quote_requests, contact_messages } = await readLeads(database);
    return [...quote_requests, ...contact_messages].map(({ id }) => id);
  };
  const purge = (olderThan: string, changes: Partial<PurgeRequest> = {}) => purgeLeads(database, { olderThan, isReal: false, includesNew: false, trustsClock: false, ...changes });

  test('counts the leads older than an age, to the hour, and deletes only those; the new ones only if they are named', async () => {
    await deleteAll();
    const handled = { status: 'handled' };
    await aged(aRequest(handled), '2 years 1 hour');
    const young = await aged(aRequest(handled), '2 years -1 hour');
    await insertAsOwner(aMessage({ ...handled, created_at: '2020-03-01T04:00:00Z' }));
    const open = await aged(aMessage(), '2 years 1 hour');
    const counted = await purge('2 years');
    // Four o’clock UTC is still February in Montréal.
    expect(counted).toMatchObject({ quote_requests: { count: 1, new: 0 }, contact_messages: { count: 1, new: 1, from: '2020-02-29', to: '2020-02-29' }, clockDoubt: null });
    expect(counted.quote_requests.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await idsLeft()).toHaveLength(4);
    expect(await purge('24 months', { isReal: true })).toEqual(counted);
    expect(await idsLeft()).toEqual([young, open]);
    expect(await purge('2 years', { isReal: true, includesNew: true })).toMatchObject({ contact_messages: { count: 1, new: 1 } });
    expect(await idsLeft()).toEqual([young]);
    expect(await purge('999 years', { isReal: true })).toMatchObject({ quote_requests: { count: 0, from: '' } });
  });

  /** An old lead and a newest one in a store that was last used at a time from now. The server then runs. */
  async function storeUsed(lastUse: string, stored: string) {
    await deleteAll();
    await asOwner(database, 'update app_private.settings set clock_at = now() + $1::interval', [lastUse]);
    const old = await aged(aMessage({ status: 'handled' }), '900 days');
    const newest = await aged(aMessage({ status: 'handled' }), '0 days');
    await asOwner(database, 'update public.contact_messages set created_at = now() + $1::interval where id = $2', [stored, newest]);
    await pruneRateData(database);
    return { old, newest };
  }

  const DAY = /\d{4}-\d\d-\d\d/;
  // A clock that is wrong by a time is the same as a store that was used that long ago, or that much later.
  test.each([
    ['the clock is 800 days ahead of the store', '-800 days', '-900 days', new RegExp(`the clock says ${DAY.source}, and the store was last in use on ${DAY.source}`)],
    ['the clock is 40 days behind the store', '40 days', '-900 days', /the store was last in use on/],
    ['a lead was stored while the clock was ahead', '0 days', '2 days', /the newest lead is of/],
  ])('deletes nothing when the clock can’t be right: %s', async (_, lastUse, stored, doubt) => {
    const { old, newest } = await storeUsed(lastUse, stored);
    const { clockDoubt } = await purge('2 years', { isReal: true });
    expect(clockDoubt).toMatch(doubt);
    expect((await idsLeft()).toSorted()).toEqual([old, newest].toSorted());
    // A person says that the clock is right.
    expect(await purge('2 years', { isReal: true, trustsClock: true })).toMatchObject({ clockDoubt: null });
    expect(await idsLeft()).not.toContain(old);
  });

  test('believes a clock that is not far from the last use, and one that a person has trusted', async () => {
    const { newest } = await storeUsed('-20 days', '-1 day');
    expect(await purge('2 years', { isReal: true })).toMatchObject({ clockDoubt: null, contact_messages: { count: 1 } });
    expect(await idsLeft()).toEqual([newest]);
    const later = await storeUsed('-800 days', '-1 day');
    await purge('2 years', { isReal: true, trustsClock: true });
    expect(await purge('2 years')).toMatchObject({ clockDoubt: null });
    expect(await idsLeft()).toEqual([later.newest]);
  });

  test('deletes every row of one e-mail address, in any spelling, and no other row', async () => {
    const email = 'Forget.Me@exemple.ca';
    const other = aMessage();
    for (const row of [aRequest({ email }), aMessage({ email: email.toLowerCase() }), aMessage({ email: email.toUpperCase() }), other]) await sendLead(database, row);
    expect(await outcomeOfSending(database, aMessage({ email }))).toBe('PT429');
    expect(await forget(database, ` ${email} `)).toEqual({ quote_requests: 1, contact_messages: 2, rate_windows: 1 });
    const left = await readLeads(database);
    expect(JSON.stringify(left).toLowerCase()).not.toContain(email.toLowerCase());
    expect(left.contact_messages.map(({ id }) => id)).toContain(other['id']);
    expect(await forget(database, email)).toEqual({ quote_requests: 0, contact_messages: 0, rate_windows: 0 });
    // The address is remembered once, as a hash.
    const entries = await asOwner(database, 'select * from app_private.forgotten');
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries).toLowerCase()).not.toContain('forget.me');
    expect((await readPerson(database, email.toUpperCase())).forgotten).toHaveLength(1);
    expect((await readPerson(database, String(other['email']))).forgotten).toEqual([]);
    // The hash was deleted too, so the rate limit starts again.
    expect(await outcomeOfSending(database, aMessage({ email }))).toBe('stored');
  });

  test('finds and deletes what was stored under an address with characters that nobody sees, and remembers it', async () => {
    const [seen, stored] = ['unseen@exemple.ca', 'un\u200bSeen@exem\u00adple.ca'];
    const row = aMessage({ email: stored });
    await insertAsOwner(row);
    expect((await readPerson(database, seen)).contact_messages).toMatchObject([{ email: stored }]);
    expect(await forget(database, seen)).toMatchObject({ contact_messages: 1, rate_windows: 1 });
    const was = "select app_private.was_forgotten($1, now() - interval '1 hour') as forgotten";
    for (const address of [seen, stored, 'u\u2060nseen@exemple.ca']) expect(await asOwner(database, was, [address])).toEqual([{ forgotten: true }]);
    expect((await readPerson(database, stored)).forgotten).toHaveLength(1);
  });

  test('finds everything that is held about one address, in any spelling: leads, waiting notifications, the rate count', async () => {
    await setChannels(database, ['email']);
    const [mine, other] = [aRequest({ email: 'Find.Me@exemple.ca' }), aMessage()];
    for (const row of [mine, other, aMessage({ email: 'find.me@exemple.ca' })]) await sendLead(database, row, { language: 'fr-CA' });
    const found = await readPerson(database, ' FIND.ME@exemple.ca ');
    expect([found.quote_requests.length, found.contact_messages.length]).toEqual([1, 1]);
    expect(found.quote_requests[0]).toMatchObject({ id: mine['id'], notes: '2 < 3' });
    expect(found.notifications).toMatchObject([{ channel: 'email', locale: 'fr-CA' }, { channel: 'email', locale: 'fr-CA' }]);
    expect(found.rate_windows).toMatchObject([{ stored: 2 }]);
    expect(JSON.stringify(found)).not.toContain(String(other['id']));
    await setChannels(database, []);
  });

  test('deletes rate limit rows after their window, not before', async () => {
    const windows = async () => (await asOwner(database, 'select key from app_private.rate_windows')).length;
    await sendLead(database, aMessage(), { address: '203.0.113.77' });
    const open = await windows();
    expect(open).toBeGreaterThanOrEqual(2);
    await pruneRateData(database);
    expect(await windows()).toBe(open);
    await asOwner(database, "update app_private.rate_windows set opened_at = opened_at - interval '1 hour'");
    await pruneRateData(database);
    expect(await windows()).toBe(0);
  });
});
