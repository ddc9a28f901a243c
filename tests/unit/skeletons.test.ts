import { expect, test } from 'vitest';
import { withName } from '../../scripts/new/component.ts';
import { field } from '../../scripts/new/field.ts';
import { codeName, page } from '../../scripts/new/page.ts';
import { refusalOf } from '../../scripts/new/refusal.ts';
import { colourPrompt } from '../../scripts/new/theme.ts';

// `npm run new`: `tests/skeletons.ts` makes one of each kind.

test('a value that is no choice is refused with the choices, and a surplus value with the order of the values', () => {
  expect(refusalOf(field.prompts, ['racks', 'condo', 'count'])).toMatch(/^“condo” is not a place: choose from office, building, .*, duct-ventilation, preferences\.$/);
  expect(refusalOf(field.prompts, ['racks', 'office', 'number'])).toBe('“number” is not a type: choose from count, boolean, date, text.');
  expect(refusalOf(page.prompts, ['careers', 'Careers', 'Carrières', 'chez', 'nous'])).toBe('“chez nous” is too much: write name, english, french. A text of several words is in quotation marks.');
  expect(refusalOf(field.prompts, ['racks', 'office', 'count', 'Racks', 'Supports'])).toBeUndefined();
});

test('a theme is made from a colour that CSS can write, or copied', () => {
  expect(colourPrompt.validate('plumb')).toMatch(/^“plumb” is not a colour\. Write it as CSS does: /);
  expect(['#6B2d5c', 'plum', 'oklch(45% 0.1 340)', ''].map(colourPrompt.validate)).toEqual([true, true, true, true]);
});

test('the name of a page may be written as in its address', () => {
  expect(['our-equipment', 'ourEquipment'].map(codeName)).toEqual(['ourEquipment', 'ourEquipment']);
});

test('a component is inserted into its row in alphabetical order', () => {
  expect(withName('| Blog | `A`, `C` |\n| Forms | `D` |\n', { name: 'B', section: 'Blog' })).toBe('| Blog | `A`, `B`, `C` |\n| Forms | `D` |\n');
  expect(() => withName('', { name: 'B', section: 'Blog' })).toThrow('packages/ui/README.md has no row for Blog.');
});
