import { expect, test } from 'vitest';
import { isOffered, services, servicesNotOffered } from '../../../site/services.ts';
import { quoteFrom } from '../../../site/src/leads/quote.ts';
import { isService, offeredServices, specifications } from '../../../site/src/leads/schema.ts';
import { formData, office } from './entries.ts';

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
])('an area of %j is %j', (typed, sqft) => expect(quoteFrom(formData({ service: 'office', sqft: typed })).sqft).toBe(sqft));

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
