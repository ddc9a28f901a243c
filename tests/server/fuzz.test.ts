import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../server/app.ts';
import type { Row } from '../../server/database.ts';
import type { FormPages } from '../../server/forms.ts';
import { RefusedFormLimit } from '../../server/refused-forms.ts';
import { readLeads } from '../../server/leads-store.ts';
import type { Table } from '../../server/tables.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { receiverOf } from '../../site/src/leads/receive.ts';
import { preferences, type Question, specifications } from '../../site/src/leads/schema.ts';
import { aMessage, aRequest, asOwner, openStores } from '../database/stores.ts';
import { listenOn } from '../../scripts/listen.ts';

/** The number of bodies sent to each table; `tests/leads.ts` sends more. */
const COUNT = Number(process.env['UNO_FUZZ'] ?? 250);
const SEED = Number(process.env['UNO_FUZZ_SEED'] ?? 1);

const BITS = ['a', 'Z', '0', ' ', '\t', '\n', '@', '.', '-', '(', ')', "'", '"', '\\', '{', '[', 'é', 'e\u0301', '\u00a0', '\u3000', '\u0085', '\u200b', '\u202e', '\ufeff', '\uffff', '👩‍🔧', '\u{10ffff}', '<a ', '>', '\u0000', '\u0001', '\ud800', '\udc00', '; drop table x; --', '%s', '\u2028'];
const LENGTHS = [0, 1, 2, 9, 10, 40, 41, 200, 201, 254, 255, 500, 2000, 5000, 5001, 70_000];
const NUMBERS = [0, -0, 1, -1, 1.5, 999, 1000, 10_000_000, 10_000_001, 2 ** 31, 2 ** 53, 1e308, 1e-300];
const WORDS = ['weekly', 'monthly', 'office', 'Mon', '12', '2025-02-30', '2028-02-29', 'true', 'NaN', 'Infinity'];
const KEYS = ['kind', 'days', 'timesPerWeek', 'shifts', 'day', 'preferences', 'restrooms', '__proto__'];

/** The questions of each service besides the columns. */
const asked: ReadonlyMap<string, readonly Question[]> = new Map(Object.entries(specifications));
/** The seven services. */
const SERVICES = [...asked.keys()];

const bit = fc.constantFrom(...BITS);
const anyText = fc.oneof(
  { weight: 7, arbitrary: fc.string({ unit: bit, maxLength: 30 }) },
  { weight: 3, arbitrary: fc.tuple(bit, fc.constantFrom(...LENGTHS)).map(([one, length]) => one.repeat(length)) },
);
const value = (maxDepth: number) =>
  fc.anything({
    maxDepth,
    maxKeys: 4,
    key: fc.oneof(fc.constantFrom(...KEYS), anyText),
    values: [anyText, fc.constantFrom(...NUMBERS, ...WORDS, true, false, null)],
  });

/** Valid answers to some of the questions. */
const answersFor = (questions: readonly Question[]) => {
  const answers = { count: fc.nat(999), boolean: fc.boolean(), text: fc.constant('après 18 h'), date: fc.constant('2099-03-01') };
  const answerTo = (question: Question): fc.Arbitrary<unknown> => {
    if (question.type === 'some') return fc.subarray([...question.options], { minLength: 1 });
    return question.type === 'one' ? fc.constantFrom(...question.options) : answers[question.type];
  };
  return fc.record(Object.fromEntries(questions.map((question) => [question.name, answerTo(question)])), { requiredKeys: [] });
};
const request = fc
  .constantFrom(...asked)
  .chain(([service, questions]) => fc.record({ service: fc.constant(service), answers: answersFor(questions), preferred: answersFor(preferences) }));

