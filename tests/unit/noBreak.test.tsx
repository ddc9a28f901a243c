import { NoBreak } from '@uno/ui/NoBreak';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test('what is kept whole stands in an element of its own, wherever it is in the text', () => {
  expect(renderToStaticMarkup(<NoBreak of="514-555">Call 514-555, or 514-555.</NoBreak>)).toMatch(/^<span>Call <span class="[^"]+">514-555<\/span>, or <span class="[^"]+">514-555<\/span>\.<\/span>$/);
});

test('where nothing is to be kept whole, the text stays one text', () => {
  expect(renderToStaticMarkup(<NoBreak of="">Call us.</NoBreak>)).toBe('<span>Call us.</span>');
});
