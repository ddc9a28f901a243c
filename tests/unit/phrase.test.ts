import { type Phrase, formatPhrase } from '@uno/ui/phrase';
import { expect, it } from 'vitest';

const times = (phrase: Phrase<[count: number]>, count: number) => formatPhrase(phrase, ['count'], count);

it('a phrase replaces each placeholder by its value, and leaves one without a value as it is', () => {
  expect(formatPhrase('Kept between {min} and {max}.', ['min', 'max'], 0, 999)).toBe('Kept between 0 and 999.');
  expect(formatPhrase('More: {label}', ['label'], 'Washrooms {max}')).toBe('More: Washrooms {max}');
  expect(formatPhrase('Page {page} of {pages}', ['page'], 3)).toBe('Page 3 of {pages}');
});

it('a phrase uses the plural form of its language, or else the form “other”', () => {
  const english = { lang: 'en-CA', one: '{count} time a week', other: '{count} times a week' };
  const french = { lang: 'fr-CA', one: '{count} passage par semaine', other: '{count} passages par semaine' };
  expect([0, 1, 2].map((count) => times(english, count))).toEqual(['0 times a week', '1 time a week', '2 times a week']);
  expect([0, 1, 2].map((count) => times(french, count))).toEqual(['0 passage par semaine', '1 passage par semaine', '2 passages par semaine']);
  expect(times({ lang: 'en', other: '{count} ×' }, 1)).toBe('1 ×');
  expect(formatPhrase({ lang: 'en', one: 'one', other: 'More: {label}' }, ['label'], 'Docks')).toBe('More: Docks');
});

it('a phrase may be a function of the values', () => {
  expect(times((count) => (count === 1 ? 'once a week' : `${count} times a week`), 1)).toBe('once a week');
});
