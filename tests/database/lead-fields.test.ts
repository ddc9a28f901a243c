import { isDeepStrictEqual } from 'node:util';
import { days } from '@uno/ui/SchedulePicker';
import { describe, expect, test } from 'vitest';
import { migrationOf, nextMigration, readRules } from '../../scripts/lead-rules.ts';
import type { Database, Row } from '../../server/database.ts';
import { contactForm, longestMessageTexts } from '../../site/src/leads/contact.ts';
import { type DatabaseRules, formRules, missingRules, widerRules } from '../../scripts/databaseRules.ts';
import type { LeadForm } from '../../site/src/leads/lead.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { shiftOrder } from '../../site/src/leads/frequencies.ts';
import { frequencies } from '../../site/src/leads/schedule.ts';
import { isService, largest, longestQuoteTexts, preferences, type Question, specifications } from '../../site/src/leads/schema.ts';
import { validate } from '../../site/src/leads/validate.ts';
import { formData, personCircumstances } from '../unit/leads/entries.ts';
import { aMessage, aRequest, asOwner, openStores, outcomeOfSending } from './stores.ts';

const stores = await openStores();

const REPAIR = 'run npm run lead-rules, which writes the migration';
const CHECK = '23514';


const SERVICES = Object.entries(specifications).map(([service, questions]): readonly [string, readonly Question[]] => [service, questions]);

/** The services that this company's form offers. The database accepts all services. */
const OFFERED = SERVICES.filter(([service]) => isService(service));

const QUOTE = { name: 'Zoë Côté', email: 'a@exemple.ca', phone: '514 555-0142', service: 'office', frequency: 'monthly' };
const MESSAGE = { name: 'Zoë Côté', email: 'a@exemple.ca', message: 'Bonjour' };

/** A valid form as the browser sends it, with one field replaced: the field under test and its value. */
function formWith(base: Readonly<Record<string, string>>, field: string, name: string, ...values: readonly string[]) {
  return { field, value: values.map((value) => (value.length > 40 ? `${value.length} characters` : value)).join(', '), data: formData({ ...base, [name]: values }) };
}
type FilledForm = ReturnType<typeof formWith>;

/** Every option alone, and all of them. */
const optionsAndAll = (options: readonly string[]) => [...options.map((option) => [option]), options];

/** Every answer that the form allows for a question. */
function answersTo(question: Question): readonly (readonly string[])[] {
  switch (question.type) {
    case 'count': return [['0'], [String(largest.count)]];
    case 'boolean': return [['on']];
    case 'some': return optionsAndAll(question.options);
    case 'one': return question.options.map((option) => [option]);
    case 'text': return [['é'.repeat(question.longest)]];
    case 'date': return [['2028-02-29'], ['2099-12-31']];
  }
}

/** The longest text that a column accepts, in its own format. */
function longestText(name: string, length: number): string {
  if (name === 'email') return `${'a'.repeat(length - '@exemple.ca'.length)}@exemple.ca`;
  return name === 'phone' ? '5'.repeat(length) : 'é'.repeat(length);
}

const QUOTES: readonly FilledForm[] = [
  ...Object.entries(longestQuoteTexts).map(([name, length]) => formWith(QUOTE, `quote_requests.${name}`, name, longestText(name, length))),
  ...(['sqft', 'floors_served'] as const).flatMap((name) => [0, largest[name]].map((count) => formWith(QUOTE, `quote_requests.${name}`, name, String(count)))),
  ...OFFERED.flatMap(([service, questions]) => [
    formWith({ ...QUOTE, service }, 'service', 'service', service),
    ...questions.flatMap((question) => answersTo(question).map((values) => formWith({ ...QUOTE, service }, `${service}.${question.name}`, question.name, ...values))),
  ]),
  ...preferences.flatMap((question) => answersTo(question).map((values) => formWith(QUOTE, `preferences.${question.name}`, question.name, ...values))),
  ...frequencies.flatMap(({ value }) => [
    formWith(QUOTE, 'preferences.frequency', 'frequency', value),
    ...optionsAndAll(days).map((chosen) => formWith({ ...QUOTE, frequency: value }, `schedule of ${value}`, 'days', ...chosen)),
    ...optionsAndAll(shiftOrder).map((chosen) => formWith({ ...QUOTE, frequency: value }, `schedule of ${value}`, 'shifts', ...chosen)),
  ]),
];

const MESSAGES: readonly FilledForm[] = Object.entries(longestMessageTexts).map(([name, length]) => formWith(MESSAGE, `contact_messages.${name}`, name, longestText(name, length)));

