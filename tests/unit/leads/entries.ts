import type { LeadForm } from '../../../site/src/leads/lead.ts';
import { type SubmissionContext, validate } from '../../../site/src/leads/validate.ts';

/** A submission context in which only the answers can be wrong. */
export const personContext: SubmissionContext = { trap: '', elapsed: 60_000, minutesLeft: 0, today: '2025-01-01', unread: [], early: false };

/** The FormData of a form. A list means several values of one name. */
export function formData(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return data;
}

/** The fields of a complete office request. */
export const office = {
  service: 'office',
  sqft: '12 000',
  floors_served: '3',
  restrooms: '4',
  kitchens: '',
  conferenceRooms: '',
  receptionAreas: '0',
  highTouch: 'on',
  frequency: 'three-per-week',
  days: ['Mon', 'Wed', 'Fri'],
  shifts: 'night',
  startDate: '2026-02-01',
  timing: '',
  include: 'Les salles où 2 < 3',
  notes: '  R&D au 2e  ',
  name: 'Aimée Côté',
  company: 'Société Côté & Fils',
  email: 'aimee@cote.example',
  phone: '(514) 555-0142',
  website: '',
} as const;

/**
 * A function that checks a form with some of its fields changed, on February 1, 2026. It returns `accepted`, or the failure and
 * the fields of the refusal.
 */
export const refusalsOf = <Entry extends object, Lead extends object>(form: LeadForm<Entry, Lead>, whole: Readonly<Record<string, string | readonly string[]>>) =>
  (changes: Readonly<Record<string, string>> = {}, context: Partial<SubmissionContext> = {}) => {
    const verdict = validate(form, form.read(formData({ ...whole, ...changes })), { ...personContext, today: '2026-02-01', ...context });
    return verdict.accepted ? 'accepted' : { ...verdict.failure, fields: verdict.fields.map(({ field, problem }) => `${field}: ${problem}`) };
  };
