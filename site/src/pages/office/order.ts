import type { LitLine } from '@uno/drawings/pages/office';

/** The hour at which the sample's night begins. */
const OPENS = 18;

/** A time of day of the sample, counted in half-hours from its beginning: 5 is `20:30`. */
export const hourAt = (at: number): string => `${OPENS + Math.floor(at / 2)}:${at % 2 === 0 ? '00' : '30'}`;

/** The sample's floor area, in square feet. */
export const sampleArea = 16_000;

/** The eleven lines of the work order: the half-hours at which each begins and ends, and the cleaner. */
export const workOrder = [
  { line: 'bins', from: 0, until: 2, who: 'A' },
  { line: 'kitchens', from: 0, until: 2, who: 'B' },
  { line: 'desks', from: 2, until: 5, who: 'A' },
  { line: 'washrooms', from: 2, until: 4, who: 'B' },
  { line: 'supplies', from: 4, until: 5, who: 'B' },
  { line: 'handles', from: 5, until: 6, who: 'A' },
  { line: 'meeting', from: 5, until: 7, who: 'B' },
  { line: 'glass', from: 6, until: 7, who: 'A' },
  { line: 'carpets', from: 7, until: 9, who: 'A' },
  { line: 'reception', from: 7, until: 8, who: 'B' },
  { line: 'floors', from: 8, until: 9, who: 'B' },
] as const satisfies readonly (LitLine & { readonly who: 'A' | 'B' })[];
