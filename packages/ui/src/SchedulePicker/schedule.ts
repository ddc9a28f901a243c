/** Days of a week, Monday first. */
export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** `Mon` to `Sun`. */
export type Day = (typeof days)[number];

/** What one of the answers to “How often?” does: the part without words, which a server can read too. */
export interface ScheduleRule {
  /** The value of its radio. */
  readonly value: string;
  /** `free`: days can be chosen with it; `counted`: each day is also a visit per week, at least one. Default: it has no days. */
  readonly days?: 'free' | 'counted' | undefined;
  /** The days and times of day that this option checks automatically, which makes it a preset. Default: none. */
  readonly fills?: {
    /** The days. Default: those that are checked stay. */
    readonly days?: readonly Day[] | undefined;
    /** The times of day. Default: those that are checked stay. */
    readonly shifts?: readonly string[] | undefined;
  } | undefined;
  /** The value of the option that a preset turns into when its days are changed. Default: it stays the same option. */
  readonly becomes?: string | undefined;
}

/** The state of the controls: what is checked. */
export interface CheckedSchedule {
  /** The value of the chosen radio; `null` for none. */
  readonly frequency: string | null;
  /** The days that are checked, hidden ones too. */
  readonly days: readonly Day[];
  /** The times of day that are checked. */
  readonly shifts: readonly string[];
}

const isDay = (value: unknown): value is Day => days.some((known) => known === value);

const haveSameValues = (some: readonly string[], others: readonly string[]): boolean => some.length === others.length && some.every((value) => others.includes(value));

const findOption = (options: readonly ScheduleRule[], value: string | null): ScheduleRule | undefined => options.find((option) => option.value === value);

/** The visits per week: the number of days, at least 1, because a week has a visit even before its day is chosen. `null` if the option does not count them. */
export function visitsPerWeek(options: readonly ScheduleRule[], { frequency, days: chosen }: CheckedSchedule): number | null {
  return findOption(options, frequency)?.days === 'counted' ? Math.max(1, chosen.length) : null;
}

/**
 * The schedule after the user picks another frequency. A preset fills in its days and shifts. Leaving a preset clears
 * the days and shifts that it filled in and that are unchanged; those that the user chose stay. Nothing is cleared when the
 * new option is the one that the preset `becomes`.
 */
export function applyOption(options: readonly ScheduleRule[], value: string, before: CheckedSchedule): CheckedSchedule {
  const fills = findOption(options, value)?.fills;
  const preset = findOption(options, before.frequency);
  const leftPreset = preset?.becomes === value ? undefined : preset?.fills;
  return {
    frequency: value,
    days: fills?.days ?? (leftPreset?.days && haveSameValues(before.days, leftPreset.days) ? [] : before.days),
    shifts: fills?.shifts ?? (leftPreset?.shifts && haveSameValues(before.shifts, leftPreset.shifts) ? [] : before.shifts),
  };
}

/**
 * Makes a schedule consistent: a preset without days gets its days and shifts, and a preset whose days differ turns into
 * the option that it `becomes`. Call it after each change, after hydration, and for a restored draft.
 */
export function completeSchedule(options: readonly ScheduleRule[], checked: CheckedSchedule): CheckedSchedule {
  const option = findOption(options, checked.frequency);
  const filled = option?.fills?.days;
  if (!option || !filled) return checked;
  if (checked.days.length === 0) return { ...checked, days: filled, shifts: option.fills.shifts ?? checked.shifts };
  const becomes = findOption(options, option.becomes ?? null) ?? option;
  return haveSameValues(checked.days, filled) ? checked : { ...checked, frequency: becomes.value };
}

/** The names of the picker's controls in `FormData`. */
export interface ScheduleNames {
  /** The name of the radios. */
  frequency: string;
  /** The name of the seven checkboxes of the days. */
  days: string;
  /** The name of the checkboxes of the times of day. */
  shifts: string;
}

/** The default names: `frequency`, `days`, `shifts`. */
export const scheduleNames: ScheduleNames = { frequency: 'frequency', days: 'days', shifts: 'shifts' };

/** Reads and completes the schedule of a form. An unknown frequency becomes `null`. Check the times of day yourself: they can be any text. */
export function scheduleFromFormData(data: FormData, options: readonly ScheduleRule[], names: ScheduleNames = scheduleNames): CheckedSchedule {
  const frequency = data.get(names.frequency);
  return completeSchedule(options, {
    frequency: options.find(({ value }) => value === frequency)?.value ?? null,
    days: data.getAll(names.days).filter(isDay),
    shifts: data.getAll(names.shifts).filter((value) => typeof value === 'string'),
  });
}
