import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/*
 * The documented limits of hosts for the two files that they read:
 * - Cloudflare Pages, https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/: 100 header rules,
 *   2,000 characters a line (all of it counts: spaces, name, value), one `*` a path; 2,000 static redirects before 100
 *   dynamic ones, 1,000 characters each; a line that is over its limit is ignored. A header that two rules set for one path
 *   is sent with both values, joined by a comma.
 * - Netlify, https://docs.netlify.com/manage/routing/headers/: some headers are its own, and ignored where a file sets them.
 */

const CLOUDFLARE = { headerRules: 100, headerLine: 2000, staticRedirects: 2000, dynamicRedirects: 100, redirectLine: 1000 } as const;

/** Netlify sets these itself. */
const NETLIFY_OWN = new Set(
  ['Accept-Ranges', 'Age', 'Allow', 'Alt-Svc', 'Connection', 'Content-Encoding', 'Content-Length', 'Content-Range', 'Date', 'Location', 'Server', 'Set-Cookie', 'Trailer', 'Transfer-Encoding', 'Upgrade'].map((name) => name.toLowerCase()),
);

/** The rules of a `_headers` file, as hosts read it. */
function readRules(text: string): { path: string; headers: { name: string; value: string }[] }[] {
  const rules: { path: string; headers: { name: string; value: string }[] }[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push({ name, value });
    }
  }
  return rules;
}

/** The headers that a host sends with a path by a `_headers` file: those of every matching rule. */
export const headersSentWith = (text: string, asked: string): { name: string; value: string }[] =>
  readRules(text)
    .filter(({ path }) => (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : path === asked))
    .flatMap(({ headers }) => headers);

/** What a host would refuse in a `_headers` file. @param paths paths that visitors request */
export function headersFindings(text: string, paths: readonly string[]): readonly string[] {
  const rules = readRules(text);
  const lines = text.split('\n');
  const doubled = paths.flatMap((path) => {
    const names = headersSentWith(text, path).map(({ name }) => name.toLowerCase());
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${path} has ${name} twice`);
  });
  return [
    ...(rules.length <= CLOUDFLARE.headerRules ? [] : [`${rules.length} rules, of ${CLOUDFLARE.headerRules} (Cloudflare)`]),
    ...lines.flatMap((line, at) => (line.length <= CLOUDFLARE.headerLine ? [] : [`line ${at + 1} has ${line.length} characters, of ${CLOUDFLARE.headerLine} (Cloudflare)`])),
    ...rules.flatMap(({ path }) => (path.startsWith('/') && path.split('*').length <= 2 ? [] : [`the path ${path} is not valid on both hosts`])),
    ...rules.flatMap(({ path, headers }) => headers.flatMap(({ name, value }) => (name === '' || value === '' ? [`${path} has a line that is not a header`] : NETLIFY_OWN.has(name.toLowerCase()) ? [`${name} is Netlify’s own`] : []))),
    ...doubled,
  ];
}

/** What a host would refuse in a `_redirects` file. */
export function redirectsFindings(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const isDynamic = (line: string) => /[*]|\/:[A-Za-z]/.test(line.split(/\s+/)[0] ?? '');
  const firstDynamic = lines.findIndex(isDynamic);
  const dynamic = lines.filter(isDynamic).length;
  return [
    ...(lines.length - dynamic <= CLOUDFLARE.staticRedirects ? [] : [`${lines.length - dynamic} static redirects, of ${CLOUDFLARE.staticRedirects} (Cloudflare)`]),
    ...(dynamic <= CLOUDFLARE.dynamicRedirects ? [] : [`${dynamic} dynamic redirects, of ${CLOUDFLARE.dynamicRedirects} (Cloudflare)`]),
    ...(firstDynamic === -1 || lines.slice(firstDynamic).every(isDynamic) ? [] : ['a static redirect after a dynamic one']),
    ...lines.flatMap((line, at) => (line.length <= CLOUDFLARE.redirectLine ? [] : [`redirect ${at + 1} has ${line.length} characters, of ${CLOUDFLARE.redirectLine} (Cloudflare)`])),
    ...lines.flatMap((line) => (/^\/\S* (?:\/\S*|https:\/\/\S+) 30[1278]$/.test(line) ? [] : [`not a redirect: ${line}`])),
  ];
}

/** Paths of every kind that a rule can match. */
export const PATHS = ['/', '/fr/blog/article', '/assets/entry.js', '/favicon.ico', '/icon.svg', '/speculation-rules.json', '/blog/feed.xml', '/fr/blog/feed.xml', '/nowhere'];

/** Checks the built files for hosts. */
export const hostFindings = (folder: string = dist): readonly ValidatedPage[] => [
  { page: '_headers', findings: headersFindings(readFileSync(join(folder, '_headers'), 'utf8'), PATHS) },
  { page: '_redirects', findings: redirectsFindings(readFileSync(join(folder, '_redirects'), 'utf8')) },
];
