import { expect, test } from 'vitest';
import { submissionCount, countSuccess, forgetCount, minutesLeft } from '../../../site/src/leads/rate.ts';
import { withoutStorage, withStorage } from './storage.ts';

const minute = 60_000;
const start = Date.UTC(2026, 0, 15, 9);

test('three successes are allowed in an hour, counted from the first', () => {
  withStorage('localStorage');
  countSuccess(start);
  countSuccess(start + 10 * minute);
  expect(minutesLeft(start + 11 * minute)).toBe(0);
  countSuccess(start + 20 * minute);
  expect(minutesLeft(start + 20 * minute)).toBe(40);
  expect(minutesLeft(start + 59 * minute + 1)).toBe(1);
  expect(minutesLeft(start + 60 * minute)).toBe(0);
});

test('a new window opens with the next success', () => {
  withStorage('localStorage');
  for (let at = 0; at < 3; at += 1) countSuccess(start);
  countSuccess(start + 61 * minute);
  expect(minutesLeft(start + 62 * minute)).toBe(0);
});

test.each(['nonsense', '[]', '{"openedAt":"x","count":9}', 'null'])('an invalid stored count limits nothing: %s', (kept) => {
  const { items } = withStorage('localStorage');
  countSuccess(start);
  const [key = ''] = [...items.keys()];
  items.set(key, kept);
  expect(minutesLeft(start)).toBe(0);
});

test('after the clock is set back, a window from the future limits nothing', () => {
  withStorage('localStorage');
  for (let at = 0; at < 3; at += 1) countSuccess(start);
  expect(minutesLeft(start - minute)).toBe(0);
});

test('refused storage limits nothing, and throws nothing', () => {
  withoutStorage('localStorage');
  for (let at = 0; at < 4; at += 1) countSuccess(start);
  expect(minutesLeft(start)).toBe(0);
});

test('the count can be reset', () => {
  withStorage('localStorage');
  for (let at = 0; at < 3; at += 1) countSuccess(start);
  expect(submissionCount(start)).toEqual({ count: 3, most: 3 });
  forgetCount();
  expect(submissionCount(start)).toEqual({ count: 0, most: 3 });
  expect(minutesLeft(start)).toBe(0);
});
