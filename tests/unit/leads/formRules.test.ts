import { expect, test } from 'vitest';
import { type StringsOf, stringsOf } from '../../../site/content/sections.ts';
import { createT } from '../../../site/i18n/t.ts';
import { isOffered, services, servicesNotOffered } from '../../../site/services.ts';
import { isStepDone } from '../../../site/src/leadForm/quote/steps.ts';
import { contactForm, contactFrom } from '../../../site/src/leads/contact.ts';
import { quoteForm, quoteFrom } from '../../../site/src/leads/quote.ts';
import { reviewOf } from '../../../site/src/leads/review.ts';
import { isService, offeredServices, specifications } from '../../../site/src/leads/schema.ts';
import { isReady } from '../../../site/src/leads/submit.ts';
import { MIN_FILL_TIME_MS, type SubmissionContext } from '../../../site/src/leads/validate.ts';
import { formData, office, refusalsOf } from './entries.ts';

const quoteRefusal = refusalsOf(quoteForm, office);
const everything = { name: '', email: 'x', phone: '1', frequency: '' };
/** Every field to correct is named. */
const inEverything = ['name: name', 'email: emailFormat', 'phone: phoneFormat', 'frequency: frequency'];
const blank = { service: '', name: ' ', email: '', phone: '<b></b>' };
const invalid = { code: 'validation_error', detail: 'answers' };

test.each<[what: string, changes: Readonly<Record<string, string>>, context: Partial<SubmissionContext>, refused: object]>([
  ['1. spam: a filled trap', everything, { trap: 'http://spam.example', minutesLeft: 9 }, { code: 'spam_detected', fields: [] }],
  ['1. spam: a send within three seconds', {}, { elapsed: MIN_FILL_TIME_MS - 1 }, { code: 'spam_detected', fields: [] }],
  ['2. rate limit, with the minutes left', everything, { minutesLeft: 9 }, { code: 'rate_limit_exceeded', minutes: 9, fields: [] }],
  ['3. a required field, before a wrong address', everything, {}, { code: 'validation_error', fields: inEverything }],
  ['3. a required field that is blank', blank, {}, { code: 'validation_error', fields: Object.keys(blank).map((name) => `${name}: ${name}`) }],
  ['4. the e-mail address, before the phone number', { email: 'aimee@cote', phone: '555' }, {}, { code: 'invalid_email' }],
  ['5. a phone number of nine digits', { phone: '(514) 555-014', frequency: '' }, {}, { code: 'invalid_phone' }],
  ['5. a phone number of parentheses', { phone: '(((((((514' }, {}, { code: 'invalid_phone' }],
  ['6. no frequency', { frequency: '' }, {}, { code: 'missing_schedule', fields: ['frequency: frequency'] }],
  ['then a date that the browser can’t read', {}, { unread: [{ field: 'startDate', problem: 'date' }] }, { ...invalid, fields: ['startDate: date'] }],
  ['then the length of texts', { notes: 'x'.repeat(5001), timing: 'x'.repeat(501) }, {}, { ...invalid, fields: ['notes: long', 'timing: long'] }],
  ['then the length of a number', { phone: '5'.repeat(41) }, {}, { ...invalid, fields: ['phone: long'] }],
  ['then the bounds of the numbers', { sqft: '10000001', restrooms: '1000' }, {}, { ...invalid, fields: ['sqft: area', 'restrooms: count'] }],
  ['then an area in words', { sqft: 'a lot' }, {}, { ...invalid, fields: ['sqft: area'] }],
])('the quote form is refused in the order of behaviour.md 5.7: %s', (_, changes, context, refused) => expect(quoteRefusal(changes, context)).toMatchObject(refused));

test.each(['2026-01-31', '0266-12-25', '2100-01-01', '2027-02-29', '2027-02-31', '2027-13-01', '2027-2-1', 'in June'])('the quote form is refused with a date that is past, or is not a date: %s', (startDate) =>
  expect(quoteRefusal({ startDate })).toEqual({ ...invalid, fields: ['startDate: date'] }));

