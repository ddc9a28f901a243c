import { describe, expect, test } from 'vitest';
import type { Row } from '../../server/database.ts';
import { type ContactMessage, contactForm } from '../../site/src/leads/contact.ts';
import { quoteForm } from '../../site/src/leads/quote.ts';
import { isService, type QuoteEntry } from '../../site/src/leads/schema.ts';
import { validate } from '../../site/src/leads/validate.ts';
import { personCircumstances } from './circumstances.ts';
import { aMessage, aRequest, asOwner, asVisitor, insert, openStores, outcome } from './stores.ts';

const stores = await openStores();

const CHECK = '23514';
const REQUIRED = '23502';

const shifts = { day: true, night: false };
const monthly = { kind: 'monthly', days: [], timesPerWeek: null, shifts };
const weekly = { kind: 'weekly', days: ['Mon', 'Fri'], timesPerWeek: 2, shifts };
const withPreference = (preferences: unknown) => ({ service_details: { preferences } });

const FULL_DETAILS: Readonly<Record<string, Row>> = {
  office: {
    restrooms: 0,
    kitchens: 1,
    conferenceRooms: 2,
    receptionAreas: 999,
    interiorWindows: true,
    exteriorWindows: false,
    highTouch: true,
  },
  building: { lobbies: 1, entrances: 2, elevators: 3, stairwells: 4, mailrooms: 5, glassDoors: true },
  warehouse: { loadingDocks: 1, productionZones: 2, breakrooms: 3, machineAisles: true },
  'post-construction': { cleanupStage: ['rough', 'final', 'turnkey'], floorProtection: true, constructionWindows: true },
  maintenance: { floorTypes: ['vinyl', 'concrete'], stripWaxFreq: 'semi-annual', buffing: true, carpetExtraction: true },
  'specialized-addons': { addons: ['carpet', 'windows', 'pressure-wash', 'odor', 'disinfecting'] },
  'duct-ventilation': { hvacSystems: 3, lastDuctClean: '>3y' },
};

