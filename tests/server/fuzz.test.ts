import { afterAll, expect, test } from 'vitest';
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
async function verdictOf(address: string, { table, body }: Payload): Promise<string> {
  const response = await fetch(`${address}/rest/v1/${table}?select=id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await response.text();
  if (response.status === 201) return '201';
  const said: unknown = JSON.parse(text);
  return `${response.status} ${String(typeof said === 'object' && said !== null ? Reflect.get(said, 'code') : '')}`;
}

/** Posts a body without a script. @returns the status: `303` if it is stored */
async function verdictOfPost(address: string, { table, body }: Payload): Promise<string> {
  const response = await fetch(`${address}${table === 'contact_messages' ? '/contact' : '/get-quote'}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  await response.arrayBuffer();
  return String(response.status);
}

async function verdictsOf(address: string, sent: readonly Payload[], ask = verdictOf): Promise<readonly string[]> {
  const verdicts: string[] = [];
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    verdicts.push(...(await Promise.all(sent.slice(from, from + AT_ONCE).map((payload) => ask(address, payload)))));
  }
  return verdicts;
}

interface Answered {
  readonly name: string;
  readonly verdicts: readonly string[];
}

/** Expects every verdict to be allowed, and the same on every engine. */
function expectSameVerdicts(answered: readonly Answered[], allowed: RegExp, sent: readonly Payload[]): void {
  const [first] = answered;
  for (const { name, verdicts } of answered) {
    const odd = verdicts.flatMap((verdict, at) =>
      allowed.test(verdict) && verdict === first?.verdicts[at] ? [] : [{ name, verdict, [first?.name ?? '']: first?.verdicts[at], body: sent[at]?.body.slice(0, 300) }],
    );
    expect(odd).toEqual([]);
  }
}

const rowsOf = async (database: Database, table: Table): Promise<readonly Row[]> => (await readLeads(database))[table];

/** Expects every stored row to follow the specification. */
const expectValid = (table: Table, rows: readonly Row[]) =>
  expect(rows.flatMap((row) => (rowProblems(table, row).length > 0 ? [{ wrong: rowProblems(table, row), row }] : []))).toEqual([]);

/** Counts each verdict, because a generator whose bodies are all stored or all refused would test nothing. */
function countVerdicts(what: string, answered: readonly Answered[]): Readonly<Record<string, number>> {
  const kinds = Object.fromEntries([...Map.groupBy(answered[0]?.verdicts ?? [], (verdict) => verdict)].map(([verdict, all]) => [verdict, all.length]));
  console.log(`${what}, ${COUNT} bodies: ${JSON.stringify(kinds)}`);
  return kinds;
}

test.each<[Table, number]>([
  ['quote_requests', SEED],
  ['contact_messages', SEED + 1],
])(
  `every body sent to %s is stored correctly or refused with a code, the same on every engine`,
  async (table, seed) => {
    const sent = payloads(table, COUNT, seed);
    const answered = await Promise.all(servers.map(async ({ name, address }) => ({ name, verdicts: await verdictsOf(address, sent) })));
    expectSameVerdicts(answered, /^(201|4\d\d \w+)$/, sent);
    const kinds = countVerdicts(table, answered);
    for (const { database } of servers) {
      const rows = await rowsOf(database, table);
      expectValid(table, rows);
      expect(rows).toHaveLength(kinds['201'] ?? 0);
      const detailed = new Set(rows.flatMap(({ service, service_details: details }) => (Object.keys(details ?? {}).length > 1 ? [service] : [])));
      expect(detailed).toEqual(new Set(table === 'quote_requests' ? SERVICES : []));
    }
    expect(kinds['201']).toBeGreaterThan(COUNT / 10);
    for (const code of ['400 23514', '400 PGRST102', '400 PGRST204', '400 22P05', '400 22P02']) expect(kinds).toHaveProperty([code]);
  },
  60_000 + COUNT * 60,
);

test.each<[Table, number]>([
  ['quote_requests', SEED + 2],
  ['contact_messages', SEED + 3],
])(
  'every body posted to the form of %s without a script is stored correctly or refused, the same on every engine',
  async (table, seed) => {
    const sent = posts(table, COUNT, seed);
    const before = await Promise.all(servers.map(async ({ database }) => (await rowsOf(database, table)).length));
    const answered = await Promise.all(servers.map(async ({ name, address }) => ({ name, verdicts: await verdictsOf(address, sent, verdictOfPost) })));
    expectSameVerdicts(answered, /^(303|422)$/, sent);
    const kinds = countVerdicts(`${table} without a script`, answered);
    for (const [at, { database }] of servers.entries()) {
      const rows = await rowsOf(database, table);
      expectValid(table, rows);
      // The same answers sent again are one row.
      expect(rows.length - (before[at] ?? 0)).toBeLessThanOrEqual(kinds['303'] ?? 0);
      expect(rows.length - (before[at] ?? 0)).toBeGreaterThan(COUNT / 10);
    }
    expect(kinds['422']).toBeGreaterThan(COUNT / 10);
  },
  60_000 + COUNT * 60,
);
