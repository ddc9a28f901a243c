import { describe, expect, test } from 'vitest';
import { parseMarkRequest, markLeads } from '../../server/leads-marking.ts';
import { parseAge, purgeLeads } from '../../server/leads-retention.ts';
import { readLeads, type Status } from '../../server/leads-store.ts';
import { aMessage, aRequest, asOwner, asVisitor, insert, openStores, outcome } from './stores.ts';

const stores = await openStores();

test.each([
  ['2y', '2 years'],
  ['6m', '6 months'],
  [' 8W ', '8 weeks'],
  ['90d', '90 days'],
])('--older-than %j is %s', (text, age) => {
  expect(parseAge(text)).toBe(age);
});

test.each(['', '0d', '2', 'y', '2h', '-1y', '1000y', "1y'; drop table x"])('--older-than %j is no age', (text) => {
  expect(() => parseAge(text)).toThrow(/is not an age: write --older-than 2y/);
});

describe.each(stores)('keeping leads on $name', ({ database }) => {
  const insertAsOwner = (table: string, row: ReturnType<typeof aMessage>) => database.transaction((connection) => insert(connection, table, row));

  test('a visitor can’t give a status, or see it', async () => {
    const given = asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage({ status: 'handled' })));
    expect(await outcome(given)).toBe('42501');
    expect(await outcome(asVisitor(database, (connection) => connection.query('select status from public.quote_requests')))).toBe('42501');
    expect(await outcome(insertAsOwner('quote_requests', aRequest({ status: 'other' })))).toBe('23514');
  });

  test('marks all leads that are named, in both tables, or none', async () => {
    const [request, message, twin] = [aRequest({ id: 'aaaaaaaa-0000-4000-8000-000000000001' }), aMessage({ id: 'bbbbbbbb-0000-4000-8000-000000000001' }), aMessage({ id: 'bbbbbbbb-0000-4000-8000-000000000002' })];
    await insertAsOwner('quote_requests', request);
    await insertAsOwner('contact_messages', message);
    await insertAsOwner('contact_messages', twin);
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
    const aged = async (table: string, row: ReturnType<typeof aMessage>, age: string) => {
      await insertAsOwner(table, row);
      await asOwner(database, `update public.${table} set created_at = now() - $1::interval where id = $2`, [age, row['id']]);
      return row['id'];
    };
    await aged('quote_requests', aRequest(), '2 years 1 hour');
    const young = await aged('quote_requests', aRequest(), '2 years -1 hour');
    await aged('contact_messages', aMessage({ status: 'handled' }), '3 years');
    await asOwner(database, "update public.contact_messages set created_at = '2020-03-01T04:00:00Z'");
    await aged('contact_messages', aMessage(), '2 years 1 hour');
    const counted = await purgeLeads(database, { olderThan: '2 years', isReal: false });
    // Four o’clock UTC is still February in Montréal.
    expect(counted).toMatchObject({ quote_requests: { count: 1, new: 1 }, contact_messages: { count: 2, new: 1, from: '2020-02-29' } });
    expect(counted.quote_requests.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await purgeLeads(database, { olderThan: '24 months', isReal: true })).toEqual(counted);
    const left = await readLeads(database);
    expect([left.quote_requests.map(({ id }) => id), left.contact_messages]).toEqual([[young], []]);
    expect(await purgeLeads(database, { olderThan: '999 years', isReal: true })).toMatchObject({ quote_requests: { count: 0, from: '' } });
  });
});