/** Reads, validates and stores forms as the site does. @returns a line for each that is not stored exactly as sent */
async function storeForms<Entry extends object, Lead extends object>(database: Database, form: LeadForm<Entry, Lead>, all: readonly FilledForm[]): Promise<readonly string[]> {
  const trouble: string[] = [];
  for (const [at, { field, value, data }] of all.entries()) {
    const verdict = validate(form, form.read(data), personCircumstances);
    if (!verdict.accepted) {
      trouble.push(`${field} = ${value}: the form itself refuses it (${JSON.stringify(verdict.fields)})`);
      continue;
    }
    const lead = Object.fromEntries(Object.entries(verdict.lead).filter(([, given]) => given !== undefined));
    // A new e-mail address each time, because of the rate limit, unless the address itself is under test.
    const row: Row = { ...lead, id: crypto.randomUUID(), ...(field.endsWith('.email') ? {} : { email: `field-${form.name}-${at}@exemple.ca` }) };
    const ended = await outcomeOfSending(database, row);
    const [stored] = await asOwner(database, `select ${Object.keys(row).join(', ')} from public.${form.table} where id = $1`, [row['id']]);
    if (ended !== 'stored') trouble.push(`${field} = ${value}: the database refuses it (${ended}): ${REPAIR}`);
    else if (!isDeepStrictEqual(stored, row)) trouble.push(`${field} = ${value}: stored as ${JSON.stringify(stored)}`);
  }
  return trouble;
}

const details = (service: string, answers: Row): Row => ({ service, service_details: answers });

/** For each value that a form sends, a similar one that no form sends. */
const UNKNOWN: readonly (readonly [what: string, changes: Row])[] = [
  ...Object.entries(longestQuoteTexts).map(([name, length]) => [`quote_requests.${name} of ${length + 1}`, { [name]: longestText(name, length + 1) }] as const),
  [`an area of ${largest.sqft + 1}`, { sqft: largest.sqft + 1 }],
  [`${largest.floors_served + 1} floors`, { floors_served: largest.floors_served + 1 }],
  ['a service', { service: 'windows', service_details: null }],
  ['a kind of schedule', { schedule: { kind: 'hourly', days: [], timesPerWeek: null, shifts: { day: true, night: false } } }],
  ...SERVICES.flatMap(([service, questions]) => [
    [`a question of ${service}`, details(service, { unknownQuestion: 1 })] as const,
    ...questions.map((question) => {
      const wrong = { count: largest.count + 1, boolean: 'yes', some: ['no such option'], one: 'no such option', text: '', date: '2027-02-30' }[question.type];
      return [`${service}.${question.name}`, details(service, { [question.name]: wrong })] as const;
    }),
  ]),
  ['a preference', details('office', { preferences: { unknownPreference: true } })],
  ...preferences.map((question) => {
    const wrong = question.type === 'text' ? 'é'.repeat(question.longest + 1) : question.type === 'date' ? '2027-02-30' : 'yes';
    return [`preferences.${question.name}`, details('office', { preferences: { [question.name]: wrong } })] as const;
  }),
];

describe.each(stores)('what the forms send, on $name', ({ database }) => {
  test('is stored exactly as sent: each field, option, limit, frequency, day and shift', async () => {
    expect([...(await storeForms(database, quoteForm, QUOTES)), ...(await storeForms(database, contactForm, MESSAGES))]).toEqual([]);
  });

  test('is refused with any other value', async () => {
    const stored: string[] = [];
    for (const [what, changes] of UNKNOWN) if ((await outcomeOfSending(database, aRequest(changes))) !== CHECK) stored.push(what);
    for (const [name, length] of Object.entries(longestMessageTexts)) {
      const row = aMessage({ [name]: longestText(name, length + 1) });
      if ((await outcomeOfSending(database, row)) !== CHECK) stored.push(`contact_messages.${name}`);
    }
    expect(stored).toEqual([]);
  });

  test('is accepted once the migration that the command writes has run, and what was accepted before still is', async () => {
    const known = await readRules(database);
    const wanted: DatabaseRules = { ...formRules, details: { ...formRules.details, office: { questionOfThisTest: 'count' }, maintenance: { floorTypes: { some: ["d'ardoise"] } } } };
    const added = missingRules(known, wanted);
    expect(added).toEqual([{ field: 'office.questionOfThisTest', value: 'count' }, { field: 'maintenance.floorTypes', value: `"d'ardoise"` }]);
    const send = (service: string, answers: Row) => outcomeOfSending(database, aRequest(details(service, answers)));
    const asked = () => send('office', { restrooms: 2, questionOfThisTest: 4 });
    expect(await asked()).toBe(CHECK);
    await database.transaction((connection) => connection.script(migrationOf(widerRules(known, wanted), added)));
    expect([await asked(), await send('maintenance', { floorTypes: ["d'ardoise", 'tile'], buffing: true })]).toEqual(['stored', 'stored']);
    await database.transaction((connection) => connection.script(migrationOf(known, [])));
    expect(await readRules(database)).toEqual(known);
  });
});

test('changing a question’s kind under the same name throws an error that says what to do', () => {
  const changed: DatabaseRules = { ...formRules, details: { ...formRules.details, office: { restrooms: 'boolean' } } };
  expect(() => missingRules(formRules, changed)).toThrow(/office\.restrooms was "count" and is now "boolean".*give the new question another name\./);
});

test('the next migration comes after every other, whatever the clock says', () => {
  const now = new Date('2026-01-02T03:04:05Z');
  expect(nextMigration([], now)).toBe('20260102030405_lead_rules.sql');
  expect(nextMigration(['20250115090000_roles.sql', '20261125090000_lead_rules.sql'], now)).toBe('20261125090001_lead_rules.sql');
});
