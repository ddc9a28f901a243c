import { expect, test } from 'vitest';
import { mergeSheets } from '../../site/build/mergeSheets.ts';

const layers = ['base', 'parts'];

test('sheets become one, with one block for each layer, whose styles stay in their order', () => {
  const merged = mergeSheets(['@layer base,parts;@layer parts{.a{color:red}}\n', '@layer parts{.a{color:blue}@media print{.a{color:black}}}@layer base{b{color:green}}'], layers);
  expect(merged).toBe('@layer base,parts;@layer base{b{color:green}}@layer parts{.a{color:red}.a{color:blue}@media print{.a{color:black}}}');
});

test.each([
  ['outside of every layer', '@layer base{b{color:red}}.loose{color:blue}', '.loose{color:blue}'],
  ['in a layer without a place in the order', '@layer other{i{color:red}}', '@layer other{i{color:red}}'],
])('a style %s is refused', (_, sheet, shown) => {
  expect(() => mergeSheets([sheet], layers)).toThrow(`A style is outside of the cascade layers base, parts: ${shown}`);
});
