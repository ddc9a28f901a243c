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
import { formData, personContext } from '../unit/leads/entries.ts';
import { aMessage, aRequest, asOwner, openStores, outcomeOfSending } from './stores.ts';

const stores = await openStores();

const CHECK = '23514';
const REQUIRED = '23502';

const shifts = { day: true, night: false };
const monthly = { kind: 'monthly', days: [], timesPerWeek: null, shifts };
const weekly = { kind: 'weekly', days: ['Mon', 'Fri'], timesPerWeek: 2, shifts };
const withPreference = (preferences: unknown) => ({ service_details: { preferences } });

/** Kinds of mistakes. The limits, options and answers of each field are below. */
const REQUESTS: readonly (readonly [why: string, changes: Row, ends: string])[] = [
  ['only what is required', { company: null, sqft: null, floors_served: null, service_details: null, notes: null }, 'stored'],
  ['no name', { name: null }, REQUIRED],
  ['a blank name', { name: ' \t\n ' }, CHECK],
  ['no e-mail', { email: null }, REQUIRED],
  ['an e-mail with a space', { email: 'a b@c.ca' }, CHECK],
  // Databases whose [[:space:]] depends on the locale would differ on these.
  ['an e-mail with a no-break space', { email: 'a\u00a0b@c.ca' }, CHECK],
  ['an e-mail with an ideographic space', { email: 'a\u3000b@c.ca' }, CHECK],
  ['a name of no-break spaces', { name: '\u00a0\u202f\u2003' }, CHECK],
  ['a phone with nine digits and no-break spaces', { phone: '514\u00a0555\u202f014' }, CHECK],
  ['an e-mail without a dot', { email: 'a@b' }, CHECK],
  ['an e-mail with angle brackets', { email: 'a<b@c.ca' }, CHECK],
  ['no phone', { phone: null }, REQUIRED],
  ['a phone with nine digits', { phone: '(514) 555-014' }, CHECK],
  ['a phone with ten digits and spaces', { phone: '( 514 ) 555 - 0142' }, 'stored'],
  ['no service', { service: null }, REQUIRED],
  ['a negative area', { sqft: -1 }, CHECK],

  ['no schedule', { schedule: null }, REQUIRED],
  ['a weekly schedule without a day, once a week', { schedule: { ...weekly, days: [], timesPerWeek: 1 } }, 'stored'],
  ['weekly with a wrong count', { schedule: { ...weekly, timesPerWeek: 3 } }, CHECK],
  ['weekly without a count', { schedule: { ...weekly, timesPerWeek: null } }, CHECK],
  ['monthly with a count', { schedule: { ...monthly, timesPerWeek: 1 } }, CHECK],
  ['bi-weekly with days', { schedule: { ...monthly, kind: 'bi-weekly', days: ['Sun'] } }, 'stored'],
  ['a null kind', { schedule: { ...monthly, kind: null } }, CHECK],
  ['a day twice', { schedule: { ...weekly, days: ['Mon', 'Mon'] } }, CHECK],
  ['an unknown day', { schedule: { ...weekly, days: ['Mon', 'Lun'] } }, CHECK],
  ['days that are not a list', { schedule: { ...weekly, days: 'Mon', timesPerWeek: 1 } }, CHECK],
  ['a shift that is not a boolean', { schedule: { ...monthly, shifts: { day: 1, night: false } } }, CHECK],
  ['a shift missing', { schedule: { ...monthly, shifts: { day: true } } }, CHECK],
  ['a third shift', { schedule: { ...monthly, shifts: { ...shifts, dawn: true } } }, CHECK],
  ['a key too many', { schedule: { ...monthly, extra: 1 } }, CHECK],
  ['a key too few', { schedule: { kind: 'monthly', days: [], shifts } }, CHECK],
  ['a schedule that is a list', { schedule: [monthly] }, CHECK],

  ['a negative count', { service_details: { restrooms: -1 } }, CHECK],
  ['half a room', { service_details: { restrooms: 1.5 } }, CHECK],
  ['a count in words', { service_details: { restrooms: '4' } }, CHECK],
  ['a null detail', { service_details: { restrooms: null } }, CHECK],
  ['details that are a list', { service_details: ['restrooms'] }, CHECK],
  ['a stage twice', { service: 'post-construction', service_details: { cleanupStage: ['rough', 'rough'] } }, CHECK],
  ['an empty list of stages', { service: 'post-construction', service_details: { cleanupStage: [] } }, CHECK],
  ['a stage that is not a list', { service: 'post-construction', service_details: { cleanupStage: 'rough' } }, CHECK],
  ['a list for a question with one answer', { service: 'duct-ventilation', service_details: { lastDuctClean: ['unknown'] } }, CHECK],
  ['a preference of Hangul fillers', withPreference({ timing: '\u3164\u3164' }), CHECK],
  ['a preference of no-break spaces', withPreference({ timing: '\u00a0\u202f\u2003' }), CHECK],
  ['the 29th of February of a year without one', withPreference({ startDate: '2100-02-29' }), CHECK],
  ['a day of the year 0', withPreference({ startDate: '0000-01-01' }), CHECK],
  ['preferences that are not an object', withPreference('all'), CHECK],
  ['null preferences', withPreference(null), CHECK],
];

