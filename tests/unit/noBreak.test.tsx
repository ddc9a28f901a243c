import { NoBreak } from '@uno/ui/NoBreak';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test('each occurrence of the part is in a span that does not break', () => {
  expect(renderToStaticMarkup(<NoBreak of="514-555">Call 514-555, or 514-555.</NoBreak>)).toMatch(/^<span>Call <span class="[^"]+">514-555<\/span>, or <span class="[^"]+">514-555<\/span>\.<\/span>$/);
});

test('an empty part leaves the text as it is', () => {
  expect(renderToStaticMarkup(<NoBreak of="">Call us.</NoBreak>)).toBe('<span>Call us.</span>');
});
