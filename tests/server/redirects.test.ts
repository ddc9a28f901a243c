import { expect, test } from 'vitest';
import { REDIRECTS, redirectFor } from '../../site/redirects.ts';

test.each(REDIRECTS)('$from redirects to $to, with query and hash, and from there to nowhere', ({ from, to }) => {
  expect(redirectFor(from)).toBe(to);
  expect(redirectFor(`${from}/?a=1&b=%C3%A9#form`)).toBe(`${to}?a=1&b=%C3%A9#form`);
  expect(redirectFor(to)).toBeUndefined();
});

test.each(['/', '', '/contact-us-now', '/contact-us/form', '/contact-us//', '/fr/contact-us', '/x?/contact-us', '/__proto__'])('%j is not redirected', (url) => {
  expect(redirectFor(url)).toBeUndefined();
});