const MESSAGES: readonly (readonly [why: string, changes: Row, ends: string])[] = [
  ['all optional fields', { phone: '514 555-0142', company: 'Côté' }, 'stored'],
  ['no message', { message: null }, REQUIRED],
  ['a blank message', { message: '\n' }, CHECK],
  ['a name of a soft hyphen', { name: '\u00ad' }, CHECK],
  ['an e-mail with a zero-width space', { email: 'a@b\u200b.ca' }, CHECK],
  ['a phone of nine digits, which a message does not check', { phone: '514 555-01' }, 'stored'],
  ['a blank name', { name: ' ' }, CHECK],
  ['no e-mail', { email: null }, REQUIRED],
  ['an e-mail without a dot', { email: 'a@b' }, CHECK],
  ['no id', { id: null }, REQUIRED],
];

/** The columns whose value a visitor types or chooses directly. Lists and objects, which the form makes, are always complete. */
const TYPED = ['name', 'email', 'phone', 'company', 'notes', 'sqft', 'floors_served', 'service'];

const typed = REQUESTS.filter(([, changes]) => Object.keys(changes).every((column) => TYPED.includes(column)));

/** The same row as a browser posts it. */
const postOf = (row: Row): FormData =>
  formData({ ...Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value ?? '')])), frequency: 'monthly' });

test.each(typed)('the form accepts a request with %s if the database does', (_, changes, ends) => {
  const { accepted } = validate(quoteForm, quoteForm.read(postOf(aRequest(changes))), personContext);
  expect(accepted).toBe(ends === 'stored');
});

// The form has no field for the id.
test.each(MESSAGES.filter(([, changes]) => !('id' in changes)))('the form accepts a message with %s if the database does', (_, changes, ends) => {
  const { accepted } = validate(contactForm, contactForm.read(postOf(aMessage(changes))), personContext);
  expect(accepted).toBe(ends === 'stored');
});

test.each([
  ['quote', quoteForm],
  ['contact', contactForm],
])('the %s form has a name for each column with a check constraint, and for no other', async (_, { table, columns }) => {
  const { database } = stores[0];
  const rows = await asOwner(database, "select conname from pg_constraint where contype = 'c' and conrelid = $1::regclass", [`public.${table}`]);
  // Visitors can't set a status, so its constraint refuses none of their rows.
  const names = rows.map(({ conname }) => conname).filter((name) => name !== `${table}_status`);
  expect(names.toSorted()).toEqual(columns.map((column) => `${table}_${column}`).toSorted());
});