const REQUESTS: readonly (readonly [why: string, changes: Row, ends: string])[] = [
  ['only what is required', { company: null, sqft: null, floors_served: null, service_details: null, notes: null }, 'stored'],
  ['no name', { name: null }, REQUIRED],
  ['a blank name', { name: ' \t\n ' }, CHECK],
  ['a name of 200', { name: 'é'.repeat(200) }, 'stored'],
  ['a name of 201', { name: 'é'.repeat(201) }, CHECK],
  ['no e-mail', { email: null }, REQUIRED],
  ['an e-mail with a space', { email: 'a b@c.ca' }, CHECK],
  // Where [[:space:]] is the locale's, one database takes it and another does not.
  ['an e-mail with a no-break space', { email: 'a\u00a0b@c.ca' }, CHECK],
  ['an e-mail with an ideographic space', { email: 'a\u3000b@c.ca' }, CHECK],
  ['a name of no-break spaces', { name: '\u00a0\u202f\u2003' }, CHECK],
  ['nine digits among no-break spaces', { phone: '514\u00a0555\u202f014' }, CHECK],
  ['an e-mail without a dot', { email: 'a@b' }, CHECK],
  ['an e-mail of 255', { email: `${'a'.repeat(250)}@b.ca` }, CHECK],
  ['no phone', { phone: null }, REQUIRED],
  ['nine digits', { phone: '(514) 555-014' }, CHECK],
  ['ten digits among spaces', { phone: '( 514 ) 555 - 0142' }, 'stored'],
  ['a phone of 41', { phone: '5'.repeat(41) }, CHECK],
  ['no service', { service: null }, REQUIRED],
  ['an unknown service', { service: 'preferences', service_details: null }, CHECK],
  ['an area below nothing', { sqft: -1 }, CHECK],
  ['an area of ten million', { sqft: 10_000_000 }, 'stored'],
  ['an area above ten million', { sqft: 10_000_001 }, CHECK],
  ['a thousand floors', { floors_served: 1000 }, CHECK],
  ['notes of 5,000', { notes: 'x'.repeat(5000) }, 'stored'],
  ['notes of 5,001', { notes: 'x'.repeat(5001) }, CHECK],
  ['a company of 201', { company: 'x'.repeat(201) }, CHECK],

  ['no schedule', { schedule: null }, REQUIRED],
  ['monthly', { schedule: monthly }, 'stored'],
  ['weekly without a day: once', { schedule: { ...weekly, days: [], timesPerWeek: 1 } }, 'stored'],
  ['weekly with a wrong count', { schedule: { ...weekly, timesPerWeek: 3 } }, CHECK],
  ['weekly without a count', { schedule: { ...weekly, timesPerWeek: null } }, CHECK],
  ['monthly with a count', { schedule: { ...monthly, timesPerWeek: 1 } }, CHECK],
  ['bi-weekly with days', { schedule: { ...monthly, kind: 'bi-weekly', days: ['Sun'] } }, 'stored'],
  ['no kind', { schedule: { ...monthly, kind: 'none' } }, CHECK],
  ['a null kind', { schedule: { ...monthly, kind: null } }, CHECK],
  ['a day twice', { schedule: { ...weekly, days: ['Mon', 'Mon'] } }, CHECK],
  ['an unknown day', { schedule: { ...weekly, days: ['Mon', 'Lun'] } }, CHECK],
  ['days that are no list', { schedule: { ...weekly, days: 'Mon', timesPerWeek: 1 } }, CHECK],
  ['a shift that is no boolean', { schedule: { ...monthly, shifts: { day: 1, night: false } } }, CHECK],
  ['a shift missing', { schedule: { ...monthly, shifts: { day: true } } }, CHECK],
  ['a third shift', { schedule: { ...monthly, shifts: { ...shifts, dawn: true } } }, CHECK],
  ['a key too many', { schedule: { ...monthly, extra: 1 } }, CHECK],
  ['a key too few', { schedule: { kind: 'monthly', days: [], shifts } }, CHECK],
  ['a schedule that is a list', { schedule: [monthly] }, CHECK],

  ...Object.entries(FULL_DETAILS).map(
    ([service, details]) =>
      [`every detail of ${service}`, { service, service_details: { ...details, preferences: { timing: 'après 18 h' } } }, 'stored'] as const,
  ),
  ...Object.entries(FULL_DETAILS).map(
    ([service]) =>
      [
        `a detail of another service under ${service}`,
        { service, service_details: service === 'building' ? { restrooms: 1 } : { lobbies: 1 } },
        CHECK,
      ] as const,
  ),
  ['a count of 1,000', { service_details: { restrooms: 1000 } }, CHECK],
  ['a count below nothing', { service_details: { restrooms: -1 } }, CHECK],
  ['half a room', { service_details: { restrooms: 1.5 } }, CHECK],
  ['a count in words', { service_details: { restrooms: '4' } }, CHECK],
  ['a null detail', { service_details: { restrooms: null } }, CHECK],
  ['a boolean in words', { service_details: { highTouch: 'true' } }, CHECK],
  ['details that are a list', { service_details: ['restrooms'] }, CHECK],
  ['a stage twice', { service: 'post-construction', service_details: { cleanupStage: ['rough', 'rough'] } }, CHECK],
  ['no stage in the list', { service: 'post-construction', service_details: { cleanupStage: [] } }, CHECK],
  ['a stage that is no list', { service: 'post-construction', service_details: { cleanupStage: 'rough' } }, CHECK],
  ['an unknown year', { service: 'duct-ventilation', service_details: { lastDuctClean: '2y' } }, CHECK],
  ['two answers for one', { service: 'duct-ventilation', service_details: { lastDuctClean: ['unknown'] } }, CHECK],
  [
    'every preference',
    withPreference({
      frequency: 'nightly',
      timing: 'après 18 h',
      ecoFriendly: true,
      includeWeekends: false,
      include: 'les vitres',
      startDate: '2025-12-31',
    }),
    'stored',
  ],
  ['an unknown preference', withPreference({ colour: 'green' }), CHECK],
  ['a preference left empty', withPreference({ timing: ' ' }), CHECK],
  ['a preference of no-break spaces', withPreference({ timing: '\u00a0\u202f\u2003' }), CHECK],
  ['a month that is none', withPreference({ startDate: '2025-13-01' }), CHECK],
  ['the 31st of February', withPreference({ startDate: '2025-02-31' }), CHECK],
  ['the 29th of February', withPreference({ startDate: '2028-02-29' }), 'stored'],
  ['the 29th of February of a year without one', withPreference({ startDate: '2100-02-29' }), CHECK],
  ['a day of the year nought', withPreference({ startDate: '0000-01-01' }), CHECK],
  ['preferences that are no object', withPreference('all'), CHECK],
  ['null preferences', withPreference(null), CHECK],
];