test.each(['a b@c.example', '@c.example', 'a@@c.example', 'a@c.', 'a@.c', 'a@..', 'a@b.c d', 'a@b.c@'])('the quote form is refused with %j, which is not an e-mail address', (email) =>
  expect(quoteRefusal({ email })).toMatchObject({ code: 'invalid_email', fields: ['email: emailFormat'] }));

test.each<Readonly<Record<string, string>>>([
  {},
  ...['a@b.co', 'a@b.c.', 'a@.b.c', 'aimée@côté.example', 'x+y@sub.domain.example'].map((email) => ({ email })),
  { phone: '514 555-0142', startDate: '2026-02-01' },
  { startDate: '2028-02-29', sqft: '10000000', restrooms: '999', floors_served: '0' },
  { notes: 'x'.repeat(5000), timing: 'x'.repeat(500) },
])('the quote form is accepted with %o', (changes) => expect(quoteRefusal(changes, { elapsed: MIN_FILL_TIME_MS })).toBe('accepted'));

/** Read from a form as the row has it. */
const person = (changes: Readonly<Record<string, string>>) => {
  const { name, email, phone, notes } = quoteFrom(formData({ ...office, ...changes }));
  return { name, email, phone, notes };
};

test.each<[what: string, typed: Readonly<Record<string, string>>, stored: Readonly<Record<string, string>>]>([
  ['marks of direction and zero-width spaces', { name: '\u200e Zoé\u200b', email: '\u202aa@b.ca\u200e', phone: '\u202a514 555-0142\u202c' }, { name: 'Zoé', email: 'a@b.ca', phone: '514 555-0142' }],
  ['byte order marks, word joiners, soft hyphens', { name: '\ufeffZoé\u2060', email: '\ufeffa@b.ca\u00ad', phone: '\u2060514 555-0142\ufeff' }, { name: 'Zoé', email: 'a@b.ca', phone: '514 555-0142' }],
  ['fillers, blank braille, tags', { name: '\u3164Zoé\u{e0041}', email: 'a@b.ca\u{e0041}\ufe0f', phone: '\u2800514 555-0142\uffa0' }, { name: 'Zoé', email: 'a@b.ca', phone: '514 555-0142' }],
])('characters that nobody sees are removed at the ends: %s', (_, typed, stored) => expect(person(typed)).toMatchObject(stored));

test.each(['❤️', '1\ufe0f\u20e3', '👩‍👩‍👧', '🏴\u{e0067}\u{e0062}\u{e007f}', 'می\u200cخواهم', 'a\u00adb'])('a text keeps what belongs to its characters: %j', (notes) => expect(person({ notes: ` ${notes}\u200b ` }).notes).toBe(notes));

test('an address is stored without the brackets of a mail program, and a number in ordinary digits', () =>
  expect(person({ email: '<aimee@cote.example>', phone: '（５１４）　５５５－０１４２' })).toMatchObject({ email: 'aimee@cote.example', phone: '(514)\u3000555-0142' }));

test.each<[what: string, changes: Readonly<Record<string, string>>, refused: object]>([
  ['an e-mail address', { email: 'aimee\u200b@cote.example' }, { code: 'invalid_email', fields: ['email: invisible'] }],
  ['a phone number', { phone: '514\u200b555\u200b0142' }, { code: 'invalid_phone', fields: ['phone: invisible'] }],
  ['a name alone', { name: '\u3164\u200d' }, { code: 'validation_error', fields: ['name: name'] }],
  ['an address with brackets inside', { email: 'aimee<a@cote.example>' }, { code: 'invalid_email', fields: ['email: emailFormat'] }],
])('a character that nobody sees is refused, and beside the field is why: %s', (_, changes, refused) => expect(quoteRefusal(changes)).toEqual(refused));

const question = {
  name: 'Aimée Côté',
  email: 'aimee@cote.example',
  phone: '',
  company: '  Société Côté & Fils ',
  message: 'Venez-vous à Laval?\n2 < 3 <b>R&D</b>',
  website: '',
} as const;

const contactRefusal = refusalsOf(contactForm, question);
const emptyMessage = { name: ' ', email: 'x', message: '<b></b>' };
/** Within three seconds, and over the limit. */
const early = { early: true, elapsed: 0, minutesLeft: 9 };

