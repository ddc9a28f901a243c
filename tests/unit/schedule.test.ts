import { describe, expect, test } from 'vitest';
import {
  adopt,
  afterFrequency,
  type Checked,
  frequencies,
  frequencyAfterDays,
  hasDays,
  scheduleFor,
  scheduleOf,
} from '../../packages/ui/src/SchedulePicker/schedule.ts';

const form = (...entries: [string, string][]): FormData => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

const checked = (part: Partial<Checked>): Checked => ({ frequency: null, days: [], shifts: [], ...part });

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
    expect(scheduleFor(frequency)).toEqual(schedule);
  });

  test('days belong to weekly and bi-weekly kinds only', () => {
    expect(frequencies.filter(hasDays)).toEqual(['weekly', 'three-per-week', 'nightly', 'bi-weekly', 'custom']);
  });
});

describe('changing the days', () => {
  test('turns a preset into custom', () => {
    expect(frequencyAfterDays('three-per-week', ['Mon', 'Wed'])).toBe('custom');
    expect(frequencyAfterDays('nightly', [])).toBe('custom');
  });

  test('turns it into what is offered, and loses no answer', () => {
    expect(frequencyAfterDays('nightly', ['Mon'], ['weekly', 'nightly'])).toBe('weekly');
    expect(frequencyAfterDays('nightly', ['Mon'], ['nightly', 'monthly'])).toBe('nightly');
    expect(adopt(checked({ frequency: 'nightly', days: ['Mon'] }), ['weekly', 'nightly']).frequency).toBe('weekly');
  });

  test('leaves a preset whose days are its own, in any order', () => {
    expect(frequencyAfterDays('three-per-week', ['Fri', 'Mon', 'Wed'])).toBe('three-per-week');
  });

  test('leaves the free choices as they are', () => {
    expect(frequencyAfterDays('weekly', ['Tue'])).toBe('weekly');
    expect(frequencyAfterDays('bi-weekly', ['Tue'])).toBe('bi-weekly');
  });
});

describe('choosing another frequency', () => {
  const nightly = checked({ frequency: 'nightly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], shifts: ['night'] });

  test('takes the preset away with it', () => {
    expect(afterFrequency('weekly', nightly)).toEqual(checked({ frequency: 'weekly' }));
  });

  test('keeps what the person had chosen', () => {
    const own = checked({ frequency: 'weekly', days: ['Tue'], shifts: ['day'] });
    expect(afterFrequency('bi-weekly', own)).toEqual({ ...own, frequency: 'bi-weekly' });
  });

  test('custom starts from the days of the preset', () => {
    expect(afterFrequency('custom', nightly)).toEqual({ ...nightly, frequency: 'custom' });
  });

  test('a preset replaces the days, and the shifts where it has some', () => {
    const own = checked({ frequency: 'custom', days: ['Sun'], shifts: ['day'] });
    expect(afterFrequency('three-per-week', own)).toEqual(checked({ frequency: 'three-per-week', days: ['Mon', 'Wed', 'Fri'], shifts: ['day'] }));
    expect(afterFrequency('nightly', own).shifts).toEqual(['night']);
  });
});

describe('what was checked before the page woke', () => {
  test('a preset gets its days', () => {
    expect(adopt(checked({ frequency: 'three-per-week', shifts: ['day'] }))).toEqual(
      checked({ frequency: 'three-per-week', days: ['Mon', 'Wed', 'Fri'], shifts: ['day'] }),
    );
  });

  test('a preset with other days is custom', () => {
    expect(adopt(checked({ frequency: 'nightly', days: ['Sat'] })).frequency).toBe('custom');
  });

  test('adopting twice changes nothing more', () => {
    for (const frequency of frequencies) {
      const once = adopt(checked({ frequency, days: ['Mon'] }));
      expect(adopt(once)).toEqual(once);
    }
  });
});

describe('the schedule of a form', () => {
  test('nothing chosen has no kind', () => {
    expect(scheduleOf(form(['days', 'Mon'], ['shifts', 'day']))).toEqual({
      kind: null,
      days: [],
      timesPerWeek: null,
      shifts: { day: false, night: false },
    });
  });

  test('counts the days of a week and puts them in its order', () => {
    expect(scheduleOf(form(['frequency', 'weekly'], ['days', 'Fri'], ['days', 'Mon'], ['shifts', 'night']))).toEqual({
      kind: 'weekly',
      days: ['Mon', 'Fri'],
      timesPerWeek: 2,
      shifts: { day: false, night: true },
    });
  });

  test('keeps the days of bi-weekly without counting them', () => {
    expect(scheduleOf(form(['frequency', 'bi-weekly'], ['days', 'Tue']))).toMatchObject({ kind: 'bi-weekly', days: ['Tue'], timesPerWeek: null });
  });

  test('leaves out days that are hidden', () => {
    expect(scheduleOf(form(['frequency', 'monthly'], ['days', 'Tue'], ['shifts', 'day']))).toEqual({
      kind: 'monthly',
      days: [],
      timesPerWeek: null,
      shifts: { day: true, night: false },
    });
  });

  test('a preset with other days is weekly with those days', () => {
    expect(scheduleOf(form(['frequency', 'nightly'], ['days', 'Sat'], ['days', 'Sun']))).toMatchObject({ kind: 'weekly', days: ['Sat', 'Sun'], timesPerWeek: 2 });
  });

  test('leaves out what is not ours', () => {
    expect(scheduleOf(form(['frequency', 'hourly'])).kind).toBeNull();
    expect(scheduleOf(form(['frequency', 'nightly'], ['days', 'Someday']))).toEqual(scheduleFor('nightly'));
    expect(scheduleOf(form(['frequency', 'weekly'], ['days', 'Someday'], ['days', 'Mon'], ['days', 'Mon'])).days).toEqual(['Mon']);
  });

  test('reads other names', () => {
    const names = { frequency: 'f', days: 'd', shifts: 's' };
    expect(scheduleOf(form(['f', 'weekly'], ['d', 'Wed'], ['s', 'day']), names)).toMatchObject({ days: ['Wed'], shifts: { day: true, night: false } });
  });
});
