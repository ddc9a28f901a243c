import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import type { Database, Row } from '../../server/database.ts';
import type { FormPages } from '../../server/forms.ts';
import { readLeads } from '../../server/leads-store.ts';
import type { Table } from '../../server/tables.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { receiverOf } from '../../site/src/leads/receive.ts';
import { asOwner, openStores } from '../database/stores.ts';
import { listenOn } from '../../scripts/listen.ts';
import { payloads, type Payload, posts, SERVICES, rowProblems } from './fuzz.ts';

/** The number of bodies sent to each table; `tests/leads.ts` sends more. */
const COUNT = Number(process.env['UNO_FUZZ'] ?? 250);
const SEED = Number(process.env['UNO_FUZZ_SEED'] ?? 1);

/** Requests at a time: more than PGlite processes at once, fewer than a machine's limit of sockets. */
const AT_ONCE = 16;

const receivers = { '/get-quote': receiverOf(quoteForm), '/contact': receiverOf(contactForm) };

/** Minimal form pages, because the test only checks what is stored. */
const forms: FormPages = {
  prerender: async () => ({
    renderThanks: async () => '',
    prefillOf: () => undefined,
    renderPrefilled: async () => undefined,
    receiveForm: async (path, data, insert, today) => ((await receivers[path === '/contact' ? path : '/get-quote'](data, insert, today)).stored ? null : ''),
  }),
  document: async () => '<div id="root"></div><p id="wake-failed" hidden></p>',
};

const servers = await Promise.all(
  (await openStores()).map(async ({ name, database }) => {
    // Without limits, which have tests of their own.
    await asOwner(database, 'update app_private.settings set email_limit = 1000000, address_limit = 1000000');
    const server = createApp({ dist: Object.assign(async () => undefined, { forms }), database });
    afterAll(() => void server.close());
    return { name, database, address: await listenOn(server) };
  }),
);

/** Sends a body by script. @returns `201`, or a status and a code */
async function sendByScript(address: string, { table, body }: Payload): Promise<string> {
  const response = await fetch(`${address}/rest/v1/${table}?select=id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await response.text();
  return response.status === 201 ? '201' : `${response.status} ${JSON.parse(text).code}`;
}

/** Posts a body without a script. @returns the status: `303` if it is stored */
async function postForm(address: string, { table, body }: Payload): Promise<string> {
  const response = await fetch(`${address}${table === 'contact_messages' ? '/contact' : '/get-quote'}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  await response.arrayBuffer();
  return String(response.status);
}

async function verdictsOf(address: string, sent: readonly Payload[], ask: typeof postForm): Promise<readonly string[]> {
  const verdicts: string[] = [];
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    verdicts.push(...(await Promise.all(sent.slice(from, from + AT_ONCE).map((payload) => ask(address, payload)))));
  }
  return verdicts;
}

/** Sends all bodies to every engine, and expects every verdict to be allowed and the same on each. @returns how often each verdict was given */
async function sendAll(what: string, sent: readonly Payload[], ask: typeof postForm, allowed: RegExp): Promise<Readonly<Record<string, number>>> {
  const answered = await Promise.all(servers.map(async ({ name, address }) => ({ name, verdicts: await verdictsOf(address, sent, ask) })));
  const first = answered[0]?.verdicts ?? [];
  const odd = answered.flatMap(({ name, verdicts }) =>
    verdicts.flatMap((verdict, at) => (allowed.test(verdict) && verdict === first[at] ? [] : [{ name, verdict, first: first[at], body: sent[at]?.body.slice(0, 300) }])),
  );
  expect(odd).toEqual([]);
  const kinds = Object.fromEntries([...Map.groupBy(first, (verdict) => verdict)].map(([verdict, all]) => [verdict, all.length]));
  console.log(`${what}, ${COUNT} bodies: ${JSON.stringify(kinds)}`);
  return kinds;
}

/** The stored rows of a table, each of which must follow the specification. */
async function validRows(database: Database, table: Table): Promise<readonly Row[]> {
  const rows = (await readLeads(database))[table];
  expect(rows.flatMap((row) => (rowProblems(table, row).length > 0 ? [{ wrong: rowProblems(table, row), row }] : []))).toEqual([]);
  return rows;
}

// A generator whose bodies are all stored or all refused would test nothing, so the verdicts are counted.
describe.each<[Table, number]>([
  ['quote_requests', SEED],
  ['contact_messages', SEED + 1],
])('%s', (table, seed) => {
  const patience = 60_000 + COUNT * 60;

  test('every body sent by script is stored correctly or refused with a code, the same on every engine', async () => {
    const kinds = await sendAll(table, payloads(table, COUNT, seed), sendByScript, /^(201|4\d\d \w+)$/);
    for (const { database } of servers) {
      const rows = await validRows(database, table);
      expect(rows).toHaveLength(kinds['201'] ?? 0);
      const detailed = new Set(rows.flatMap(({ service, service_details: details }) => (Object.keys(details ?? {}).length > 1 ? [service] : [])));
      expect(detailed).toEqual(new Set(table === 'quote_requests' ? SERVICES : []));
    }
    expect(kinds['201']).toBeGreaterThan(COUNT / 10);
    for (const code of ['400 23514', '400 PGRST102', '400 PGRST204', '400 22P05', '400 22P02']) expect(kinds).toHaveProperty([code]);
  }, patience);

  test('every body posted without a script is stored correctly or refused, the same on every engine', async () => {
    for (const { database } of servers) await asOwner(database, `delete from public.${table}`);
    const kinds = await sendAll(`${table} without a script`, posts(table, COUNT, seed + 2), postForm, /^(303|422)$/);
    for (const { database } of servers) {
      const rows = await validRows(database, table);
      // The same answers sent again are one row.
      expect(rows.length).toBeLessThanOrEqual(kinds['303'] ?? 0);
      expect(rows.length).toBeGreaterThan(COUNT / 10);
    }
    expect(kinds['422']).toBeGreaterThan(COUNT / 10);
  }, patience);
});
