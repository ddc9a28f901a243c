import { describe, expect, test } from 'vitest';
import { hostFilesOf, securityTxt } from '../../site/build/hostFiles.ts';
import { HEADER_POLICY, headerRules } from '../../site/headers.ts';
import type { BuiltPage } from '../../site/manifest.ts';
import { headersFindings, headersSentWith, PATHS, redirectsFindings } from '../html/hostLimits.ts';
import { business } from '../../site/business.ts';

const page = (path: string, locale: BuiltPage['locale'], form = false): BuiltPage => ({ path, locale, name: 'article', family: 'article', states: [], form, status: 200 });

/** The host files of a site with a form and so many articles, in two languages. */
const filesWith = (articles: number) => {
  const pages = Array.from({ length: articles }, (_, at) => [page(`/blog/article-${at}`, 'en-CA'), page(`/fr/blog/article-${at}`, 'fr-CA')]).flat();
  const files = hostFilesOf({ pages: [page('/get-quote', 'en-CA', true), ...pages] }, new Date('2026-11-22T18:30:00Z'));
  return (name: string) => files.get(name) ?? '';
};

describe('the host files of a site with two thousand articles', () => {
  const read = filesWith(2000);

  test('are within the documented limits of Cloudflare and Netlify', () => {
    expect(headersFindings(read('_headers'), PATHS)).toEqual([]);
    expect(redirectsFindings(read('_redirects'))).toEqual([]);
  });

  test.each(['_headers', '_redirects', '_nginx.conf'])('do not grow with the site: %s', (name) => expect(read(name)).toBe(filesWith(12)(name)));

  test.each(PATHS)('protect %s', (path) => {
    expect(headersSentWith(read('_headers'), path)).toContainEqual({ name: 'Content-Security-Policy', value: HEADER_POLICY });
  });
});

test.each([
  [{}, 'max-age=63072000'],
  [{ UNO_HSTS_SUBDOMAINS: '0' }, 'max-age=63072000'],
  [{ UNO_HSTS_SUBDOMAINS: '1' }, 'max-age=63072000; includeSubDomains'],
])('HSTS includes subdomains only when the setting says so: %o', (environment, value) => {
  expect(headerRules(environment)[0]?.headers['Strict-Transport-Security']).toBe(value);
});

test('security.txt has a contact, and expires in less than a year (RFC 9116)', () => {
  expect(securityTxt(new Date('2026-11-22T18:30:00Z'))).toBe(`Contact: ${business.emailHref}
Expires: 2027-10-22T00:00:00.000Z
Preferred-Languages: en, fr
Canonical: ${business.origin}/.well-known/security.txt
`);
});
