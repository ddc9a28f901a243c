import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../site/server/app.ts';
import { examineHosted, examineStore, keyKind } from '../../site/server/doctor-checks.ts';
import { readLeads } from '../../site/server/leads-store.ts';
import { asOwner, openStores } from '../database/stores.ts';
import { temporary } from './built-site.ts';

const stores = await openStores();
const site = temporary('dist');
afterAll(() => site.remove());

const jwt = (role: string) => `h.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.s`;

test.each(['sb_publishable_x', jwt('anon')])('%s is a visitor’s key', (key) => {
  expect(keyKind(key)).not.toHaveProperty('next');
});

test.each([
  ['sb_secret_x', /replace the secret one/],
  [jwt('service_role'), /replace the secret one/],
  ['x', /copy the publishable key/],
])('%s is not', (key, next) => {
  expect(keyKind(key).next).toMatch(next);
});

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  afterAll(() => void server.close());
  await once(server, 'listening');
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
}

const wrongs = (checks: Awaited<ReturnType<typeof examineStore>>) => checks.filter(({ next }) => next !== undefined).map(({ what }) => what);

describe.each(stores)('the doctor on $name', ({ database }) => {
  test('finds a migrated store right, says its limits, and leaves nothing behind', async () => {
    const windows = () => asOwner(database, 'select key from app_private.rate_windows order by key');
    const before = [await readLeads(database), await windows()];
    const url = await listen(createApp({ dist: site.directory, database }));
    const [owner, visitor] = [await examineStore(database), await examineHosted(url, 'sb_publishable_local')];
    expect([wrongs(owner), wrongs(visitor)]).toEqual([[], []]);
    expect(owner.at(-1)?.found).toBe('3 for an e-mail address, 30 for a network address, in 01:00:00');
    expect(owner).toHaveLength(15);
    expect(visitor).toHaveLength(14);
    expect([await readLeads(database), await windows()]).toEqual(before);
  });

  test('says what visitors may do and should not', async () => {
    await asOwner(database, 'grant select, update, delete on public.quote_requests to anon');
    expect(wrongs(await examineStore(database))).toEqual(['quote_requests: reading what others wrote', 'quote_requests: changing', 'quote_requests: deleting']);
    await asOwner(database, 'revoke select, update, delete on public.quote_requests from anon');
    await asOwner(database, 'grant select (id) on public.quote_requests to anon');
    await asOwner(database, 'alter table public.contact_messages drop constraint contact_messages_name');
    expect(wrongs(await examineStore(database))).toEqual(['contact_messages: a row with a blank name']);
  });
});

test('sends a secret key nowhere, and says what does not answer and what is missing', async () => {
  let asked = 0;
  const empty = await listen(
    createServer((_, response) => {
      asked += 1;
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"PGRST205"}');
    }),
  );
  expect(wrongs(await examineHosted(empty, 'sb_secret_x'))).toEqual(['key']);
  expect(asked).toBe(0);
  expect(wrongs(await examineHosted(empty, 'sb_publishable_x'))).toEqual(['quote_requests', 'contact_messages']);
  expect(wrongs(await examineHosted('http://127.0.0.1:1', 'sb_publishable_x'))).toEqual(['address']);
});
