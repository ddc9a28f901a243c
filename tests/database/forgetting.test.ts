import { describe, expect, test } from 'vitest';
import { forget, pruneRateData, readLeads } from '../../server/leads-store.ts';
import { aMessage, aRequest, asOwner, asVisitor, insert, openStores, outcome } from './stores.ts';

const stores = await openStores();

const windows = async (database: (typeof stores)[number]['database']) =>
  Number((await asOwner(database, 'select count(*)::integer as all from app_private.rate_windows'))[0]?.['all']);

describe.each(stores)('stored data on $name', ({ database }) => {
  test('deletes every row of one e-mail address, in any spelling, and no other row', async () => {
    const email = 'Forget.Me@exemple.ca';
    const other = aMessage();
    const send = (table: string, row: Parameters<typeof insert>[2]) => asVisitor(database, (connection) => insert(connection, table, row));
    await send('quote_requests', aRequest({ email }));
    await send('contact_messages', aMessage({ email: email.toLowerCase() }));
    await send('contact_messages', aMessage({ email: email.toUpperCase() }));
    await send('contact_messages', other);
    expect(await outcome(send('contact_messages', aMessage({ email })))).toBe('PT429');
    expect(await forget(database, ` ${email} `)).toEqual({ quote_requests: 1, contact_messages: 2, rate_windows: 1 });
    const left = await readLeads(database);
    expect(JSON.stringify(left).toLowerCase()).not.toContain(email.toLowerCase());
    expect(left.contact_messages.map(({ id }) => id)).toContain(other['id']);
    expect(await forget(database, email)).toEqual({ quote_requests: 0, contact_messages: 0, rate_windows: 0 });
    // The hash was deleted too, so the rate limit starts again.
    expect(await outcome(send('contact_messages', aMessage({ email })))).toBe('stored');
  });

  test('prune deletes rate limit rows after their window, not before', async () => {
    await asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage()), '203.0.113.77');
    const open = await windows(database);
    expect(open).toBeGreaterThanOrEqual(2);
    await pruneRateData(database);
    expect(await windows(database)).toBe(open);
    await asOwner(database, "update app_private.rate_windows set opened_at = opened_at - interval '1 hour'");
    await pruneRateData(database);
    expect(await windows(database)).toBe(0);
  });

  test('readLeads returns only leads since the given time', async () => {
    const row = aMessage();
    await asVisitor(database, (connection) => insert(connection, 'contact_messages', row));
    await asOwner(database, "update public.contact_messages set created_at = '2025-01-02T00:00:00Z' where id = $1", [row['id']]);
    const ids = async (since?: string) => (await readLeads(database, { since })).contact_messages.map(({ id }) => id);
    expect(await ids('2025-01-02T00:00:00Z')).toContain(row['id']);
    expect(await ids('2025-01-02T00:00:01Z')).not.toContain(row['id']);
    expect(await ids()).toContain(row['id']);
  });
});
