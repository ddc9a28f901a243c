import { describe, expect, test } from 'vitest';
import { applyChoice, type CheckedSchedule, completeSchedule, scheduleFromFormData } from '../../packages/ui/src/SchedulePicker/schedule.ts';
import { frequencies, scheduleFrom } from '../../site/src/leads/schedule.ts';

const scheduleOf = (data: FormData) => scheduleFrom(scheduleFromFormData(data, frequencies));

const form = (...entries: [string, string][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

const checked = (part: Partial<CheckedSchedule>): CheckedSchedule => ({ frequency: null, days: [], shifts: [], ...part });

describe('what a choice fills in', () => {
  test.each([
    ['one-time', { kind: 'one-time', days: [], timesPerWeek: null, shifts: { day: false, night: false } }],
    ['weekly', { kind: 'weekly', days: [], timesPerWeek: 1, shifts: { day: false, night: false } }],
    ['three-per-week', { kind: 'weekly', days: ['Mon', 'Wed', 'Fri'], timesPerWeek: 3, shifts: { day: false, night: false } }],
    ['nightly', { kind: 'weekly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], timesPerWeek: 5, shifts: { day: false, night: true } }],
    ['bi-weekly', { kind: 'bi-weekly', days: [], timesPerWeek: null, shifts: { day: false, night: false } }],
    ['monthly', { kind: 'monthly', days: [], timesPerWeek: null, shifts: { day: false, night: false } }],
    ['quarterly', { kind: 'quarterly', days: [], timesPerWeek: null, shifts: { day: false, night: false } }],
    ['custom', { kind: 'weekly', days: [], timesPerWeek: 1, shifts: { day: false, night: false } }],
  ] as const)('%s', (frequency, schedule) => {
    expect(scheduleOf(form(['frequency', frequency]))).toEqual(schedule);
  });
});

test.each([
  ['three-per-week', ['Mon', 'Wed'], 'custom'],
  ['nightly', ['Sat'], 'custom'],
  ['weekly', ['Tue'], 'weekly'],
  ['bi-weekly', ['Tue'], 'bi-weekly'],
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

describe('the schedule of a form', () => {
  test('nothing chosen has no kind', () =>
    expect(scheduleOf(form(['days', 'Mon'], ['shifts', 'day'])))
      .toEqual({ kind: null, days: [], timesPerWeek: null, shifts: { day: false, night: false } }));

  test('counts the days of the week and sorts them', () =>
    expect(scheduleOf(form(['frequency', 'weekly'], ['days', 'Fri'], ['days', 'Mon'], ['shifts', 'night'])))
      .toEqual({ kind: 'weekly', days: ['Mon', 'Fri'], timesPerWeek: 2, shifts: { day: false, night: true } }));

  test('a preset with other days is weekly with those days', () =>
    expect(scheduleOf(form(['frequency', 'nightly'], ['days', 'Sat'], ['days', 'Sun']))).toMatchObject({ kind: 'weekly', days: ['Sat', 'Sun'], timesPerWeek: 2 }));

  test('keeps the days of bi-weekly without counting them', () => {
    expect(scheduleOf(form(['frequency', 'bi-weekly'], ['days', 'Tue']))).toMatchObject({ kind: 'bi-weekly', days: ['Tue'], timesPerWeek: null });
  });

  test('ignores hidden days', () =>
    expect(scheduleOf(form(['frequency', 'monthly'], ['days', 'Tue'], ['shifts', 'day'])))
      .toEqual({ kind: 'monthly', days: [], timesPerWeek: null, shifts: { day: true, night: false } }));

  test('ignores unknown values', () => {
    expect(scheduleOf(form(['frequency', 'hourly'])).kind).toBeNull();
    expect(scheduleOf(form(['frequency', 'nightly'], ['days', 'Someday']))).toEqual(scheduleOf(form(['frequency', 'nightly'])));
    expect(scheduleOf(form(['frequency', 'weekly'], ['days', 'Someday'], ['days', 'Mon'], ['days', 'Mon'])).days).toEqual(['Mon']);
  });

  test('reads fields with other names', () => {
    const names = { frequency: 'f', days: 'd', shifts: 's' };
    expect(scheduleFromFormData(form(['f', 'weekly'], ['d', 'Wed'], ['s', 'day']), frequencies, names)).toEqual({ frequency: 'weekly', days: ['Wed'], shifts: ['day'] });
  });
});
