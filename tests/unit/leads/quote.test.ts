import { expect, test } from 'vitest';
import { quoteFrom } from '../../../site/src/leads/quote.ts';
import { specifications } from '../../../site/src/leads/schema.ts';
import { formData, office } from './entries.ts';

test('a preset whose days were changed without a script is stored as a custom week', () => {
  const { schedule, service_details } = quoteFrom(formData({ ...office, days: ['Tue'] }));
  expect(schedule).toEqual({ kind: 'weekly', days: ['Tue'], timesPerWeek: 1, shifts: { day: false, night: true } });
  expect(service_details?.['preferences']).toMatchObject({ frequency: 'custom' });
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

test('no two questions share a name, so each answer belongs to one service', () => {
  const names = Object.values(specifications).flatMap((questions) => questions.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
