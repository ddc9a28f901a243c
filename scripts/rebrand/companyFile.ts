import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { pastDay } from '../../site/company/schema.ts';
import { keyNames, weekDays } from '../../site/company/shape.ts';
import { claimNames } from '../../site/claims.ts';
import { serviceNames } from '../../site/services.ts';
import { reasonOf } from '../../site/userFacingError.ts';
import { type BrandThemes, brandThemes } from '../../tokens/src/themeFrom/index.ts';
import type { Mark } from '../../tokens/src/mark.ts';
import { readMark } from './markFile.ts';

const text = z.string().trim().min(1, 'write some words');

/** One text for both languages, or one for each. */
const inBoth = z.union([text, z.strictObject({ en: text, fr: text })], 'write a text, or {"en": "…", "fr": "…"}').transform((value) =>
  typeof value === 'string' ? { 'en-CA': value, 'fr-CA': value } : { 'en-CA': value.en, 'fr-CA': value.fr },
);

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'write the colour as #1f5fa8').toLowerCase();
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'write the time as 08:00');
const isTimeZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name);

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
    timeZone: z.string().refine(isTimeZone, 'write the time zone as America/Toronto').default('America/Toronto'),
    priceRange: z.string().regex(/^\${1,4}$/, 'write $ to $$$$').default('$$'),
    origin: z.url({ protocol: /^https?$/, error: 'write the address of the site as https://company.ca' }),
    phone: z.string().regex(/^\+1-\d{3}-\d{3}-\d{4}$/, 'write the telephone as +1-514-555-0142'),
    email: z.email('write the e-mail address as info@company.ca'),
    hours: z.array(z.strictObject({ days: z.array(z.enum(weekDays)).min(1), opens: time, closes: time })).min(1),
    areas: z.array(area).min(1),
    keyPlaces: z.partialRecord(z.enum(keyNames), inBoth, `write a text for each building that has a key: ${keyNames.join(', ')}`).default({}),
    social: z.array(z.url()).default([]),
    officer: inBoth.default({ 'en-CA': 'Our general manager', 'fr-CA': 'notre directeur général' }),
    dataPlace: inBoth.default({ 'en-CA': 'Québec, Canada', 'fr-CA': 'Québec, Canada' }),
    services: z.array(z.enum(serviceNames)).min(1),
    proofs: z.array(z.strictObject({ name: inBoth, issuer: text, number: text.optional(), amount: count.optional(), date: pastDay.optional() })).default([]),
    ductPartner: text.optional(),
    copyrightYear: count.default(new Date().getFullYear()),
    claims: z.array(z.enum(claimNames, `write some of ${claimNames.join(', ')}`)).default([]),
    authors: z.record(z.string().regex(/^[a-z0-9-]+$/, 'name an author in lower case, as jean-roy'), z.strictObject({ name: text, role: inBoth, email: z.email().optional() })).default({}),
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
  });

/** Problems between entries. Zod looks for them only in a file without others, and the owner should see all at once. */
function problemsBetweenEntries(written: unknown): readonly string[] {
  const { data } = z.looseObject({ services: z.array(z.unknown()).catch([]), areas: z.array(z.looseObject({}).catch({})).catch([]) }).safeParse(written);
  if (data === undefined) return [];
  return [
    ...(data.services.includes('duct') && data['ductPartner'] === undefined ? ['ductPartner: name the company that cleans the ducts, or take “duct” out of services'] : []),
    ...(data.areas.length > 0 && data.areas.every((one) => one['footer'] !== true) ? ['areas: mark one area or more with "footer": true'] : []),
  ];
}

/** The themes of the colours of a file, or why there can be none. */
function themesOf(written: unknown): { readonly themes: BrandThemes | undefined; readonly problems: readonly string[] } {
  const { data } = z.looseObject({ colour, accent: colour.optional() }).safeParse(written);
  if (data === undefined) return { themes: undefined, problems: [] };
  try {
    return { themes: brandThemes({ brand: data.colour, ...(data.accent !== undefined && { accent: data.accent }) }), problems: [] };
  } catch (error) {
    return { themes: undefined, problems: [`accent: ${reasonOf(error)}`] };
  }
}

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
  const between = problemsBetweenEntries(written);
  if (success && between.length === 0 && more.length === 0) return data;
  const problems = [...(error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`), ...between, ...more];
  throw new Error([`${name} can’t be used, and nothing was changed:`, ...problems].join('\n  '));
}

/** Reads the mark that a company file names, or reports the problem. */
function markIn(written: unknown, folder: string): ReturnType<typeof readMark> {
  const { success, data } = z.looseObject({ mark: text }).safeParse(written);
  if (!success) return { mark: undefined, problems: [] };
  const file = isAbsolute(data.mark) ? data.mark : join(folder, data.mark);
  try {
    return readMark(readFileSync(file, 'utf8'));
  } catch {
    return { mark: undefined, problems: [`mark: there is no ${file}: put the SVG file there`] };
  }
}

/**
 * Reads a company file (JSON), the mark beside it, and the themes of its colours.
 *
 * @throws with every mistake of all three, and that nothing was changed
 */
export function readCompanyFile(path: string): { readonly company: CompanyFile; readonly mark: Mark; readonly themes: BrandThemes } {
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} can’t be read as JSON, and nothing was changed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const { mark, problems } = markIn(written, dirname(path));
  const { themes, problems: themeProblems } = themesOf(written);
  const company = companyOf(written, path, [...problems, ...themeProblems]);
  if (mark === undefined || themes === undefined) throw new Error(`${path} can’t be used, and nothing was changed.`);
  return { company, mark, themes };
}
