import { optionalVariables } from '@uno/tokens';
import { vars } from '@uno/tokens/contract';
import { describe, expect, test } from 'vitest';
import { currentAnnouncement } from '../../site/announcement.ts';
import type { ArticleLink } from '../../site/blog/article.ts';
import { hostFilesOf, securityTxt } from '../../site/build/hostFiles.ts';
import { linkChecker, linksOf } from '../../site/build/links.ts';
import { mergeSheets } from '../../site/build/mergeSheets.ts';
import { withoutDensity, withoutUnsetVariables } from '../../site/build/unsetVariables.ts';
import { business } from '../../site/business.ts';
import type { SiteAnnouncement } from '../../site/company/shape.ts';
import { HEADER_POLICY, headerRules } from '../../site/headers.ts';
import { today } from '../../site/i18n/today.ts';
import type { BuiltPage } from '../../site/manifest.ts';

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

const sheet = `.button {
  color: var(--uno-color-ink);
  border-radius: var(--uno-radius-control);
  overflow: var(--uno-radius-clip);
}
.mark {
  border: var(--uno-marker-edge, var(--uno-stroke-edge)) solid;
  border-radius: min(var(--uno-radius-control), 0.375rem);
  mask: var(--uno-marker-list);
}
`;

test('a variable that no theme sets is replaced by its fallback, or its declaration is removed', () => {
  expect(withoutUnsetVariables(sheet)).toBe('.button {\n  color: var(--uno-color-ink);\n}\n.mark {\n  border: var(--uno-stroke-edge) solid;\n}\n');
});

test('variables that a theme sets stay', () => {
  expect(withoutUnsetVariables(sheet, [])).toBe(sheet);
  expect(withoutUnsetVariables(sheet, ['--uno-marker-list', '--uno-marker-edge'])).toContain('border-radius: var(--uno-radius-control);');
});

test('the rules of densities are left out of the site, and no others', () => {
  const other = '[data-theme] {\n  --uno-space-x1: 0.25rem;\n}\n';
  expect(withoutDensity(`[data-density="compact"] {\n  --uno-density: 0.75;\n}\n${other}:where([data-density], [data-density] [data-theme]) {\n  --uno-space-x1: calc(1rem * var(--uno-density));\n}\n`)).toBe(other);
});

test('the optional variables are those of the contract', () => {
  expect([...Object.values(vars.radius), ...Object.values(vars.shadow), ...Object.values(vars.marker)].toSorted()).toEqual(optionalVariables.map((name) => `var(${name})`).toSorted());
});

/** The findings about a link on the English “About” page, and one on the French page. The site has one file; `written` are links of articles. */
function findings(link: string, french = '', written: readonly ArticleLink[] = []): string[] {
  const links = linkChecker();
  links.add('/about', linksOf(`<h2 id="privacy">Privacy</h2>${link}`));
  links.add('/fr/about', linksOf(`<h2 id="privacy">Vie privée</h2>${french}`));
  return links.findings((path) => path === '/feed.xml', written);
}

test.each([
  '<a href="/about">',
  '<a class="x" href="/about#privacy">',
  '<a href="#privacy">',
  '<a href="/feed.xml">',
  '<a href="/fr/about" hrefLang="fr-CA">',
  '<a href="tel:+1-514-555-0142">',
  '<a href="https://example.com/nowhere#at-all">',
  '<a href="//example.com/about">',
])('a link %s is valid', (link) => expect(findings(link)).toEqual([]));

test.each([
  ['<a href="/abuot">', '/about links to /abuot: there is no such page'],
  ['<a href="/about#privacy-policy">', 'no element with the id “privacy-policy”'],
  ['<a href="#nowhere">', '/about links to #nowhere: the page /about has no element with the id “nowhere”; give one that id, or write one of #privacy'],
  ['<a href="/fr/about">', 'the page is in another language'],
  ['<a href="/get-quote">', 'there is no such page'],
])('a link %s stops the build with its reason', (link, why) => expect(findings(link)).toEqual([expect.stringContaining(why)]));

