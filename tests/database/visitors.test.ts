import { describe, expect, test } from 'vitest';
import { aMessage, asVisitor, insert, openStores, outcome } from './stores.ts';

const stores = await openStores();

const FORBIDDEN = '42501';

describe.each(stores)('a visitor on $name', ({ database }) => {
  test.each([
    ['reads everything', 'select * from public.quote_requests'],
    ['reads another column', 'select email from public.quote_requests'],
    ['counts by another column', 'select count(email) from public.contact_messages'],
    ['filters by another column', "select id from public.contact_messages where email like 'v%'"],
    ['gets a column back from an insert', `insert into public.contact_messages (id, name, email, message)
      values (gen_random_uuid(), 'a', 'a@b.ca', 'x') returning email`],
    ['updates', "update public.contact_messages set name = 'x'"],
    ['overwrites by upsert', `insert into public.contact_messages (id, name, email, message)
      values (gen_random_uuid(), 'a', 'a@b.ca', 'x') on conflict (id) do update set name = 'x'`],
    ['deletes', 'delete from public.quote_requests'],
    ['truncates', 'truncate public.quote_requests'],
    ['copies', 'copy public.quote_requests (email) to stdout'],
    ['forges created_at', `insert into public.contact_messages (id, created_at, name, email, message)
      values (gen_random_uuid(), '2020-01-01', 'a', 'a@b.ca', 'x')`],
    ['forges the transaction', `insert into public.contact_messages (id, created_xid, name, email, message)
      values (gen_random_uuid(), '1'::xid8, 'a', 'a@b.ca', 'x')`],
    ['reads the limits', 'select * from app_private.settings'],
    ['resets the rate limit', 'delete from app_private.rate_windows'],
    ['calls the trigger', 'select app_private.visitor_network(null)'],
    ['deletes the data of an e-mail address', "select app_private.forget('a@b.ca')"],
    ['makes a table', 'create table app_private.mine ()'],
  ])('may not: %s', async (_, sql) => expect(await outcome(asVisitor(database, (connection) => connection.query(sql)))).toBe(FORBIDDEN));

  test('sees no row, not even their own in the next transaction', async () => {
    const row = aMessage();
    await asVisitor(database, (connection) => insert(connection, 'contact_messages', row));
    const seen = await asVisitor(database, async (connection) => ({
      known: await connection.query('select id from public.contact_messages where id = $1', [row['id']]),
      all: await connection.query('select count(id)::integer as all from public.contact_messages'),
    }));
    expect(seen).toEqual({ known: [], all: [{ all: 0 }] });
  });

  test('sees only their own row in the transaction that inserts it', async () => {
    await asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage()));
    const own = aMessage();
    const seen = await asVisitor(database, async (connection) => {
      await insert(connection, 'contact_messages', own);
      return connection.query('select id from public.contact_messages');
    });
    expect(seen).toEqual([{ id: own['id'] }]);
  });

  test('cannot read a row whose transaction number a restored database has used again', async () => {
    const row = aMessage();
    await asVisitor(database, (connection) => insert(connection, 'contact_messages', row));
    const seen = await database.transaction(async (connection) => {
      await connection.query('update public.contact_messages set created_xid = pg_current_xact_id() where id = $1', [row['id']]);
      await connection.query("select set_config('role', 'anon', true)");
      return connection.query('select id from public.contact_messages');
    });
    expect(seen).toEqual([]);
  });
});
