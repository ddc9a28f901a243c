import { expect, test } from 'vitest';
import { withinBounds } from '../../packages/ui/src/NumberStepper/withinBounds.ts';

test.each([
  ['an empty field stays empty', '', false, { value: '', corrected: false }],
  ['not a number', '', true, { value: '', corrected: true }],
  ['within', '12', false, { value: '12', corrected: false }],
  ['the lower bound', '0', false, { value: '0', corrected: false }],
  ['the upper bound', '999', false, { value: '999', corrected: false }],
  ['too many', '1000', false, { value: '999', corrected: true }],
  ['fewer than none', '-3', false, { value: '0', corrected: true }],
  ['a fraction', '2.5', false, { value: '3', corrected: true }],
  ['leading zeros are the same count', '007', false, { value: '7', corrected: false }],
  ['too large for a number', '1e999', false, { value: '', corrected: true }],
])('%s', (_, typed, unreadable, bounded) => {
  expect(withinBounds(typed, 0, 999, unreadable)).toEqual(bounded);
});
