/** Days of a week, Monday first. */
export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** `Mon` to `Sun`. */
export type Day = (typeof days)[number];

/** The times of day that a crew may come. */
export const shifts = ['day', 'night'] as const;

/** `day` or `night`. */
export type Shift = (typeof shifts)[number];

/** How often a visit recurs, as it is stored. */
export type ScheduleKind = 'one-time' | 'weekly' | 'bi-weekly' | 'monthly' | 'quarterly';

/** What a person chooses from, in the order in which it is shown. */
export const frequencies = [
  'one-time',
  'weekly',
  'three-per-week',
  'nightly',
  'bi-weekly',
  'monthly',
  'quarterly',
  'custom',
] as const;

/** A choice of the form; two of them are presets of `weekly`, and `custom` is `weekly` with free days. */
export type Frequency = (typeof frequencies)[number];

/** When a crew comes, as it is stored. */
export interface Schedule {
  /** `null` while nothing is chosen. */
  kind: ScheduleKind | null;
  /** In the order of the week; empty for kinds that have no days. */
  days: Day[];
  /** For `weekly` the number of days, at least 1; otherwise `null`. */
  timesPerWeek: number | null;
  /** Whether a crew may come by day, and by night. */
  shifts: Record<Shift, boolean>;
}

/** The controls' own state: what is checked. */
export interface Checked {
  /** The radio that is chosen. */
  frequency: Frequency | null;
  /** The days that are checked, hidden ones too. */
  days: readonly Day[];
  /** The times of day that are checked. */
  shifts: readonly Shift[];
}

/** What a choice means before days or shifts are touched. */
interface Preset {
  /** What is stored of it. */
  kind: ScheduleKind;
  /** The days that it fills in. */
  days?: readonly Day[];
  /** The times of day that it fills in. */
  shifts?: readonly Shift[];
}

const presets: Record<Frequency, Preset> = {
  'one-time': { kind: 'one-time' },
  weekly: { kind: 'weekly' },
  'three-per-week': { kind: 'weekly', days: ['Mon', 'Wed', 'Fri'] },
  nightly: { kind: 'weekly', days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], shifts: ['night'] },
  'bi-weekly': { kind: 'bi-weekly' },
  monthly: { kind: 'monthly' },
  quarterly: { kind: 'quarterly' },
  custom: { kind: 'weekly' },
};

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((known) => known === value);

const isFrequency = isOneOf(frequencies);
const isDay = isOneOf(days);
const isShift = isOneOf(shifts);

const same = (some: readonly string[], others: readonly string[] = []): boolean =>
  some.length === others.length && some.every((value) => others.includes(value));

/** The stored kind of a choice. */
export const kindOf = (frequency: Frequency): ScheduleKind => presets[frequency].kind;

/** Whether days may be chosen: weekly and bi-weekly kinds only. */
export const hasDays = (frequency: Frequency): boolean => ['weekly', 'bi-weekly'].includes(kindOf(frequency));

/** For `weekly` the number of days, at least 1, because a week has a visit even before its day is known. */
export const timesPerWeek = (kind: ScheduleKind | null, chosen: readonly Day[]): number | null =>
  kind === 'weekly' ? Math.max(1, chosen.length) : null;

/** The stored schedule of what is checked. Days that the kind does not have are left out. */
export function scheduleFrom({ frequency, days: chosen, shifts: times }: Checked): Schedule {
  const kind = frequency && kindOf(frequency);
  const kept = frequency && hasDays(frequency) ? days.filter((day) => chosen.includes(day)) : [];
  return {
    kind,
    days: kept,
    timesPerWeek: timesPerWeek(kind, kept),
    shifts: { day: kind !== null && times.includes('day'), night: kind !== null && times.includes('night') },
  };
}

/** The schedule that a choice fills in by itself, before days or shifts are touched. */
export const scheduleFor = (frequency: Frequency): Schedule =>
  scheduleFrom({ frequency, days: presets[frequency].days ?? [], shifts: presets[frequency].shifts ?? [] });

/**
 * What is checked once another frequency is chosen. A preset fills its days and shifts in. What a preset had
 * filled in, and nobody changed, goes with it; what the person chose stays, and so it does for `custom`,
 * which starts from what is there.
 */
export function afterFrequency(frequency: Frequency, before: Checked): Checked {
  const { days: fill, shifts: fillShifts } = presets[frequency];
  const left = before.frequency && frequency !== 'custom' ? presets[before.frequency] : undefined;
  return {
    frequency,
    days: fill ?? (left?.days && same(before.days, left.days) ? [] : before.days),
    shifts: fillShifts ?? (left?.shifts && same(before.shifts, left.shifts) ? [] : before.shifts),
  };
}

/**
 * The choice once the days are changed: a preset with other days than its own is `custom`, its kind still `weekly`.
 * Where `custom` isn't offered it is `weekly`, and where that isn't either, the preset keeps its name.
 *
 * @param offered default: all of them
 */
export function frequencyAfterDays(frequency: Frequency, chosen: readonly Day[], offered: readonly Frequency[] = frequencies): Frequency {
  const fill = presets[frequency].days;
  if (fill === undefined || same(chosen, fill)) return frequency;
  return (['custom', 'weekly'] as const).find((other) => offered.includes(other)) ?? frequency;
}

/**
 * What is checked, made whole: a preset chosen before its days could be filled in gets them, and a preset with other
 * days becomes `custom`. For what was chosen before React hydrated the page, and for a restored draft.
 *
 * @param offered default: all of them
 */
export function adopt(checked: Checked, offered: readonly Frequency[] = frequencies): Checked {
  const { frequency, days: chosen } = checked;
  if (frequency === null) return checked;
  const fill = presets[frequency];
  if (fill.days && chosen.length === 0) return { frequency, days: fill.days, shifts: fill.shifts ?? checked.shifts };
  return { ...checked, frequency: frequencyAfterDays(frequency, chosen, offered) };
}

/** The names of the picker's controls in `FormData`. */
export interface ScheduleNames {
  /** Of the radios. */
  frequency: string;
  /** Of the seven checkboxes. */
  days: string;
  /** Of the two checkboxes. */
  shifts: string;
}

/** `frequency`, `days`, `shifts`. */
export const scheduleNames: ScheduleNames = { frequency: 'frequency', days: 'days', shifts: 'shifts' };

/** What a form holds of the picker. Values that are not ours are left out. */
export function checkedIn(data: FormData, names: ScheduleNames = scheduleNames): Checked {
  const frequency = data.get(names.frequency);
  return {
    frequency: isFrequency(frequency) ? frequency : null,
    days: data.getAll(names.days).filter(isDay),
    shifts: data.getAll(names.shifts).filter(isShift),
  };
}

/** The schedule of a form: what is stored with a quote request. `kind` is `null` when nothing was chosen. */
export const scheduleOf = (data: FormData, names: ScheduleNames = scheduleNames): Schedule =>
  scheduleFrom(adopt(checkedIn(data, names)));