test('a link in an article is reported as written, with its line', () => {
  const link = { href: '/fr/about#privcy', written: '/about#privcy', place: 'site/content/blog/x.fr.md:41' };
  const wrong = 'the link /about#privcy leads nowhere: the page /fr/about has no element with the id “privcy”; give one that id, or write one of #privacy';
  expect(findings('', '<a href="/fr/about#privcy">', [link, { ...link, place: 'site/content/blog/y.fr.md:12' }])).toEqual([`site/content/blog/x.fr.md:41: ${wrong}`, `site/content/blog/y.fr.md:12: ${wrong}`]);
});

/*
 * What hosts accept: https://developers.cloudflare.com/pages/configuration/headers/ and https://docs.netlify.com/manage/routing/headers/.
 * Cloudflare sends a header that two rules set for one path with both values, joined by a comma.
 */

/** The rules of a `_headers` file: a path with at most one `*`, then its headers. */
const HEADERS_FILE = /^(?:\/[^\s*]*\*?[^\s*]*\n(?: +[\w-]+: \S.*\n)+\n?)+$/;

/** The headers that a host sends with a path by a `_headers` file: those of every matching rule. */
const headersSentWith = (text: string, asked: string): readonly { name: string; value: string }[] =>
  text.trim().split('\n\n').flatMap((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    const matches = path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : path === asked;
    return matches ? lines.map((line) => ({ name: line.split(':', 1).join('').trim(), value: line.replace(/^.*?: /, '') })) : [];
  });

/** Paths of every kind that a rule can match. */
const PATHS = ['/', '/fr/blog/article', '/assets/entry.js', '/favicon.ico', '/icon.svg', '/images/home.svg', '/speculation-rules.json', '/blog/feed.xml', '/fr/blog/feed.xml', '/nowhere'];

const page = (path: string, locale: BuiltPage['locale'], form = false): BuiltPage => ({ path, locale, name: 'article', family: 'article', states: [], form, status: 200 });

/** The host files of a site with a form and this number of articles, in two languages. */
const filesWith = (articles: number) => {
  const pages = Array.from({ length: articles }, (_, at) => [page(`/blog/article-${at}`, 'en-CA'), page(`/fr/blog/article-${at}`, 'fr-CA')]).flat();
  const files = hostFilesOf({ pages: [page('/get-quote', 'en-CA', true), ...pages] }, new Date('2026-11-22T18:30:00Z'));
  return (name: string) => files.get(name) ?? '';
};

describe('the host files of a site with two thousand articles', () => {
  const read = filesWith(2000);

  test('are within the documented limits of Cloudflare and Netlify', () => {
    expect(read('_headers')).toMatch(HEADERS_FILE);
    for (const line of read('_redirects').split('\n').filter(Boolean)) expect(line).toMatch(/^\/\S* (?:\/\S*|https:\/\/\S+) 30[1278]$/);
  });

  test.each(['_headers', '_redirects', '_nginx.conf'])('do not grow with the site: %s', (name) => expect(read(name)).toBe(filesWith(12)(name)));

  test.each(PATHS)('protect %s, and send no header twice', (path) => {
    const sent = headersSentWith(read('_headers'), path);
    expect(sent).toContainEqual({ name: 'Content-Security-Policy', value: HEADER_POLICY });
    expect(new Set(sent.map(({ name }) => name.toLowerCase())).size).toBe(sent.length);
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

const holiday: SiteAnnouncement = {
  until: '2027-07-01',
  text: { 'en-CA': 'Our office is closed on July 1.', 'fr-CA': 'Notre bureau est fermé le 1er juillet.' },
};

test('an announcement is shown until the end of its last day, and left out the day after', () => {
  expect(['2027-06-28', '2027-07-01', '2027-07-02'].map((day) => currentAnnouncement(holiday, day))).toEqual([holiday, holiday, null]);
  expect(currentAnnouncement(null, '2027-06-28')).toBeNull();
});

test('an announcement counts its last day in Montréal time, not in UTC', () => {
  expect(today(new Date('2027-07-02T03:00Z'))).toBe('2027-07-01');
  expect(today(new Date('2027-07-02T04:30Z'))).toBe('2027-07-02');
});
