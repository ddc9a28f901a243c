import { describe, expect, test } from 'vitest';
import { REDIRECTS, redirectFor } from '../../site/redirects.ts';

describe('a legacy path', () => {
  test.each(REDIRECTS)('$from redirects to $to, with query and hash', ({ from, to }) => {
    expect(redirectFor(from)).toBe(to);
    expect(redirectFor(`${from}/`)).toBe(to);
    expect(redirectFor(`${from}?a=1&b=%C3%A9#form`)).toBe(`${to}?a=1&b=%C3%A9#form`);
    expect(redirectFor(`${from}/#form`)).toBe(`${to}#form`);
  });
});

test.each(['/', '', '/contact', '/contact-us-now', '/contact-us/form', '/contact-us//', '/fr/contact-us', '/x?/contact-us', '/__proto__'])(
  '%j is not redirected',
  (url) => {
    expect(redirectFor(url)).toBeUndefined();
  },
);

test('no redirect target is redirected again', () => {
  for (const { to } of REDIRECTS) expect(redirectFor(to)).toBeUndefined();
});
