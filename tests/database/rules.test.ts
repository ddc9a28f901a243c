import { describe, expect, test } from 'vitest';
import type { Row } from '../../server/database.ts';
import { contactForm } from '../../site/src/leads/contact.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { validate } from '../../site/src/leads/validate.ts';
import { formData, personCircumstances } from '../unit/leads/entries.ts';
import { aMessage, aRequest, asOwner, openStores, outcomeOfSending } from './stores.ts';

const stores = await openStores();

const CHECK = '23514';
const REQUIRED = '23502';

const shifts = { day: true, night: false };
const monthly = { kind: 'monthly', days: [], timesPerWeek: null, shifts };
const weekly = { kind: 'weekly', days: ['Mon', 'Fri'], timesPerWeek: 2, shifts };
const withPreference = (preferences: unknown) => ({ service_details: { preferences } });

/** Kinds of mistakes. The limits, options and answers of each field are in lead-fields.test.ts. */
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
  ['no stage in the list', { service: 'post-construction', service_details: { cleanupStage: [] } }, CHECK],
  ['a stage that is not a list', { service: 'post-construction', service_details: { cleanupStage: 'rough' } }, CHECK],
  ['two answers for one', { service: 'duct-ventilation', service_details: { lastDuctClean: ['unknown'] } }, CHECK],
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
  const { accepted } = validate(quoteForm, quoteForm.read(postOf(aRequest(changes))), personCircumstances);
  expect(accepted).toBe(ends === 'stored');
});

// The form has no field for the id.
test.each(MESSAGES.filter(([, changes]) => !('id' in changes)))('the form accepts a message with %s if the database does', (_, changes, ends) => {
  const { accepted } = validate(contactForm, contactForm.read(postOf(aMessage(changes))), personCircumstances);
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

describe.each(stores)('the rules on $name', ({ database }) => {
  test.each(REQUESTS)('a request with %s', async (_, changes, ends) => expect(await outcomeOfSending(database, aRequest(changes))).toBe(ends));

  test.each(MESSAGES)('a message with %s', async (_, changes, ends) => expect(await outcomeOfSending(database, aMessage(changes))).toBe(ends));

  test('no rule returns NULL, also for null and empty arguments', async () => {
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