test.each<[what: string, changes: Readonly<Record<string, string>>, context: Partial<SubmissionContext>, refused: object]>([
  ['a required field; every field to correct is named', emptyMessage, {}, { code: 'validation_error', fields: ['name: name', 'message: message', 'email: emailFormat'] }],
  ['no address', { email: '' }, {}, { code: 'validation_error', fields: ['email: email'] }],
  ['then a wrong address', { email: 'aimee@cote' }, {}, { code: 'invalid_email', fields: ['email: emailFormat'] }],
  ['then the lengths', { message: 'x'.repeat(5001), phone: '5'.repeat(41) }, {}, { code: 'validation_error', detail: 'answers', fields: ['phone: long', 'message: long'] }],
  // The database too counts an emoji as one character.
  ['then the length in emojis', { message: '🧹'.repeat(5001) }, {}, { code: 'validation_error', detail: 'answers', fields: ['message: long'] }],
  ['what is missing when the button is pressed too early', { message: '' }, early, { code: 'validation_error', detail: 'incomplete', fields: ['message: message'] }],
  ['a robot that presses it too early is told nothing', { message: '' }, { early: true, trap: 'x' }, { code: 'spam_detected', detail: 'trap', fields: [] }],
])('the contact form is refused in the order of behaviour.md 5.21: %s', (_, changes, context, refused) => expect(contactRefusal(changes, context)).toEqual(refused));

test.each<Readonly<Record<string, string>>>([{ phone: '555' }, { message: 'x'.repeat(5000), phone: '5'.repeat(40) }, { message: '🧹'.repeat(5000) }])('the contact form is accepted with %o', (changes) =>
  expect(contactRefusal(changes)).toBe('accepted'));

const ready = (changes: Readonly<Record<string, string>>) => isReady(formData({ ...question, ...changes }), contactForm);
test('the button is ready once name, e-mail and message are filled in', () => expect(ready({})).toBe(true));
test.each([...contactForm.needs.map((name) => ({ [name]: ' \n\u3164' })), { website: 'x' }])('the button is not ready with %j', (changes) => expect(ready(changes)).toBe(false));

test('the data layer receives only the kind of form', () => {
  expect(contactForm.event(contactFrom(formData(question)))).toEqual({ event: 'form_submit', form_type: 'contact' });
});

test.each([
  ...[['name', ' '], ['email', ''], ['email', 'aimee@cote'], ['phone', '555'], ['company', 'x'.repeat(5001)]].map(([name, value]) => [name, value, true, false] as const),
  ...[['service', ''], ['frequency', ''], ['sqft', 'a lot'], ['notes', 'x'.repeat(5001)]].map(([name, value]) => [name, value, false, true] as const),
  ['timing', '', true, true] as const,
])('a step of the quote is done when the form would refuse none of its fields: %s “%.20s”, service %s, contact %s', (name = '', value = '', service, contact) => {
  const entry = quoteFrom(formData({ ...office, [name]: value }));
  expect([isStepDone('service', entry), isStepDone('contact', entry)]).toEqual([service, contact]);
});

test('no step is done before the form is read', () => expect(isStepDone('service', null)).toBe(false));

test('a preset whose days were changed without a script is stored as a custom week', () => {
  const { schedule, service_details } = quoteFrom(formData({ ...office, days: ['Tue'] }));
  expect(schedule).toEqual({ kind: 'weekly', days: ['Tue'], timesPerWeek: 1, shifts: { day: false, night: true } });
  expect(service_details?.['preferences']).toMatchObject({ frequency: 'custom' });
});

test('duct cleaning has no area, whatever the form still contains; where it is not offered, it is no service', () => {
  const { service, sqft, service_details } = quoteFrom(formData({ ...office, service: 'duct-ventilation', hvacSystems: '2', lastDuctClean: '>3y' }));
  const { preferences: _, ...answers } = service_details ?? {};
  const ducts = { service: 'duct-ventilation', sqft: undefined, answers: { hvacSystems: 2, lastDuctClean: '>3y' } };
  expect({ service, sqft, answers }).toEqual(isOffered('duct') ? ducts : { service: undefined, sqft: 12000, answers: {} });
});

