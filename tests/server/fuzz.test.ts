import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import type { Row } from '../../server/database.ts';
import type { FormPages } from '../../server/forms.ts';
import { readLeads } from '../../server/leads-store.ts';
import type { Table } from '../../server/tables.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { receiverOf } from '../../site/src/leads/receive.ts';
import { asOwner, openStores } from '../database/stores.ts';
import { listenOn } from '../../scripts/listen.ts';
import { posted, rowProblems, scripted, SERVICES } from './fuzz.ts';

/** The number of bodies sent to each table; `tests/leads.ts` sends more. */
const COUNT = Number(process.env['UNO_FUZZ'] ?? 250);
const SEED = Number(process.env['UNO_FUZZ_SEED'] ?? 1);

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
  (await openStores()).map(async ({ database }) => {
    // Without limits, which have tests of their own.
    await asOwner(database, 'update app_private.settings set email_limit = 1000000, address_limit = 1000000');
    const server = createApp({ dist: Object.assign(async () => undefined, { forms }), database });
    afterAll(() => void server.close());
    return { database, address: await listenOn(server) };
  }),
);

/** Sends a body by script. @returns `201`, or a status and a code */
async function sendByScript(address: string, table: Table, body: string): Promise<string> {
  const response = await fetch(`${address}/rest/v1/${table}?select=id`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const text = await response.text();
  return response.status === 201 ? '201' : `${response.status} ${JSON.parse(text).code}`;
}

/** Posts a body without a script. @returns the status: `303` if it is stored */
async function postForm(address: string, table: Table, body: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(`${address}${table === 'contact_messages' ? '/contact' : '/get-quote'}`, { method: 'POST', redirect: 'manual', headers, body });
  await response.arrayBuffer();
  return String(response.status);
}

// A generator whose bodies are all stored or all refused would test nothing, so the verdicts are counted.
describe.each<Table>(['quote_requests', 'contact_messages'])('%s', (table) => {
  test.each([
    ['sent by script', scripted(table), sendByScript, /^(201|4\d\d \w+)$/, ['400 23514', '400 PGRST102', '400 PGRST204', '400 22P05', '400 22P02']],
    ['posted without a script', posted(table), postForm, /^(303|413|422)$/, ['422']],
  ] as const)('every body %s is stored correctly or refused, the same on every engine', async (what, bodies, send, allowed, codes) => {
    for (const { database } of servers) await asOwner(database, `delete from public.${table}`);
    const kinds: Record<string, number> = {};
    const isRight = async (body: string) => {
      const [first = '', ...others] = await Promise.all(servers.map(({ address }) => send(address, table, body)));
      kinds[first] = (kinds[first] ?? 0) + 1;
      expect(first).toMatch(allowed);
      for (const other of others) expect(other).toBe(first);
    };
    await fc.assert(fc.asyncProperty(bodies, isRight), { numRuns: COUNT, seed: SEED });
    console.log(`${table}, ${COUNT} bodies of seed ${SEED}, ${what}: ${JSON.stringify(kinds)}`);
    for (const code of codes) expect(kinds).toHaveProperty([code]);
    for (const { database } of servers) {
      const rows: readonly Row[] = (await readLeads(database))[table];
      expect(rows.flatMap((row) => rowProblems(table, row).map((wrong) => ({ wrong, row })))).toEqual([]);
      expect(rows.length).toBeGreaterThan(COUNT / 10);
      // The same answers posted again are one row.
      expect(rows).toHaveLength(kinds['201'] ?? Math.min(rows.length, kinds['303'] ?? 0));
      const detailed = new Set(rows.flatMap(({ service, service_details: details }) => (Object.keys(details ?? {}).length > 1 ? [service] : [])));
      expect(detailed).toEqual(new Set(table === 'quote_requests' ? SERVICES : []));
    }
  }, 60_000 + COUNT * 60);
});