describe.each(stores)('the database on $name', ({ database }) => {
  test.each(REQUESTS)('stores or refuses, as it must, a request with %s', async (_, changes, ends) => expect(await outcomeOfSending(database, aRequest(changes))).toBe(ends));

  test.each(MESSAGES)('stores or refuses, as it must, a message with %s', async (_, changes, ends) => expect(await outcomeOfSending(database, aMessage(changes))).toBe(ends));

  test('has no rule that returns NULL, not even for null and empty arguments', async () => {
    const [answers] = await asOwner(
      database,
      `select
         app_private.is_text(null, 1, 200) as text,
         app_private.is_email(null, 254) as email,
         app_private.is_phone(null, 40) as phone,
         app_private.is_service(null, rules) as service,
         app_private.is_schedule(null, rules) as no_schedule,
         app_private.is_schedule('null', rules) as null_schedule,
         app_private.is_schedule('{}', rules) as empty_schedule,
         app_private.is_schedule('1', rules) as number_schedule,
         app_private.is_service_details(null, '{"restrooms": 1}', rules) as no_service,
         app_private.is_service_details('office', null, rules) as no_details,
         app_private.is_service_details('office', 'null', rules) as null_details,
         app_private.is_service_details('preferences', '{"timing": "x"}', rules) as preferences,
         app_private.is_text('x', 1, null) as no_limit,
         app_private.is_email('a@b.ca', null) as no_email_limit,
         app_private.is_service('office', null) as no_services,
         app_private.is_schedule('{"kind": "monthly", "days": [], "timesPerWeek": null, "shifts": {"day": true, "night": false}}', null) as no_kinds,
         app_private.is_service_details('office', '{"restrooms": 1}', null) as no_rules
       from app_private.lead_rules() as rules`,
    );
    expect(new Set(Object.values(answers ?? {}))).toEqual(new Set([false]));
  });
});

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

const FILLED_QUOTES: readonly FilledForm[] = [
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

const FILLED_MESSAGES: readonly FilledForm[] = Object.entries(longestMessageTexts).map(([name, length]) => formWith(MESSAGE, `contact_messages.${name}`, name, longestText(name, length)));

/** Reads, validates and stores forms as the site does. @returns a line for each that is not stored exactly as sent */
async function storeForms<Entry extends object, Lead extends object>(database: Database, form: LeadForm<Entry, Lead>, all: readonly FilledForm[]): Promise<readonly string[]> {
  const trouble: string[] = [];
  for (const [at, { field, value, data }] of all.entries()) {
    const verdict = validate(form, form.read(data), personContext);
    if (!verdict.accepted) {
      trouble.push(`${field} = ${value}: the form itself refuses it (${JSON.stringify(verdict.fields)})`);
      continue;
    }
    const lead = Object.fromEntries(Object.entries(verdict.lead).filter(([, given]) => given !== undefined));
    // A new e-mail address each time, because of the rate limit, unless the address itself is under test.
    const row: Row = { ...lead, id: crypto.randomUUID(), ...(field.endsWith('.email') ? {} : { email: `field-${form.name}-${at}@exemple.ca` }) };
    const ended = await outcomeOfSending(database, row);
    const [stored] = await asOwner(database, `select ${Object.keys(row).join(', ')} from public.${form.table} where id = $1`, [row['id']]);
    if (ended !== 'stored') trouble.push(`${field} = ${value}: the database refuses it (${ended}): run npm run lead-rules, which writes the migration`);
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
    expect([...(await storeForms(database, quoteForm, FILLED_QUOTES)), ...(await storeForms(database, contactForm, FILLED_MESSAGES))]).toEqual([]);
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
    const sendNewQuestion = () => send('office', { restrooms: 2, questionOfThisTest: 4 });
    expect(await sendNewQuestion()).toBe(CHECK);
    await database.transaction((connection) => connection.script(migrationOf(widerRules(known, wanted), added)));
    expect([await sendNewQuestion(), await send('maintenance', { floorTypes: ["d'ardoise", 'tile'], buffing: true })]).toEqual(['stored', 'stored']);
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
