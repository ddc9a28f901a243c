import { expect, test } from 'vitest';
import { submissionCount, countSuccess, forgetCount, minutesLeft } from '../../../site/src/leads/rate.ts';
import { withStorage } from './storage.ts';

const minute = 60_000;
const start = Date.UTC(2026, 0, 15, 9);

/** Counts three successes. */
const countThree = () => {
  for (let at = 0; at < 3; at += 1) countSuccess(start);
};

test('three successes are allowed in an hour, counted from the first', () => {
  withStorage('localStorage');
  for (const after of [0, 10]) countSuccess(start + after * minute);
  expect(minutesLeft(start + 11 * minute)).toBe(0);
  countSuccess(start + 20 * minute);
  expect([20 * minute, 59 * minute + 1, 60 * minute].map((after) => minutesLeft(start + after))).toEqual([40, 1, 0]);
});

test('a new window opens with the next success', () => {
  withStorage('localStorage');
  countThree();
  countSuccess(start + 61 * minute);
  expect(minutesLeft(start + 62 * minute)).toBe(0);
});

test.each(['nonsense', '[]', '{"openedAt":"x","count":9}', 'null'])('an invalid stored count limits nothing: %s', (kept) => {
  const items = withStorage('localStorage');
  countSuccess(start);
  for (const key of items.keys()) items.set(key, kept);
  expect(minutesLeft(start)).toBe(0);
});

test('after the clock is set back, a window from the future limits nothing', () => {
  withStorage('localStorage');
  countThree();
  expect(minutesLeft(start - minute)).toBe(0);
});

test('the count can be reset', () => {
  withStorage('localStorage');
  countThree();
  expect(submissionCount(start)).toEqual({ count: 3, most: 3 });
  forgetCount();
  expect([submissionCount(start), minutesLeft(start)]).toEqual([{ count: 0, most: 3 }, 0]);
});
