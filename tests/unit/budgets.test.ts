import { expect, test } from 'vitest';
import { type Budget, widened } from '../bench/budgets.ts';

const budget = (limits: Partial<Budget>): Budget => ({ name: 'A figure', unit: 'ms', timed: true, why: 'It is tried here.', ...limits });

test.each<[string, Partial<Budget>, Partial<Budget>]>([
  ['a time twice as long', { most: 350 }, { most: 700 }],
  ['a ratio twice as far from one', { unit: '×', most: 1.05 }, { most: 1.1 }],
  ['a point less than all', { unit: 'points', least: 100 }, { least: 99 }],
  ['one long task, where there was to be none', { unit: '', most: 0 }, { most: 1 }],
])('twice the slack allows %s', (_what, limits, wide) => {
  const { most = 0, least = 0 } = widened(budget(limits), 2);
  expect(most).toBeCloseTo(wide.most ?? 0);
  expect(least).toBeCloseTo(wide.least ?? 0);
});
