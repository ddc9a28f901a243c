import { type Checked, type Day, days, type ScheduleChoice, type Shift, visitsPerWeek } from '@uno/ui/SchedulePicker';
import type { ScheduleKind } from './schema.ts';

/** What a person chooses from, in the order in which it is shown, with the kind that is stored: two are presets of `weekly`, and `custom` is `weekly` with free days (behaviour.md 5.6). */
export const frequencies = [
  { value: 'one-time', kind: 'one-time' },
  { value: 'weekly', kind: 'weekly', days: 'counted' },
  { value: 'three-per-week', kind: 'weekly', days: 'counted', fills: { days: ['Mon', 'Wed', 'Fri'] }, becomes: 'custom' },
  { value: 'nightly', kind: 'weekly', days: 'counted', fills: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], shifts: ['night'] }, becomes: 'custom' },
  { value: 'bi-weekly', kind: 'bi-weekly', days: 'free' },
  { value: 'monthly', kind: 'monthly' },
  { value: 'quarterly', kind: 'quarterly' },
  { value: 'custom', kind: 'weekly', days: 'counted' },
] as const satisfies readonly (ScheduleChoice & { readonly kind: ScheduleKind })[];

/** A choice of the form. */
export type Frequency = (typeof frequencies)[number]['value'];

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

/** The stored schedule of what is checked. Days that the choice does not have are left out; `kind` is `null` when nothing was chosen. */
export function scheduleFrom({ frequency, days: chosen, shifts: times }: Checked): Schedule {
  const choice: (ScheduleChoice & { readonly kind: ScheduleKind }) | undefined = frequencies.find(({ value }) => value === frequency);
  const kept = choice?.days ? days.filter((day) => chosen.includes(day)) : [];
  return {
    kind: choice?.kind ?? null,
    days: kept,
    timesPerWeek: visitsPerWeek(frequencies, { frequency, days: kept, shifts: times }),
    shifts: { day: choice !== undefined && times.includes('day'), night: choice !== undefined && times.includes('night') },
  };
}