test('only known services and options are kept; an empty form becomes an empty entry, without details', () => {
  const { service_details } = quoteFrom(formData({ service: 'post-construction', cleanupStage: ['final', 'rough', 'forged'] }));
  expect(service_details).toEqual({ cleanupStage: ['rough', 'final'] });
  const schedule = { kind: null, days: [], timesPerWeek: null, shifts: { day: false, night: false } };
  expect(JSON.parse(JSON.stringify(quoteFrom(formData({ service: 'toString' }))))).toEqual({ name: '', email: '', phone: '', schedule });
});

test.each([
  ['12000', 12000],
  ['12,000', 12000],
  ['12 000', 12000],
  ['12\u00a0000', 12000],
  ['0', 0],
  ['1500,50', Number.NaN],
  ['1.5', Number.NaN],
  ['-4', Number.NaN],
  ['about 9000', Number.NaN],
])('an area of %j is read as %j', (typed, sqft) => expect(quoteFrom(formData({ service: 'office', sqft: typed })).sqft).toBe(sqft));

test('the form offers the services that have a page; floor maintenance only through a link', () => {
  expect(offeredServices).toEqual(services.map(({ form }) => form));
  const withheld = servicesNotOffered.map(({ form }) => form);
  expect(Object.keys(specifications).filter((service) => !isService(service))).toEqual(withheld);
  expect(new Set(Object.keys(specifications))).toEqual(new Set([...offeredServices, ...withheld, 'maintenance']));
});

test('no two questions share a name, so each answer belongs to one service', () => {
  const names = Object.values(specifications).flatMap((questions) => questions.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

const sections = ['quote', 'getQuote'] as const;
const inEnglish = createT<StringsOf<(typeof sections)[number]>>('en-CA', stringsOf(sections, 'en-CA'));
const inFrench = createT<StringsOf<(typeof sections)[number]>>('fr-CA', stringsOf(sections, 'fr-CA'));
const lines = (review: ReturnType<typeof reviewOf>) =>
  Object.values(review).flatMap((part) => part.map(({ term, value }) => `${term}: ${value}`));

// The e-mail to the owner shows the same review: tests/unit/notifications.test.ts compares it line by line in English, and some lines in French.

test('the review shows counts of zero, and texts as typed', () => {
  const expected = ['Reception areas: 0', 'What to include: Les salles où 2 < 3', 'Company: Société Côté & Fils'];
  expect(lines(reviewOf(quoteFrom(formData(office)), inEnglish, 'en-CA'))).toEqual(expect.arrayContaining(expected));
});

test('an answer to a question that the company no longer asks keeps the question’s name', () => {
  const unasked = createT<StringsOf<(typeof sections)[number]>>('en-CA', { ...stringsOf(sections, 'en-CA'), 'quote.ecoFriendly.label': '' });
  expect(lines(reviewOf(quoteFrom(formData({ ...office, ecoFriendly: 'on' })), unasked, 'en-CA'))).toContain('ecoFriendly: Yes');
});

const dates = [['2026-02-02', '2 février 2026'], ['2026-09-01', '1er\u00a0septembre 2026'], ['2026-09-11', '11 septembre 2026']] as const;

test.each(dates)('only the first day of a month is “1er” in French: %s', (startDate, said) => {
  expect(lines(reviewOf(quoteFrom(formData({ ...office, startDate })), inFrench, 'fr-CA'))).toContain(`Date de début souhaitée: ${said}`);
});

test('visits per week are shown unless the frequency already tells them', () => {
  const visits = (frequency: string, days: string[]) => lines(reviewOf(quoteFrom(formData({ frequency, days })), inEnglish, 'en-CA')).find((said) => said.startsWith('Visits'));
  expect(visits('weekly', [])).toBe('Visits: 1\u00a0visit a week');
  expect(visits('custom', ['Mon', 'Tue'])).toBe('Visits: 2\u00a0visits a week');
  expect(visits('three-per-week', [])).toBeUndefined();
  expect(visits('monthly', [])).toBeUndefined();
});
