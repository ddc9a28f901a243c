/*
 * What hosts accept in the two files that they read. Both files are a few lines long, and `tests/unit/hostFiles.test.ts`
 * expects them not to grow with the site: so the limits on their length are not checked.
 * - Cloudflare Pages, https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/: one `*` a path. A header
 *   that two rules set for one path is sent with both values, joined by a comma.
 * - Netlify, https://docs.netlify.com/manage/routing/headers/: some headers are its own, and ignored where a file sets them.
 */

/** Netlify sets these itself. */
const NETLIFY_OWN =
  /^(?:accept-ranges|age|allow|alt-svc|connection|content-(?:encoding|length|range)|date|location|server|set-cookie|trailer|transfer-encoding|upgrade)$/i;

/** A header of a rule. */
interface Header {
  readonly name: string;
  readonly value: string;
}

/** The rules of a `_headers` file, as hosts read it. */
function readRules(text: string): { path: string; headers: Header[] }[] {
  const rules: { path: string; headers: Header[] }[] = [];
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
export const headersSentWith = (text: string, asked: string): readonly Header[] =>
  readRules(text)
    .filter(({ path }) => (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : path === asked))
    .flatMap(({ headers }) => headers);

/** What a host would refuse in a `_headers` file. @param paths paths that visitors request */
export function headersFindings(text: string, paths: readonly string[]): readonly string[] {
  const doubled = paths.flatMap((path) => {
    const names = headersSentWith(text, path).map(({ name }) => name.toLowerCase());
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${path} has ${name} twice`);
  });
  return [
    ...readRules(text).flatMap(({ path, headers }) => [
      ...(path.startsWith('/') && path.split('*').length <= 2 ? [] : [`the path ${path} is not valid on both hosts`]),
      ...headers.filter(({ name, value }) => name === '' || value === '').map(() => `${path} has a line that is not a header`),
      ...headers.filter(({ name }) => NETLIFY_OWN.test(name)).map(({ name }) => `${name} is Netlify’s own`),
    ]),
    ...doubled,
  ];
}

/** What a host would refuse in a `_redirects` file. */
export const redirectsFindings = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\/\S* (?:\/\S*|https:\/\/\S+) 30[1278]$/.test(line))
    .map((line) => `not a redirect: ${line}`);

/** Paths of every kind that a rule can match. */
export const PATHS = ['/', '/fr/blog/article', '/assets/entry.js', '/favicon.ico', '/icon.svg', '/speculation-rules.json', '/blog/feed.xml', '/fr/blog/feed.xml', '/nowhere'];
