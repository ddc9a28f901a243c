import { type CheckedSchedule, type Day, days, type ScheduleRule, visitsPerWeek } from '@uno/ui/SchedulePicker';
import { frequencies, type Shift } from './frequencies.ts';
import type { ScheduleKind } from './schema.ts';

export { frequencies, type Frequency } from './frequencies.ts';

/** A schedule as it is stored. */
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

/** Converts the checked controls to a stored schedule. Days are left out if the choice has none; `kind` is `null` if nothing is chosen. */
export function scheduleFrom({ frequency, days: chosen, shifts: times }: CheckedSchedule): Schedule {
  const choice: (ScheduleRule & { readonly kind: ScheduleKind }) | undefined = frequencies.find(({ value }) => value === frequency);
  const chosenDays = choice?.days ? days.filter((day) => chosen.includes(day)) : [];
  return {
    kind: choice?.kind ?? null,
    days: chosenDays,
    timesPerWeek: visitsPerWeek(frequencies, { frequency, days: chosenDays, shifts: times }),
    shifts: { day: choice !== undefined && times.includes('day'), night: choice !== undefined && times.includes('night') },
  };
}
