import { describe, expect, test } from 'vitest';
import { parseMarkRequest, markLeads } from '../../server/leads-marking.ts';
import { purgeLeads } from '../../server/leads-retention.ts';
import { forget, pruneRateData, readLeads, type Status } from '../../server/leads-store.ts';
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

  test('counts the leads older than an age, to the hour, and deletes only those', async () => {
    await asOwner(database, 'delete from public.contact_messages');
    await asOwner(database, 'delete from public.quote_requests');
    const aged = async (row: ReturnType<typeof aMessage>, age: string) => {
      await insertAsOwner(row);
      await asOwner(database, `update public.${tableOf(row)} set created_at = now() - $1::interval where id = $2`, [age, row['id']]);
      return row['id'];
    };
    await aged(aRequest(), '2 years 1 hour');
    const young = await aged(aRequest(), '2 years -1 hour');
    await insertAsOwner(aMessage({ status: 'handled', created_at: '2020-03-01T04:00:00Z' }));
    await aged(aMessage(), '2 years 1 hour');
    const counted = await purgeLeads(database, { olderThan: '2 years', isReal: false });
    // Four o’clock UTC is still February in Montréal.
    expect(counted).toMatchObject({ quote_requests: { count: 1, new: 1 }, contact_messages: { count: 2, new: 1, from: '2020-02-29' } });
    expect(counted.quote_requests.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await purgeLeads(database, { olderThan: '24 months', isReal: true })).toEqual(counted);
    const left = await readLeads(database);
    expect([left.quote_requests.map(({ id }) => id), left.contact_messages]).toEqual([[young], []]);
    expect(await purgeLeads(database, { olderThan: '999 years', isReal: true })).toMatchObject({ quote_requests: { count: 0, from: '' } });
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
    // The hash was deleted too, so the rate limit starts again.
    expect(await outcomeOfSending(database, aMessage({ email }))).toBe('stored');
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
