import { expect, test } from 'vitest';
import { withinBounds } from '../../packages/ui/src/NumberStepper/withinBounds.ts';

test.each([
  ['empty is not given', '', false, { value: '', kept: false }],
  ['not a number', '', true, { value: '', kept: true }],
  ['within', '12', false, { value: '12', kept: false }],
  ['the lower bound', '0', false, { value: '0', kept: false }],
  ['the upper bound', '999', false, { value: '999', kept: false }],
  ['too many', '1000', false, { value: '999', kept: true }],
  ['fewer than none', '-3', false, { value: '0', kept: true }],
  ['a fraction', '2.5', false, { value: '3', kept: true }],
  ['leading zeros are the same count', '007', false, { value: '7', kept: false }],
  ['beyond what a number holds', '1e999', false, { value: '', kept: true }],
])('%s', (_, typed, unreadable, bounded) => {
  expect(withinBounds(typed, 0, 999, unreadable)).toEqual(bounded);
});
