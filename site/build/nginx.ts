import { NOT_SENT } from '../protocol.ts';
import { REDIRECTS } from '../redirects.ts';
import { documentFile, MANIFEST, type SiteManifest } from '../manifest.ts';
import { HEADER_RULES, type HeaderRule } from '../headers.ts';
import { langOf, localePath, locales } from '../i18n/locale.ts';
import { blogEntryPattern } from '../routes.ts';
import { unavailableFile } from './unavailable.ts';

/**
 * The file below `dist` that nginx includes in its `server` block; visitors can't fetch it. With it, nginx serves a built
 * site as the local server does (`server/static.ts`), from the same tables.
 */
export const NGINX_SERVER = '_nginx.conf';

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Escapes a text for use in a regular expression. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const block = (head: string, lines: readonly string[]): string => `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

/** `Cache-Control` → `$uno_cache_control`. */
const variable = (header: string): string => `$uno_${header.toLowerCase().replaceAll('-', '_')}`;

/** The nginx condition under which a rule applies. */
const condition = ({ for: path }: HeaderRule): string => (path.endsWith('*') ? `$uri ~ ${quoted(`^${literal(path.slice(0, -1))}`)}` : `$uri = ${quoted(path)}`);

/**
 * The headers of every response. A header that depends on the path uses a variable that is set in the `server` block,
 * because an `add_header` in a `location` would drop the inherited ones.
 */
function headerLines(table: readonly HeaderRule[]): readonly string[] {
  const everywhere: Readonly<Record<string, string>> = { 'Cache-Control': 'no-cache', ...table.find((rule) => rule.for === '/*')?.headers };
  const rules = table.filter((rule) => rule.for !== '/*');
  // `Content-Type` is set in a `location` for each path (see `nginxServer`).
  const names = [...new Set([...Object.keys(everywhere), ...rules.flatMap(({ headers }) => Object.keys(headers))])].filter((name) => name !== 'Content-Type');
  return names.flatMap((name) => {
    const special = rules.flatMap((rule) => (rule.headers[name] === undefined ? [] : [block(`if (${condition(rule)})`, [`set ${variable(name)} ${quoted(rule.headers[name])};`])]));
    if (special.length === 0) return [`add_header ${name} ${quoted(everywhere[name] ?? '')} always;`];
    return [`set ${variable(name)} ${quoted(everywhere[name] ?? '')};`, ...special, `add_header ${name} ${variable(name)} always;`];
  });
}

/**
 * The configuration for nginx's `server` block, after `root`: addresses, headers, redirects. It does not route requests to the
 * store: the deployment adds a `location /rest/`, or the forms use Supabase.
 */
export function nginxServer({ pages }: SiteManifest): string {
  const typed = HEADER_RULES.flatMap((rule) => (rule.headers['Content-Type'] === undefined ? [] : [{ path: rule.for, type: rule.headers['Content-Type'] }]));
  /** The not-found page of a language: nginx sends it as the body of a 404, never at an address of its own. */
  const notFound = (locale: (typeof locales)[number]) => documentFile(localePath('/404', locale));
  /** The page for a failure of nginx, or of a server behind it. */
  const unavailable = (locale: (typeof locales)[number]) => `error_page 500 502 503 504 /${unavailableFile(locale)};`;
  return [
    '# Made by the build. Include it in the block “server”, after “root”.',
    ['absolute_redirect off;', 'server_tokens off;', 'gzip_static on;', 'gzip_vary on;', 'charset utf-8;', 'etag on;', `error_page 404 ${notFound('en-CA')};`, unavailable('en-CA')].join('\n'),
    headerLines(HEADER_RULES).join('\n'),
    block(`location ~ ^/(?:${literal(MANIFEST)}|_)`, ['return 404;']),
    ...locales.flatMap((locale) => [notFound(locale), `/${unavailableFile(locale)}`].map((page) => block(`location = ${page}`, ['internal;']))),
    ...REDIRECTS.map(({ from, to }) => block(`location ~ ^${literal(from)}/?$`, [`return 301 ${to}$is_args$args;`])),
    ...typed.map(({ path, type }) => block(`location = ${path}`, ['types { }', `default_type ${quoted(type)};`])),
    block('location ~ \\.webmanifest$', ['types { }', 'default_type application/manifest+json;']),
    // A form that is posted without JavaScript is not stored here: its page is shown again and says that nothing was sent.
    ...pages.flatMap(({ path, form }) =>
      form ? [block(`location = ${path}`, [block('if ($request_method = POST)', [`return 303 ${path}$is_args$args#${NOT_SENT};`]).replaceAll('\n', '\n  '), `try_files ${documentFile(path)} =404;`])] : [],
    ),
    block('location = /', ['try_files /index.html =404;']),
    // Unknown paths below the blog redirect to its index with 302, because such an article may be published later.
    ...locales.flatMap((locale) => {
      const blog = localePath('/blog', locale);
      const unknown = `@unknown_${langOf(locale)}`;
      return [
        block(`location ${blog}/`, ['rewrite ^(/.+?)(?:/|/index|/index\\.html|\\.html)$ $1 permanent;', `try_files $uri/index.html $uri ${unknown};`]),
        block(`location ${unknown}`, [`error_page 404 ${notFound(locale)};`, `if ($uri ~ ${quoted(blogEntryPattern(locale))}) { return 302 ${blog}; }`, 'return 404;']),
      ];
    }),
    // Each page has one address: `/get-quote/` and `/get-quote/index.html` redirect to `/get-quote`, with the query.
    ...[
      { at: '/', error: undefined },
      { at: '/fr/', error: 'fr-CA' as const },
    ].map(({ at, error }) =>
      block(`location ${at}`, [
        ...(error === undefined ? [] : [`error_page 404 ${notFound(error)};`, unavailable(error)]),
        'rewrite ^/index(?:\\.html)?$ / permanent;',
        'rewrite ^(/.+?)(?:/|/index|/index\\.html|\\.html)$ $1 permanent;',
        'try_files $uri/index.html $uri =404;',
      ]),
    ),
    '',
  ].join('\n\n');
}
