import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../site/server/app.ts';
import type { Row } from '../../site/server/database.ts';
import { readLeads } from '../../site/server/leads-store.ts';
import type { Table } from '../../site/server/tables.ts';
import { asOwner, openStores } from '../database/stores.ts';
import { temporary } from './built-site.ts';
import { payloads, type Payload, wrongWith } from './fuzz.ts';

/** How many bodies a table is sent; `tests/leads.ts` sends more. */
const COUNT = Number(process.env['UNO_FUZZ'] ?? 250);
const SEED = Number(process.env['UNO_FUZZ_SEED'] ?? 1);

/** At once: more than PGlite works at, fewer than the sockets that a machine likes. */
const AT_ONCE = 16;

const site = temporary('dist');
afterAll(() => site.remove());

const servers = await Promise.all(
  (await openStores()).map(async ({ name, database }) => {
    // What is tried here is the rows: the limit has tests of its own.
    await asOwner(database, 'update app_private.settings set email_limit = 1000000, address_limit = 1000000');
    const server = createApp({ dist: site.directory, database }).listen(0, '127.0.0.1');
    afterAll(() => void server.close());
    await once(server, 'listening');
    const bound = server.address();
    return { name, database, address: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}` };
  }),
);

/** How a body was answered: `201`, or a status and a code. */
async function verdictOf(address: string, { table, body }: Payload): Promise<string> {
  const response = await fetch(`${address}/rest/v1/${table}?select=id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await response.text();
  if (response.status === 201) return '201';
  const said: unknown = JSON.parse(text);
  return `${response.status} ${String(typeof said === 'object' && said !== null ? Reflect.get(said, 'code') : '')}`;
}

async function verdictsOf(address: string, sent: readonly Payload[]): Promise<readonly string[]> {
  const verdicts: string[] = [];
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    verdicts.push(...(await Promise.all(sent.slice(from, from + AT_ONCE).map((payload) => verdictOf(address, payload)))));
  }
  return verdicts;
}

test.each<[Table, number]>([
  ['quote_requests', SEED],
  ['contact_messages', SEED + 1],
])(
  `whatever is sent to %s is stored right or refused with a code, on every engine alike`,
  async (table, seed) => {
    const sent = payloads(table, COUNT, seed);
    const answered = await Promise.all(servers.map(async ({ name, address }) => ({ name, verdicts: await verdictsOf(address, sent) })));
    const [first] = answered;
    for (const { name, verdicts } of answered) {
      const bad = verdicts.flatMap((verdict, at) => (/^(201|4\d\d \w+)$/.test(verdict) ? [] : [{ name, verdict, body: sent[at]?.body.slice(0, 300) }]));
      expect(bad).toEqual([]);
      const other = verdicts.flatMap((verdict, at) => (verdict === first?.verdicts[at] ? [] : [{ name, verdict, [first?.name ?? '']: first?.verdicts[at], body: sent[at]?.body.slice(0, 300) }]));
      expect(other).toEqual([]);
    }
    for (const { database } of servers) {
      const leads = await readLeads(database);
      const rows: readonly Row[] = leads[table];
      const wrong = rows.flatMap((row) => (wrongWith(table, row).length > 0 ? [{ wrong: wrongWith(table, row), row }] : []));
      expect(wrong).toEqual([]);
      expect(rows).toHaveLength(first?.verdicts.filter((verdict) => verdict === '201').length ?? 0);
    }
    // A generator that stores nothing, or refuses nothing, tries nothing.
    const kinds = Object.fromEntries([...Map.groupBy(first?.verdicts ?? [], (verdict) => verdict)].map(([verdict, all]) => [verdict, all.length]));
    console.log(`${table}, ${COUNT} bodies: ${JSON.stringify(kinds)}`);
    expect(kinds['201']).toBeGreaterThan(COUNT / 10);
    for (const code of ['400 23514', '400 PGRST102', '400 PGRST204', '400 22P05', '400 22P02']) expect(kinds).toHaveProperty([code]);
  },
  60_000 + COUNT * 60,
);
