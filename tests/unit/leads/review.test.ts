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

// The e-mail to the owner shows the same review: tests/unit/notify/message.test.ts compares it line by line, in both languages.

test('the review shows counts of zero, and texts as typed', () => {
  const expected = ['Reception areas: 0', 'What to include: Les salles où 2 < 3', 'Company: Société Côté & Fils'];
  expect(lines(reviewOf(quoteFrom(formData(office)), inEnglish, 'en-CA'))).toEqual(expect.arrayContaining(expected));
});

const dates = [['2026-02-02', '2 février 2026'], ['2026-09-01', '1er septembre 2026'], ['2026-09-11', '11 septembre 2026']] as const;

test.each(dates)('only the first day of a month is “1er” in French: %s', (startDate, said) => {
  expect(lines(reviewOf(quoteFrom(formData({ ...office, startDate })), inFrench, 'fr-CA'))).toContain(`Date de début souhaitée: ${said}`);
});

test('visits per week are shown unless the frequency already tells them', () => {
  const visits = (frequency: string, days: string[]) => lines(reviewOf(quoteFrom(formData({ frequency, days })), inEnglish, 'en-CA')).find((said) => said.startsWith('Visits'));
  expect(visits('weekly', [])).toBe('Visits: 1\u00a0visit a week');
  expect(visits('custom', ['Mon', 'Tue'])).toBe('Visits: 2\u00a0visits a week');
  expect(visits('three-per-week', [])).toBeUndefined();
  expect(visits('monthly', [])).toBeUndefined();
});
