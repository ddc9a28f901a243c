import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { keyNames, weekDays } from '../../site/company/shape.ts';
import { serviceNames } from '../../site/services.ts';

const text = z.string().trim().min(1, 'write some words');

/** One text for both languages, or one for each. */
const inBoth = z.union([text, z.strictObject({ en: text, fr: text })], 'write a text, or {"en": "…", "fr": "…"}').transform((value) =>
  typeof value === 'string' ? { 'en-CA': value, 'fr-CA': value } : { 'en-CA': value.en, 'fr-CA': value.fr },
);

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'write the colour as #1f5fa8').toLowerCase();
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'write the time as 08:00');
const count = z.number().int().positive();
const range = z.strictObject({ from: count, to: count });

const area = z.strictObject({
  name: inBoth,
  coverage: z.enum(['full', 'available']).default('full'),
  /** Whether the footer lists it. */
  footer: z.boolean().default(false),
  /** Whether JSON-LD lists it for search engines. */
  search: z.boolean().default(false),
  /** How its buildings are cleaned, for the services page. */
  text: inBoth.optional(),
});

const testimonial = z.strictObject({
  name: text,
  role: inBoth,
  company: text,
  content: inBoth,
  service: z.enum(['office-cleaning', 'building-cleaning', 'warehouse-cleaning', 'post-construction']),
  location: inBoth,
});

const company = z
  .strictObject({
    name: text,
    shortName: text.optional(),
    nameWith: z.strictObject({ a: text.optional(), de: text.optional() }).default({}),
    city: inBoth,
    cityWith: z.strictObject({ in: text, of: text }).optional(),
    province: inBoth.default({ 'en-CA': 'Québec', 'fr-CA': 'Québec' }),
    region: z.string().regex(/^[A-Z]{2}$/, 'write the province in two letters, as QC').default('QC'),
    country: z.string().regex(/^[A-Z]{2}$/, 'write the country in two letters, as CA').default('CA'),
    area: inBoth.optional(),
    areaWith: z.strictObject({ in: text, of: text }).optional(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    priceRange: z.string().regex(/^\${1,4}$/, 'write $ to $$$$').default('$$'),
    origin: z.url({ protocol: /^https?$/, error: 'write the address of the site as https://company.ca' }),
    phone: z.string().regex(/^\+1-\d{3}-\d{3}-\d{4}$/, 'write the telephone as +1-514-555-0142'),
    email: z.email('write the e-mail address as info@company.ca'),
    hours: z.array(z.strictObject({ days: z.array(z.enum(weekDays)).min(1), opens: time, closes: time })).min(1),
    areas: z.array(area).min(1),
    keyPlaces: z.partialRecord(z.enum(keyNames), inBoth, `write a text for each building that has a key: ${keyNames.join(', ')}`).default({}),
    social: z.array(z.url()).default([]),
    officer: inBoth.default({ 'en-CA': 'Our general manager', 'fr-CA': 'notre direction générale' }),
    dataPlace: inBoth.default({ 'en-CA': 'Québec, Canada', 'fr-CA': 'Québec, Canada' }),
    services: z.array(z.enum(serviceNames)).min(1),
    proofs: z.array(z.strictObject({ name: inBoth, issuer: text, number: text })).default([]),
    ductPartner: text.optional(),
    copyrightYear: count.default(new Date().getFullYear()),
    promises: z
      .strictObject({
        serviceResponseHours: count,
        emergencyResponseMinutes: count,
        proposalHours: count,
        messageReplyHours: count,
        portalReplyHours: count,
        recleanHours: count,
        siteVisitDays: range,
        postConstructionDays: range,
        clients: count,
        years: count,
        ductYears: range,
      })
      .partial()
      .default({}),
    colour,
    accent: colour.optional(),
    colourName: inBoth,
    /** The mark as an SVG file, beside the company file. */
    mark: text,
    testimonials: z.array(testimonial).default([]),
  })
  .refine(({ services, ductPartner }) => !services.includes('duct') || ductPartner !== undefined, { path: ['ductPartner'], error: 'name the company that cleans the ducts, or take “duct” out of services' })
  .refine(({ areas }) => areas.some(({ footer }) => footer), { path: ['areas'], error: 'mark one area or more with "footer": true' });

/** The content of a company file, completed with defaults. */
export type CompanyFile = z.output<typeof company>;

/** The content of a company file before defaults are added. */
export type CompanyInput = z.input<typeof company>;

/**
 * Validates the content of a company file.
 *
 * @param more further problems to report
 * @throws with one line for each problem: `phone: write the telephone as +1-514-555-0142`
 */
export function companyOf(written: unknown, name = 'The company file', more: readonly string[] = []): CompanyFile {
  const { success, data, error } = company.safeParse(written);
  if (success && more.length === 0) return data;
  const problems = [...(error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`), ...more];
  throw new Error([`${name} can’t be used, and nothing was changed:`, ...problems].join('\n  '));
}

/** Reads the mark that a company file names, or reports the problem. */
function markIn(written: unknown, folder: string): { readonly svg: string; readonly problems: readonly string[] } {
  const { success, data } = z.looseObject({ mark: text }).safeParse(written);
  if (!success) return { svg: '', problems: [] };
  const file = isAbsolute(data.mark) ? data.mark : join(folder, data.mark);
  try {
    return { svg: readFileSync(file, 'utf8'), problems: [] };
  } catch {
    return { svg: '', problems: [`mark: there is no ${file}: put the SVG file there`] };
  }
}

/**
 * Reads a company file (JSON) and the mark beside it.
 *
 * @throws when the file is missing or invalid
 */
export function readCompanyFile(path: string): { readonly company: CompanyFile; readonly markSvg: string } {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} can’t be read as JSON, and nothing was changed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const mark = markIn(written, dirname(path));
  return { company: companyOf(written, path, mark.problems), markSvg: mark.svg };
}
