import { expect, test } from 'vitest';
import { applyChoice, type CheckedSchedule, completeSchedule, scheduleFromFormData } from '../../packages/ui/src/SchedulePicker/schedule.ts';
import { frequencies, scheduleFrom } from '../../site/src/leads/schedule.ts';
import { formData } from './leads/entries.ts';

/** The schedule of a form with these fields. */
const scheduleOf = (fields: Parameters<typeof formData>[0]) => scheduleFrom(scheduleFromFormData(formData(fields), frequencies));

const checked = (part: Partial<CheckedSchedule>): CheckedSchedule => ({ frequency: null, days: [], shifts: [], ...part });

const noShift = { day: false, night: false };
const byDay = { day: true, night: false };
const atNight = { day: false, night: true };

test.each([
  [{ frequency: 'one-time' }, { kind: 'one-time', days: [], timesPerWeek: null, shifts: noShift }],
  [{ frequency: 'weekly' }, { kind: 'weekly', days: [], timesPerWeek: 1, shifts: noShift }],
  [{ frequency: 'three-per-week' }, { kind: 'weekly', days: ['Mon', 'Wed', 'Fri'], timesPerWeek: 3, shifts: noShift }],
  [{ frequency: 'nightly' }, { kind: 'weekly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], timesPerWeek: 5, shifts: atNight }],
  [{ frequency: 'quarterly' }, { kind: 'quarterly', days: [], timesPerWeek: null, shifts: noShift }],
  [{ frequency: 'custom' }, { kind: 'weekly', days: [], timesPerWeek: 1, shifts: noShift }],
  // Nothing chosen has no kind.
  [{ days: 'Mon', shifts: 'day' }, { kind: null, days: [], timesPerWeek: null, shifts: noShift }],
  // The days of the week are counted and sorted.
  [{ frequency: 'weekly', days: ['Fri', 'Mon'], shifts: 'night' }, { kind: 'weekly', days: ['Mon', 'Fri'], timesPerWeek: 2, shifts: atNight }],
  // A preset with other days is weekly with those days.
  [{ frequency: 'nightly', days: ['Sat', 'Sun'] }, { kind: 'weekly', days: ['Sat', 'Sun'], timesPerWeek: 2, shifts: noShift }],
  // The days of bi-weekly are kept, and not counted.
  [{ frequency: 'bi-weekly', days: 'Tue' }, { kind: 'bi-weekly', days: ['Tue'], timesPerWeek: null, shifts: noShift }],
  // Hidden days and unknown values are ignored.
  [{ frequency: 'monthly', days: 'Tue', shifts: 'day' }, { kind: 'monthly', days: [], timesPerWeek: null, shifts: byDay }],
  [{ frequency: 'hourly' }, { kind: null, days: [], timesPerWeek: null, shifts: noShift }],
  [{ frequency: 'nightly', days: 'Someday' }, { kind: 'weekly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], timesPerWeek: 5, shifts: atNight }],
  [{ frequency: 'weekly', days: ['Someday', 'Mon', 'Mon'] }, { kind: 'weekly', days: ['Mon'], timesPerWeek: 1, shifts: noShift }],
])('the schedule of a form with %j', (fields, schedule) => expect(scheduleOf(fields)).toEqual(schedule));

test.each([
  ['three-per-week', ['Mon', 'Wed'], 'custom'],
  ['weekly', ['Tue'], 'weekly'],
] as const)('%s with the days %j is %s', (frequency, days, after) =>
  expect(completeSchedule(frequencies, checked({ frequency, days })).frequency).toBe(after));

const nightly = checked({ frequency: 'nightly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], shifts: ['night'] });
const three = checked({ frequency: 'three-per-week', days: ['Mon', 'Wed', 'Fri'], shifts: ['day'] });
const own = (frequency: string) => checked({ frequency, days: ['Sun'], shifts: ['day'] });

test.each([
  ['takes a preset away', 'weekly', nightly, checked({ frequency: 'weekly' })],
  ['keeps what the person had chosen', 'bi-weekly', own('weekly'), own('bi-weekly')],
  ['to custom keeps the days of the preset', 'custom', nightly, { ...nightly, frequency: 'custom' }],
  ['to a preset replaces the days', 'three-per-week', own('custom'), three],
  ['to a preset with shifts replaces both', 'nightly', own('custom'), nightly],
])('another frequency %s', (_, frequency, before, after) =>
  expect(applyChoice(frequencies, frequency, before)).toEqual(after));

test('a preset that was chosen before hydration gets its days', () =>
  expect(completeSchedule(frequencies, checked({ frequency: 'three-per-week', shifts: ['day'] }))).toEqual(three));

test('fields with other names are read', () => {
  const names = { frequency: 'f', days: 'd', shifts: 's' };
  const expected = { frequency: 'weekly', days: ['Wed'], shifts: ['day'] };
  expect(scheduleFromFormData(formData({ f: 'weekly', d: 'Wed', s: 'day' }), frequencies, names)).toEqual(expected);
});
