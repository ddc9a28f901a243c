/*
 * What hosts accept in the two files that they read. Both files are a few lines long, and `tests/unit/hostFiles.test.ts`
 * expects them not to grow with the site: so the limits on their length are not checked.
 * - Cloudflare Pages, https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/: one `*` a path. A header
 *   that two rules set for one path is sent with both values, joined by a comma.
 * - Netlify, https://docs.netlify.com/manage/routing/headers/: the same grammar.
 */

/** The rules of a `_headers` file: a path with at most one `*`, then its headers. */
const HEADERS_FILE = /^(?:\/[^\s*]*\*?[^\s*]*\n(?: +[\w-]+: \S.*\n)+\n?)+$/;

/** The headers that a host sends with a path by a `_headers` file: those of every matching rule. */
export const headersSentWith = (text: string, asked: string): readonly { name: string; value: string }[] =>
  text.trim().split('\n\n').flatMap((rule) => {
    const [path = '', ...lines] = rule.split('\n');
    const matches = path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : path === asked;
    return matches ? lines.map((line) => ({ name: line.split(':', 1).join('').trim(), value: line.replace(/^.*?: /, '') })) : [];
  });

/** What a host would refuse in a `_headers` file. @param paths paths that visitors request */
export const headersFindings = (text: string, paths: readonly string[]): readonly string[] => [
  ...(HEADERS_FILE.test(text) ? [] : ['not valid on both hosts']),
  ...paths.flatMap((path) => {
    const names = headersSentWith(text, path).map(({ name }) => name.toLowerCase());
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${path} has ${name} twice`);
  }),
];

/** What a host would refuse in a `_redirects` file. */
export const redirectsFindings = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '' && !/^\/\S* (?:\/\S*|https:\/\/\S+) 30[1278]$/.test(line));

/** Paths of every kind that a rule can match. */
export const PATHS = ['/', '/fr/blog/article', '/assets/entry.js', '/favicon.ico', '/icon.svg', '/speculation-rules.json', '/blog/feed.xml', '/fr/blog/feed.xml', '/nowhere'];
