import { expect, test } from 'vitest';
import { type Budget, limitsOf } from '../bench/budgets.ts';

const budget = (given: Partial<Budget>): Budget => ({ name: 'A figure', unit: 'ms', why: 'It is tried here.', ...given });

test.each<[string, Partial<Budget>, Pick<Budget, 'most' | 'least'>]>([
  ['a time is not judged', { timed: true, most: 350 }, {}],
  ['a score made of times is not judged', { timed: true, unit: 'points', least: 100 }, {}],
  ['a ratio of times may be twice as far from one', { timed: true, unit: '×', most: 1.25 }, { most: 1.5 }],
  ['bytes keep their limit', { unit: 'kB', most: 30 }, { most: 30 }],
  ['a score without times keeps its limit', { unit: 'points', least: 100 }, { least: 100 }],
])('on a busy machine %s', (_what, given, limits) => expect(limitsOf(budget(given), 'steady')).toEqual(limits));

test('on an idle machine every limit applies', () => expect(limitsOf(budget({ timed: true, most: 350 }), 'all')).toEqual({ most: 350 }));