/** A change of a value, made from the present one: another value, a deeply nested one, a text with another character, or nothing. */
const change = fc.oneof(
  { weight: 10, arbitrary: value(3).map((other) => () => other) },
  { weight: 1, arbitrary: fc.nat(1000).map((depth) => (): unknown => JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`)) },
  {
    weight: 10,
    arbitrary: fc.tuple(bit, fc.nat(40), fc.nat(1)).map(([inserted, at, removed]) => (was: unknown) => String(was).slice(0, at) + inserted + String(was).slice(at + removed)),
  },
  { weight: 2, arbitrary: fc.constant(() => undefined) },
);

type Fields = readonly (readonly [name: string, typed: string])[];
/** Turns a field into one, several or none. */
type FieldChange = (name: string, was: string) => Fields;
const fieldChange = fc.oneof(
  anyText.map((typed): FieldChange => (name) => [[name, typed]]),
  anyText.map((typed): FieldChange => (name, was) => [[name, was], [name, typed]]),
  fc
    .tuple(fc.oneof(fc.constantFrom('__proto__', 'schedule', 'service_details', 'website', 'id'), anyText), anyText)
    .map((added): FieldChange => (name, was) => [[name, was], added]),
  fc.constantFrom(...NUMBERS, ...SERVICES, 'weekly', 'Mon', '2099-02-28', '9'.repeat(400)).map((other): FieldChange => (name) => [[name, String(other)]]),
  fc.constant<FieldChange>(() => []),
);
/** One or two changes, each with the number of what it changes. */
const changesOf = <Change>(one: fc.Arbitrary<Change>, most: number) =>
  fc.array(fc.tuple(fc.integer({ min: 1, max: most }), one), { minLength: 1, maxLength: 2 }).map((all) => new Map(all));

/** Valid, changed and other bodies, and valid ones that are cut off, with an end that may not fit. */
const bodies = (right: fc.Arbitrary<string>, changed: fc.Arbitrary<string>, other: fc.Arbitrary<string>, ends: readonly string[]) =>
  fc.oneof(
    { weight: 20, arbitrary: right },
    { weight: 70, arbitrary: changed },
    { weight: 5, arbitrary: other },
    { weight: 5, arbitrary: fc.tuple(right, fc.nat(1000), fc.constantFrom(...ends)).map(([body, at, end]) => body.slice(0, at % body.length) + end) },
  );

/** A body that a script sends to a table: a valid row, a valid row with changes, or no row. */
function scripted(table: Table): fc.Arbitrary<string> {
  const row: fc.Arbitrary<Row> =
    table === 'contact_messages'
      ? fc.uuid().map((id) => aMessage({ id }))
      : fc
          .tuple(fc.uuid(), request)
          .map(([id, { service, answers, preferred }]) => aRequest({ id, service, service_details: { ...answers, preferences: { frequency: 'monthly', ...preferred } } }));
  /** The row with values replaced, at any depth. */
  const replaced = fc.tuple(row, changesOf(change, table === 'contact_messages' ? 4 : 30)).map(([whole, changes]) => {
    let at = -1;
    return JSON.stringify(whole, (_, inner: unknown) => (changes.get((at += 1)) ?? (() => inner))(inner));
  });
  const widened = fc.tuple(row, anyText, value(2)).map(([whole, name, more]) => JSON.stringify({ ...whole, [name]: more }));
  const changed = fc.oneof({ weight: 12, arbitrary: replaced }, { weight: 1, arbitrary: widened });
  return bodies(row.map((whole) => JSON.stringify(whole)), changed, value(4).map((other) => JSON.stringify(other)), ['', '}', '"', '\u0000', ',', ']']);
}

/** A body of the same three kinds, as a browser without scripts posts a table's form. */
function posted(table: Table): fc.Arbitrary<string> {
  const form: fc.Arbitrary<Row> =
    table === 'contact_messages'
      ? fc.constant(null).map(() => ({ company: '', phone: '', ...aMessage() }))
      : fc
          .tuple(request, fc.subarray(['Mon', 'Wed', 'Fri']), fc.constantFrom('one-time', 'weekly', 'nightly', 'monthly', 'custom'))
          .map(([{ service, answers, preferred }, days, frequency]) => {
            const { schedule: _, service_details: __, ...row } = aRequest();
            return { ...row, service, sqft: '12 500', days, shifts: 'night', ...answers, ...preferred, frequency };
          });
  const fields = form.map((whole): Fields =>
    Object.entries(whole).flatMap(([name, answer]) =>
      name === 'id' || answer === false ? [] : [answer].flat().map((item) => [name, item === true ? 'on' : String(item)] as const),
    ),
  );
  const encode = (all: Fields) => new URLSearchParams(all.map(([name, typed]) => [name, typed.toWellFormed()])).toString();
  const changed = fc
    .tuple(fields, changesOf(fieldChange, table === 'contact_messages' ? 5 : 20))
    .map(([all, changes]) => encode(all.flatMap(([name, typed], at) => changes.get(at + 1)?.(name, typed) ?? [[name, typed]])));
  return bodies(fields.map(encode), changed, anyText.map((typed) => typed.toWellFormed()), ['%', '&&', '=', '%FF%00', '%ED%A0%80', '+', '[]=']);
}

const characters = (least: number, most: number) => z.string().refine((text) => [...text].length <= most && [...text.trim()].length >= least);
const whole = (most: number) => z.number().int().min(0).max(most);
const list = (options: readonly string[], least = 0) => z.array(z.enum(options)).min(least).refine((chosen) => new Set(chosen).size === chosen.length);
const email = characters(3, 254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u);
const callable = characters(0, 40).refine((phone) => [...phone.replace(/[\s()-]/g, '')].length >= 10);
const day = z.iso.date().refine((date) => date > '0001');
const schedule = z
  .strictObject({ kind: z.enum(['one-time', 'weekly', 'bi-weekly', 'monthly', 'quarterly']), days: list(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']), timesPerWeek: z.number().nullable(), shifts: z.strictObject({ day: z.boolean(), night: z.boolean() }) })
  .refine(({ kind, days, timesPerWeek }) => timesPerWeek === (kind === 'weekly' ? Math.max(1, days.length) : null));

const answerTo = (question: Question): z.ZodType => {
  switch (question.type) {
    case 'count': return whole(999);
    case 'boolean': return z.boolean();
    case 'some': return list(question.options, 1);
    case 'one': return z.enum(question.options);
    case 'text': return characters(1, question.longest);
    case 'date': return day;
  }
};
const answersTo = (questions: readonly Question[], more: Readonly<Record<string, z.ZodType>>) =>
  z.strictObject(Object.fromEntries([...questions.map((question) => [question.name, answerTo(question)] as const), ...Object.entries(more)].map(([name, type]) => [name, type.optional()])));
const preferred = answersTo(preferences, { frequency: characters(1, 60) });

const person = { name: characters(1, 200), email, company: characters(0, 200).nullable() };
const rows = {
  contact_messages: () => z.object({ ...person, message: characters(1, 5000), phone: characters(0, 40).nullable() }),
  quote_requests: ({ service }: Row) =>
    z.object({
      ...person,
      phone: callable,
      service: z.enum(SERVICES),
      sqft: whole(10_000_000).nullable(),
      floors_served: whole(999).nullable(),
      schedule,
      service_details: answersTo(asked.get(String(service)) ?? [], { preferences: preferred }).nullable(),
      notes: characters(0, 5000).nullable(),
    }),
} as const satisfies Record<Table, (row: Row) => z.ZodType>;

/** The problems of a stored row by the specification, independently of the database. */
const rowProblems = (table: Table, row: Row): readonly string[] => rows[table](row).safeParse(row).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const receivers = { '/get-quote': receiverOf(quoteForm), '/contact': receiverOf(contactForm) };

/** Minimal form pages, because the test only checks what is stored. */
const forms: FormPages = {
  prerender: async () => ({
    renderThanks: async () => ({ title: '', body: '' }),
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
    const server = createApp({ dist: Object.assign(async () => undefined, { forms }), database, refusedForms: new RefusedFormLimit({ ofAddress: Infinity, ofAll: Infinity }) });
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
    ['posted without a script', posted(table), postForm, /^(303|400|413|422)$/, ['400', '422']],
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