const MESSAGES: readonly (readonly [why: string, changes: Row, ends: string])[] = [
  ['all optional fields', { phone: '514 555-0142', company: 'Côté' }, 'stored'],
  ['no message', { message: null }, REQUIRED],
  ['a blank message', { message: '\n' }, CHECK],
  ['a message of 5,000', { message: 'x'.repeat(5000) }, 'stored'],
  ['a message of 5,001', { message: 'x'.repeat(5001) }, CHECK],
  ['a phone of nine digits, which nobody needs to call', { phone: '514 555-01' }, 'stored'],
  ['a phone of 41', { phone: '5'.repeat(41) }, CHECK],
  ['a company of 201', { company: 'x'.repeat(201) }, CHECK],
  ['a blank name', { name: ' ' }, CHECK],
  ['a name of 201', { name: 'é'.repeat(201) }, CHECK],
  ['no e-mail', { email: null }, REQUIRED],
  ['an e-mail without a dot', { email: 'a@b' }, CHECK],
  ['an e-mail of 255', { email: `${'a'.repeat(250)}@b.ca` }, CHECK],
  ['no id', { id: null }, REQUIRED],
];

/** What a form can put into a row: its texts and its numbers. Of lists and objects it makes whole ones alone. */
const TYPED = ['name', 'email', 'phone', 'company', 'notes', 'sqft', 'floors_served', 'service'];

const typed = REQUESTS.filter(([, changes]) => Object.keys(changes).every((column) => TYPED.includes(column)));

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The same row as the form holds it before it is sent. */
function entryOf(changes: Row): QuoteEntry {
  const { name, email, phone, company, notes, sqft, floors_served, service } = aRequest(changes);
  return {
    name: textOf(name),
    email: textOf(email),
    phone: textOf(phone),
    company: textOf(company) || undefined,
    notes: textOf(notes) || undefined,
    sqft: numberOf(sqft),
    floors_served: numberOf(floors_served),
    service: isService(service) ? service : undefined,
    schedule: { kind: 'monthly', days: [], timesPerWeek: null, shifts },
  };
}

/** The same message as the form holds it before it is sent. */
function messageOf(changes: Row): ContactMessage {
  const { name, email, phone, company, message } = aMessage(changes);
  return { name: textOf(name), email: textOf(email), phone: textOf(phone) || undefined, company: textOf(company) || undefined, message: textOf(message) };
}

test.each(typed)('the form takes a request with %s if the database does', (_, changes, ends) => {
  const { accepted } = validate(quoteForm, entryOf(changes), personCircumstances);
  expect(accepted).toBe(ends === 'stored');
});

// The id is no field of the form.
test.each(MESSAGES.filter(([, changes]) => !('id' in changes)))('the form takes a message with %s if the database does', (_, changes, ends) => {
  const { accepted } = validate(contactForm, messageOf(changes), personCircumstances);
  expect(accepted).toBe(ends === 'stored');
});

test.each([
  ['quote', quoteForm],
  ['contact', contactForm],
])('the %s form knows a word for each column that its table can refuse, and for no other', async (_, { table, columns }) => {
  const [{ database } = { database: undefined }] = stores;
  if (!database) throw new Error('No store is open.');
  const rows = await asOwner(database, "select conname from pg_constraint where contype = 'c' and conrelid = $1::regclass", [`public.${table}`]);
  // Visitors can't give a status, so it refuses none of them.
  const names = rows.map(({ conname }) => conname).filter((name) => name !== `${table}_status`);
  expect(names.toSorted()).toEqual(columns.map((column) => `${table}_${column}`).toSorted());
});

describe.each(stores)('the rules on $name', ({ database }) => {
  test.each(REQUESTS)('a request with %s', async (_, changes, ends) => {
    const row = aRequest(changes);
    const attempt = asVisitor(database, (connection) => insert(connection, 'quote_requests', row));
    expect(await outcome(attempt)).toBe(ends);
  });

  test.each(MESSAGES)('a message with %s', async (_, changes, ends) => {
    const attempt = asVisitor(database, (connection) => insert(connection, 'contact_messages', aMessage(changes)));
    expect(await outcome(attempt)).toBe(ends);
  });

  test('no rule answers NULL, whatever it is asked', async () => {
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

  test('what was given is what is stored, to the letter', async () => {
    const row = aRequest();
    await asVisitor(database, (connection) => insert(connection, 'quote_requests', row));
    const [stored] = await asOwner(database, `select ${Object.keys(row).join(', ')} from public.quote_requests where id = $1`, [row['id']]);
    expect(stored).toEqual(row);
  });
});
