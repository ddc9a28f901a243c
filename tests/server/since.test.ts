import { expect, test } from 'vitest';
import { parseSince } from '../../server/since.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['7 days', '2026-11-15T12:00:00.000Z'],
  ['90 minutes ago', '2026-11-22T10:30:00.000Z'],
  ['2weeks', '2026-11-08T12:00:00.000Z'],
  // Midnight in Montréal, on the days when the clocks change.
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-22T09:00Z', '2026-11-22T09:00:00.000Z'],
  ['2026-11-22T09:00:30-05:00', '2026-11-22T14:00:30.000Z'],
])('%s is %s', (text, moment) => expect(parseSince(text, now)).toBe(moment));

test.each(['', 'yesterday', '7', '7 moons', '2026-02-30', '2026-13-01', '22/11/2026', '2026-11-22T09:00', '900000 weeks', "1 day'; drop table x"])('%j is not a day', (text) => {
  expect(() => parseSince(text, now)).toThrow('is not a day');
});
