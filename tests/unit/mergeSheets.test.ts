import { expect, test } from 'vitest';
import { mergeSheets } from '../../site/build/mergeSheets.ts';

test('sheets become one, with one block for each layer, whose rules stay in their order', () => {
  const merged = mergeSheets(['@layer base,parts;@layer parts{.a{color:red}}\n', '@layer base,parts;@layer parts{.a{color:blue}@media print{.a{color:black}}}@layer base{b{color:green}}']);
  expect(merged).toBe('@layer base,parts;@layer parts{.a{color:red}.a{color:blue}@media print{.a{color:black}}}@layer base{b{color:green}}');
});

test('a layer that only a later statement names keeps its place', () => {
  expect(mergeSheets(['@layer base;@layer base{b{color:red}}', '@layer base,pages;@layer pages{i{color:blue}}'])).toBe('@layer base;@layer base{b{color:red}}@layer base,pages;@layer pages{i{color:blue}}');
});

test('a style outside of the layers is refused', () => {
  expect(() => mergeSheets(['@layer base{b{color:red}}.loose{color:blue}'])).toThrow('A style is outside of the cascade layers (see vite.plugins.ts): .loose{color:blue}');
});
