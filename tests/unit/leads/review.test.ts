import { expect, test } from 'vitest';
import { type StringsOf, stringsOf } from '../../../site/content/sections.ts';
import { createT } from '../../../site/i18n/t.ts';
import { quoteFrom } from '../../../site/src/leads/quote.ts';
import { reviewOf } from '../../../site/src/leads/review.ts';
import { formData, office } from './entries.ts';

const sections = ['quote', 'getQuote'] as const;
const inEnglish = createT<StringsOf<(typeof sections)[number]>>('en-CA', stringsOf(sections, 'en-CA'));
const inFrench = createT<StringsOf<(typeof sections)[number]>>('fr-CA', stringsOf(sections, 'fr-CA'));
const lines = (review: ReturnType<typeof reviewOf>) =>
  Object.values(review).flatMap((part) => part.map(({ term, value }) => `${term}: ${value}`));

test('the review shows in English what will be sent, and nothing else', () => {
  expect(lines(reviewOf(quoteFrom(formData(office)), inEnglish, 'en-CA'))).toEqual([
    'Type: Office & Corporate Cleaning',
    'Area: 12,000\u00a0sq\u00a0ft',
    'Floors: 3',
    'Washrooms: 4',
    'Reception areas: 0',
    'High-touch surfaces disinfected: Yes',
    'Frequency: 3\u00a0times per week',
    'Days: Monday, Wednesday and Friday',
    'Time of day: Nighttime',
    'Preferred start date: February 1, 2026',
    'What to include: Les salles où 2 < 3',
    'Notes: R&D au 2e',
    'Name: Aimée Côté',
    'Company: Société Côté & Fils',
    'Email: aimee@cote.example',
    'Phone: (514) 555-0142',
  ]);
});

test('the review follows French typography in French', () => {
  const said = lines(reviewOf(quoteFrom(formData({ ...office, startDate: '2026-02-02' })), inFrench, 'fr-CA'));
  expect(said).toContain('Superficie: 12\u00a0000\u00a0pi²');
  expect(said).toContain('Jours: Lundi, mercredi et vendredi');
  expect(said).toContain('Date de début souhaitée: 2 février 2026');
});

test('only the first day of a month is “1er” in French', () => {
  const start = (startDate: string) =>
    lines(reviewOf(quoteFrom(formData({ ...office, startDate })), inFrench, 'fr-CA')).find((said) => said.startsWith('Date'));
  expect(start('2026-09-01')).toBe('Date de début souhaitée: 1er septembre 2026');
  expect(start('2026-09-11')).toBe('Date de début souhaitée: 11 septembre 2026');
});

test('visits per week are shown unless the frequency already tells them', () => {
  const visits = (frequency: string, days: string[]) => lines(reviewOf(quoteFrom(formData({ frequency, days })), inEnglish, 'en-CA')).find((said) => said.startsWith('Visits'));
  expect(visits('weekly', [])).toBe('Visits: 1\u00a0visit a week');
  expect(visits('custom', ['Mon', 'Tue'])).toBe('Visits: 2\u00a0visits a week');
  expect(visits('three-per-week', [])).toBeUndefined();
  expect(visits('monthly', [])).toBeUndefined();
});
