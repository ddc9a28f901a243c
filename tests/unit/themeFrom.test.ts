import { contrastRatio, measure, pairs } from '@uno/tokens';
import { expect, test } from 'vitest';
import { formatHex } from 'culori';
import { themeFrom } from '../../tokens/scripts/themeFrom.ts';

const hues = Array.from({ length: 24 }, (_, at) => at * 15);
const seeds = hues.flatMap((h) => [0.35, 0.55, 0.8].map((l) => formatHex({ mode: 'oklch', l, c: 0.12, h })));

test.each([...seeds, '#000000', '#ffffff', '#808080', '#ff0000', '#ffff00', '#0000ff'])('a theme from one colour %s: every pair reaches its target', (brand) => {
  const source = themeFrom({ brand });
  expect(pairs.map((pair) => measure(source, pair)).filter(({ passes }) => !passes)).toEqual([]);
});

test('a theme from one colour keeps a brand colour that is readable on every ground, and darkens one that is not', () => {
  expect(themeFrom({ brand: '#1f4f8f' }).color.brand.$value.hex).toBe('#1f4f8f');
  const { brand, paper } = themeFrom({ brand: '#7fb2f0' }).color;
  expect(brand.$value.hex).not.toBe('#7fb2f0');
  expect(contrastRatio(brand.$value.hex, paper.$value.hex)).toBeGreaterThanOrEqual(4.5);
});

test('a theme from one colour uses an accent for actions, and refuses an invalid colour with a message', () => {
  expect(themeFrom({ brand: '#1f4f8f', accent: '#ffb703' }).color.action.$value.hex).toBe('#ffb703');
  expect(() => themeFrom({ brand: 'blue-ish' })).toThrow('“blue-ish” is not a colour. Write it as #1f5fa8.');
});
