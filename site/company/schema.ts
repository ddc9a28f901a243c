/** What the files of the owner may say. Each message says what to write instead. */
import { z } from 'zod';
import { applyTypography, UNWANTED_PATTERNS } from '../blog/typography.ts';
import { claimNames } from '../claims.ts';
import type { Locale } from '../i18n/locale.ts';
import { serviceNames } from '../serviceTable.ts';
import { object } from './read.ts';
import { type Areas, bestRating, type ClientTestimonial, type Company, type InBothLanguages, keyNames, testimonialServices, type TestimonialTitles, weekDays } from './shape.ts';

const text = z.string('write some words').trim().min(1, 'write some words');

/** A text of a language with its typography: an owner types ordinary spaces and apostrophes. */
const textIn = (locale: Locale, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .superRefine((written, context) => {
      for (const [found, problem, fix] of UNWANTED_PATTERNS) if (found.test(written)) context.addIssue({ code: 'custom', message: `${problem}: ${fix}` });
    })
    .transform((written) => applyTypography(written, locale));

/** A text in each language. */
export const inBoth: z.ZodType<InBothLanguages> = object({ en: textIn('en-CA', 'write the English text'), fr: textIn('fr-CA', 'write the French text') }).transform(({ en, fr }) => ({ 'en-CA': en, 'fr-CA': fr }));

/** A name, which may be the same in both languages: `Mile End`, or `{ en: …, fr: … }`. */
const name: z.ZodType<InBothLanguages> = z.unknown().transform((written, context): InBothLanguages => {
  if (typeof written === 'string' && written.trim() !== '') return { 'en-CA': applyTypography(written.trim(), 'en-CA'), 'fr-CA': applyTypography(written.trim(), 'fr-CA') };
  const { success, data, error } = inBoth.safeParse(written);
  if (success) return data;
  const missing = typeof written !== 'object' || written === null;
  for (const { path, message } of missing ? [{ path: [], message: 'write a name, or “en” and “fr” below it' }] : error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

const count = z.int('write a whole number').positive('write a number above zero');

const range = object({ from: count, to: count }).refine(({ from, to }) => from < to, { path: ['to'], error: 'write a larger number than “from”' });

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const time = z.string('write the time as 08:00').regex(TIME, 'write the time as 08:00');

const https = z.url({ protocol: /^https$/, error: 'write an address that begins with https://' });

/** Refuses what a list has twice. */
function uniqueIn<Item>(items: readonly Item[], keyOf: (item: Item) => string, report: (at: number, key: string) => void): void {
  const keys = items.map(keyOf);
  for (const [at, key] of keys.entries()) if (keys.indexOf(key) !== at) report(at, key);
}

/** The day on which something was issued. A day begins 14 hours before midnight UTC in the first time zone. */
export const pastDay = z.iso.date('write the day as 2026-03-31').refine((day) => Date.parse(day) <= Date.now() + 14 * 3_600_000, 'write the day on which it was issued: this one is in the future');

const email = z.email('write the e-mail address as info@company.ca');

const days = z.array(z.enum(weekDays, `write one of ${weekDays.join(', ')}`), 'write the days as [Monday, Tuesday]').min(1, 'write one day or more, as [Monday]');

const hours = z
  .array(object({ days, opens: time, closes: time }), 'write each line as “- days: …”')
  .min(1, 'write the hours of one day or more')
  .superRefine((all, context) => {
    for (const [at, { opens, closes }] of all.entries()) {
      // A wrong time is reported already.
      if (TIME.test(opens) && TIME.test(closes) && opens >= closes) context.addIssue({ code: 'custom', path: [at, 'closes'], message: `write a time after ${opens}, at which the day begins` });
    }
    const open = all.flatMap(({ days: named, opens, closes }, at) => named.map((day) => ({ day, opens, closes, at })));
    for (const [place, { day, opens, closes, at }] of open.entries()) {
      const overlaps = open.slice(0, place).some((other) => other.day === day && opens < other.closes && other.opens < closes);
      if (overlaps) context.addIssue({ code: 'custom', path: [at, 'days'], message: `${day} has hours twice that overlap: keep one of them` });
    }
  });

/** A time zone that the platform knows. */
const isTimeZone = (zone: string): boolean => Intl.supportedValuesOf('timeZone').includes(zone);

const id = z.string('write a name for it in lower case, as mile-end').regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write it in lower-case letters, digits and hyphens, as mile-end');

/** `facts.yaml` */
export const factsSchema: z.ZodType<Company> = object({
  name: text,
  shortName: text,
  nameWith: object({ a: text, de: text }),
  city: name,
  cityWith: object({ in: text, of: text }),
  cityAndProvince: inBoth,
  area: name,
  areaWith: object({ in: text, of: text }),
  region: z.string('write the province in two letters, as QC').regex(/^[A-Z]{2}$/, 'write the province in two letters, as QC'),
  country: z.string('write the country in two letters, as CA').regex(/^[A-Z]{2}$/, 'write the country in two letters, as CA'),
  latitude: z.number('write degrees, as 45.5').min(-90, 'write degrees, from -90 to 90').max(90, 'write degrees, from -90 to 90'),
  longitude: z.number('write degrees, as -73.57').min(-180, 'write degrees, from -180 to 180').max(180, 'write degrees, from -180 to 180'),
  timeZone: z.string('write a time zone, as America/Toronto').refine(isTimeZone, 'write a time zone, as America/Toronto'),
  priceRange: z.enum(['$', '$$', '$$$', '$$$$'], 'write $ to $$$$'),
  origin: https.transform((origin) => origin.replace(/\/$/, '')),
  phone: z.string('write the telephone as +1-514-555-0142').regex(/^\+1-\d{3}-\d{3}-\d{4}$/, 'write the telephone as +1-514-555-0142'),
  email,
  hours,
  social: z.array(https, 'write a list of addresses, or []'),
  privacy: object({ officer: inBoth, place: inBoth }),
  ductPartner: z.string('write the name of the company that cleans the ducts'),
  copyrightYear: z.int('write a year, as 2026').min(1900, 'write a year, as 2026').max(2200, 'write a year, as 2026'),
  themeName: name,
  notOffered: z
    .array(z.enum(serviceNames, `write one of ${serviceNames.join(', ')}`), 'write a list of services, or []')
    .refine((left) => new Set(left).size < serviceNames.length, 'take one or more out of the list, because no service would be offered'),
  proofs: z.array(object({ name: inBoth, issuer: text, number: text.optional(), amount: count.optional(), date: pastDay.optional() }), 'write a list, or []'),
  claims: z.array(z.enum(claimNames, `write one of ${claimNames.join(', ')}`), 'write a list of the claims that are true, or []'),
  authors: z.record(id, object({ name: text, role: inBoth, email: email.optional() }), { error: 'write the authors, or {}' }),
  promises: object({
    serviceResponseHours: count.optional(),
    emergencyResponseMinutes: count.optional(),
    proposalHours: count.optional(),
    messageReplyHours: count.optional(),
    portalReplyHours: count.optional(),
    recleanHours: count.optional(),
    siteVisitDays: range.optional(),
    postConstructionDays: range.optional(),
    clients: count.optional(),
    years: count.optional(),
    ductYears: range.optional(),
  }),
}).refine(({ notOffered, ductPartner }) => notOffered.includes('duct') || ductPartner !== '', { path: ['ductPartner'], error: 'name the company that cleans the ducts, or add “duct” to notOffered' });

/** `areas.yaml` */
export const areasSchema: z.ZodType<Areas> = object({
  all: z.array(object({ id, coverage: z.enum(['full', 'available'], 'write full or available'), name }), 'write a list of areas').min(1, 'write one area or more'),
  footer: z.array(id, 'write a list of ids').min(1, 'write one id or more'),
  search: z.array(id, 'write a list of ids, or []'),
  described: z.array(object({ area: id, text: inBoth }), 'write a list, or []'),
  keys: z.record(z.enum(keyNames), name, { error: `write ${keyNames.join(', ')}, each with a place` }),
})
  .superRefine(({ all, footer, search, described }, context) => {
    const ids = new Set(all.map((area) => area.id));
    uniqueIn(all, (area) => area.id, (at, key) => context.addIssue({ code: 'custom', path: ['all', at, 'id'], message: `another area has the id ${key}: write another one` }));
    const lists = { footer: footer.map((area, at) => ({ area, path: ['footer', at] })), search: search.map((area, at) => ({ area, path: ['search', at] })), described: described.map(({ area }, at) => ({ area, path: ['described', at, 'area'] })) };
    for (const list of Object.values(lists)) {
      uniqueIn(list, ({ area }) => area, (at, key) => context.addIssue({ code: 'custom', path: list[at]?.path ?? [], message: `the list names ${key} twice: remove one` }));
      for (const { area, path } of list) if (!ids.has(area)) context.addIssue({ code: 'custom', path, message: `write an id of the list “all”: ${[...ids].join(', ')}` });
    }
  })
  // Those with full coverage first (behaviour.md 3.22).
  .transform((areas) => ({ ...areas, all: [...areas.all].sort((one, other) => Number(one.coverage === 'available') - Number(other.coverage === 'available')) }));

const testimonial: z.ZodType<ClientTestimonial> = object({
  id,
  name: text,
  role: inBoth,
  company: text,
  content: inBoth,
  rating: z.int(`write a whole number from 1 to ${bestRating}`).min(1, `write 1 to ${bestRating}`).max(bestRating, `write 1 to ${bestRating}`).default(bestRating),
  service: z.enum(testimonialServices, `write one of ${testimonialServices.join(', ')}`),
  location: name,
});

/** `testimonials.yaml` */
export const testimonialsSchema: z.ZodType<{ readonly titles: TestimonialTitles; readonly testimonials: readonly ClientTestimonial[] }> = object({
  titles: z.partialRecord(z.enum(testimonialServices), inBoth, { error: `write some of ${testimonialServices.join(', ')}, each with a title` }),
  testimonials: z.array(testimonial, 'write a list, or []').superRefine((all, context) => {
    uniqueIn(all, (one) => one.id, (at, key) => context.addIssue({ code: 'custom', path: [at, 'id'], message: `another testimonial has the id ${key}: write another one` }));
  }),
});
