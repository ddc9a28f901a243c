import type { ScheduleRule } from '@uno/ui/SchedulePicker';
import type { ScheduleKind } from './schema.ts';

// Plain data without components, because the server reads it too (`review.ts`).

/** The two parts of a day, in the order in which they are shown. */
export const shiftOrder = ['day', 'night'] as const;

/** `day` or `night`. */
export type Shift = (typeof shiftOrder)[number];

/** The choices of the form in display order, with the stored kind: two are presets of `weekly`, `custom` is `weekly` with any days (behaviour.md 5.6). */
export const frequencies = [
  { value: 'one-time', kind: 'one-time' },
  { value: 'weekly', kind: 'weekly', days: 'counted' },
  { value: 'three-per-week', kind: 'weekly', days: 'counted', fills: { days: ['Mon', 'Wed', 'Fri'] }, becomes: 'custom' },
  { value: 'nightly', kind: 'weekly', days: 'counted', fills: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], shifts: ['night'] }, becomes: 'custom' },
  { value: 'bi-weekly', kind: 'bi-weekly', days: 'free' },
  { value: 'monthly', kind: 'monthly' },
  { value: 'quarterly', kind: 'quarterly' },
  { value: 'custom', kind: 'weekly', days: 'counted' },
] as const satisfies readonly (ScheduleRule & { readonly kind: ScheduleKind })[];

/** A choice of the form. */
export type Frequency = (typeof frequencies)[number]['value'];
