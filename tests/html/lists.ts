import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { business } from '../../site/business.ts';
import { testimonials } from '../../site/content/testimonials.ts';
import { coverageAreas } from '../../site/coverage.ts';
import { documentFile } from '../../site/manifest.ts';
import { order } from '../../site/src/pages/office/order.ts';
import type { ValidatedPage } from './validate.ts';
import { textOf } from './writing.ts';

const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url));

/** What a page has to hold: the names and quoted words that are given, and how many there are of what is counted. */
interface Demand {
  readonly path: string;
  /** In the English page, word for word. */
  readonly names: readonly string[];
  /** So many elements of a kind, in both languages: FAQs are `details`. */
  readonly counts?: Readonly<Record<string, number>>;
}

const { promises } = business;

/** Of the specification, page by page: names are given in English; counts hold for both languages. */
const demands: readonly Demand[] = [
  { path: '/services/office-cleaning', names: ['Onboarding & Site Walk', 'Week-1 Stabilization', 'Ongoing QA', 'Dedicated Supervisor & Client Portal', 'Corporate', 'Co-working'], counts: { details: 5 } },
  { path: '/services/building-cleaning', names: ['Daily Essentials', 'Weekly/Monthly Deep Cycle', 'Seasonal Projects'], counts: { details: 5 } },
  { path: '/services/warehouse-cleaning', names: ['Safety & Hazard Review', 'Zone-Based Service', 'Monthly Audit', 'GMP', 'ISO', 'CFIA', 'Distribution centres', 'Manufacturing plants', 'Food and cold storage', 'Logistics and cross-dock terminals'], counts: { details: 5 } },
  { path: '/services/post-construction', names: ['Rough Clean', 'Detail Clean', 'Final Touch-Up'], counts: { details: 5 } },
  { path: '/services/specialized-add-ons', names: ['Scope Confirmation', 'Scheduled Window', 'Completion Sign-Off', 'Kitchen', 'Washroom', 'Carpet', 'Windows', 'Floors', 'Upholstery', 'Pressure washing', 'Disinfection'], counts: { details: 5, blockquote: 3 } },
  { path: '/services/duct-ventilation-cleaning', names: ['Assessment & Access', 'Source Removal', 'Verification', business.ductPartner], counts: { details: 5, blockquote: 3 } },
  { path: '/services', names: ['Downtown Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'West Island', 'Learn more', 'See add-on services'] },
  { path: '/industries', names: ['Corporate offices', 'Healthcare', 'Retail', 'Restaurants', 'food service', 'Education', 'Manufacturing', 'Compliance Ready', 'Custom Protocols', 'Safety & Training'] },
  { path: '/why-partner', names: ['In-house staff', 'Responsive support', 'Local accountability', 'Transparent client portal', 'Sustainable practices', '24-Hour Proposal', 'Satisfaction Guarantee', 'Flexible Contracts'], counts: { blockquote: 1, table: 1 } },
  { path: '/about', names: [`${promises.years}+`, `${promises.clients}+`, '24/7', '100%', 'Professionalism', 'Partnership', 'Local expertise', 'Sustainability'] },
  { path: '/contact', names: [...coverageAreas.map(({ name }) => name['en-CA']), '24/7', '30', '100%'] },
];

/** How many there are of what the pages list from data. */
const lengths = [
  ['lines of the office’s work order', order.length, 11],
  ['areas with full coverage', coverageAreas.filter(({ coverage }) => coverage === 'full').length, 19],
  ['areas where days are settled', coverageAreas.filter(({ coverage }) => coverage === 'available').length, 5],
  ['testimonials', testimonials.length, 6],
] as const;

const read = (folder: string, path: string): string => readFileSync(join(folder, documentFile(path)), 'utf8');

const wordsOf = (html: string): string => textOf(html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ')).replace(/[\s\u00a0]+/g, ' ');

const countsIn = (html: string, counts: Demand['counts'] = {}): string[] =>
  Object.entries(counts).flatMap(([element, expected]) => {
    const found = html.match(new RegExp(`<${element}\\b`, 'g'))?.length ?? 0;
    return found === expected ? [] : [`has ${found} ${element}, not ${expected}`];
  });

/** Checks that each page has the lists, names and figures that are asked of it, at their length. */
export function listFindings(folder: string = dist): readonly ValidatedPage[] {
  const pages = demands.flatMap(({ path, names, counts }) => {
    const [english, french] = [read(folder, path), read(folder, `/fr${path}`)];
    const text = wordsOf(english).toLowerCase();
    return [
      { page: `${path}, its lists`, findings: [...names.filter((name) => !text.includes(name.toLowerCase())).map((name) => `lacks “${name}”`), ...countsIn(english, counts)] },
      { page: `/fr${path}, its lists`, findings: countsIn(french, counts) },
    ];
  });
  return [...pages, { page: 'lists', findings: lengths.flatMap(([what, found, expected]) => (found === expected ? [] : [`${found} ${what}, not ${expected}`])) }];
}
