/**
 * Compares the facts with the figures of the brief that this site was built from. Every other test reads the facts:
 * a company with other facts replaces this file (`npm run rebrand` deletes it).
 */
import { expect, test } from 'vitest';
import { areas } from '../../site/company/areas.ts';
import { company } from '../../site/company/facts.ts';
import { testimonials } from '../../site/company/testimonials.ts';
import { footerAreas, searchAreas } from '../../site/coverage.ts';
import { mainLinks } from '../../site/navigation.ts';
import { services } from '../../site/services.ts';

const namesOf = (coverage: 'full' | 'available'): string[] => areas.all.flatMap((area) => (area.coverage === coverage ? [area.name['en-CA']] : []));

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
  expect(footerAreas('en-CA')).toEqual(['Downtown Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Greater Montréal Area']);
  expect(footerAreas('fr-CA')).toEqual(['Centre-ville de Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Grand Montréal']);
  expect(searchAreas('en-CA')).toEqual(['Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Laval', 'Greater Montréal']);
  expect(searchAreas('fr-CA')).toEqual(['Montréal', 'Dorval', 'Saint-Laurent', 'Lachine', 'Laval', 'Grand Montréal']);
});

test('the entries of the menu after the services, the services, and the six testimonials are those of the brief', () => {
  const entries = ['/industries', '/why-partner', '/blog', '/about', '/contact'];
  expect(mainLinks.map(({ path }) => path).filter((path) => entries.includes(path))).toEqual(entries);
  expect(services.map(({ form }) => form)).toEqual(['office', 'building', 'warehouse', 'post-construction', 'specialized-addons', 'duct-ventilation']);
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
});
