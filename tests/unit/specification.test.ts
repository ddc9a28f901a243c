/**
 * Compares Uno's own facts, in `site/company`, with the figures of the brief that this site was built from. A company that has
 * its own in `company` keeps these files, so the test holds in its repository too. Every other test reads the facts in use.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { readOwnerText } from '../../site/company/read.ts';
import { areasSchema, factsSchema, testimonialsSchema } from '../../site/company/schema.ts';
import { mainLinks } from '../../site/navigation.ts';
import { services, servicesNotOffered } from '../../site/services.ts';

const unoFile = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
  const path = `site/company/${name}.yaml`;
  return readOwnerText(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'), path, schema);
};

const company = unoFile('facts', factsSchema);
const areas = unoFile('areas', areasSchema);
const { testimonials } = unoFile('testimonials', testimonialsSchema);

const namesOf = (coverage: 'full' | 'available'): string[] => areas.all.flatMap((area) => (area.coverage === coverage ? [area.name['en-CA']] : []));
const namesIn = (ids: readonly string[]): (string | undefined)[] => ids.map((id) => areas.all.find((area) => area.id === id)?.name['en-CA']);

test('the company, its place, its hours and its promises are those of the brief', () => {
  expect(company).toMatchObject({ name: 'Uno', phone: '+1-514-555-0142', email: 'info@uno.example', region: 'QC', country: 'CA', latitude: 45.5, longitude: -73.57, priceRange: '$$', copyrightYear: 2025 });
  expect(company.hours).toEqual([{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' }]);
  const hours = { serviceResponseHours: 2, proposalHours: 24, messageReplyHours: 24, portalReplyHours: 24, recleanHours: 24 };
  const days = { siteVisitDays: { from: 2, to: 3 }, postConstructionDays: { from: 1, to: 3 } };
  expect(company.promises).toMatchObject({ ...hours, ...days, emergencyResponseMinutes: 30, clients: 200, years: 5, ductYears: { from: 2, to: 3 } });
});

test('the areas that the company serves are those of the brief', () => {
  expect(namesOf('full')).toEqual(['Downtown Montréal', 'Old Montréal', 'Plateau Mont-Royal', 'Mile End', 'Outremont', 'Westmount', 'Côte-des-Neiges', 'NDG', 'Verdun', 'Saint-Laurent', 'Saint-Léonard', 'Rosemont–La Petite-Patrie', 'Villeray', 'Hochelaga-Maisonneuve', 'Mercier', 'Ahuntsic-Cartierville', 'Anjou', 'LaSalle', 'Lachine']);
  expect(namesOf('available')).toEqual(['Dorval', 'Pointe-Claire', 'West Island', 'Laval', 'South Shore']);
  expect([company.area['en-CA'], company.area['fr-CA']]).toEqual(['Greater Montréal', 'Grand Montréal']);
  const inBothLists = ['Dorval', 'Saint-Laurent', 'Lachine'];
  expect(namesIn(areas.footer)).toEqual(['Downtown Montréal', ...inBothLists]);
  expect(namesIn(areas.search)).toEqual([...inBothLists, 'Laval']);
});

test('the entries of the menu after the services, the services, and the six testimonials are those of the brief', () => {
  const entries = ['/industries', '/why-partner', '/blog', '/about', '/contact'];
  expect(mainLinks.map(({ path }) => path)).toEqual(entries);
  const left = servicesNotOffered.map(({ form }) => form);
  expect(services.map(({ form }) => form)).toEqual(['office', 'building', 'warehouse', 'post-construction', 'specialized-addons', 'duct-ventilation'].filter((form) => left.every((one) => one !== form)));
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
});
