import { NoBreak } from '@uno/ui/NoBreak';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test.each([
  ['514-555', 'Call 514-555, or 514-555.', '<span>Call <span>514-555</span>, or <span>514-555</span>.</span>'],
  ['', 'Call us.', '<span>Call us.</span>'],
])('each “%s” in “%s” is in a span', (of, text, html) => {
  expect(renderToStaticMarkup(<NoBreak of={of}>{text}</NoBreak>).replaceAll(/ class="[^"]+"/g, '')).toBe(html);
});
