import { NOT_SENT } from '../protocol.ts';
import { REDIRECTS } from '../redirects.ts';
import { documentFile, MANIFEST, type SiteManifest } from '../manifest.ts';
import { HEADER_RULES, type HeaderRule, STRICT_POLICY } from '../headers.ts';
import { langOf, localePath, locales } from '../i18n/locale.ts';

/*
 * nginx serves a built site as the local server does (`server/static.ts`): its two files are made of the same tables.
 * An answer has its headers by `map`, since an `add_header` in a location would drop those of the server around it.
 */

/** The files' names below `dist`; they are not for visitors. */
export const NGINX_MAPS = '_nginx.maps.conf';
export const NGINX_SERVER = '_nginx.conf';

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A text that stands in a regular expression as it is. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const block = (head: string, lines: readonly string[]): string => `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

/** `Cache-Control` → `$uno_cache_control`. */
const variable = (header: string): string => `$uno_${header.toLowerCase().replaceAll('-', '_')}`;

/** How a map names the paths of a rule. */
const pattern = ({ for: path }: HeaderRule): string => (path.endsWith('*') ? quoted(`~^${literal(path.slice(0, -1))}`) : quoted(path));

/** The headers that rules set, but the type, which nginx sets for each `location`. */
const headerNames = [...new Set(HEADER_RULES.flatMap(({ headers }: HeaderRule) => Object.keys(headers)))].filter((name) => name !== 'Content-Type');

/** What a header is where no rule below the first says otherwise. */
const everywhere: Readonly<Record<string, string>> = { 'Cache-Control': 'no-cache', ...HEADER_RULES.find((rule) => rule.for === '/*')?.headers };

/** Goes into nginx's `http` block: each page's policy, and the headers that depend on the path. */
export function nginxMaps({ policies, pages, files }: SiteManifest): string {
  const rules: readonly HeaderRule[] = HEADER_RULES.filter((rule) => rule.for !== '/*');
  return [
    '# Made by the build. In the block “http”.',
    'map_hash_max_size 32768;',
    'map_hash_bucket_size 512;',
    ...headerNames.map((name) =>
      block(`map $uri ${variable(name)}`, [
        `default ${quoted(everywhere[name] ?? '')};`,
        ...rules.flatMap((rule) => (rule.headers[name] === undefined ? [] : [`${pattern(rule)} ${quoted(rule.headers[name])};`])),
      ]),
    ),
    // Each policy once, however many pages share it.
    block('map $uri $uno_policy', [
      'default none;',
      ...pages.map(({ path, policy }) => `${quoted(documentFile(path))} ${policy};`),
      ...Object.entries(files).map(([path, policy]) => `${quoted(path)} ${policy};`),
    ]),
    block('map $uno_policy $uno_content_security_policy', [`none ${quoted(STRICT_POLICY)};`, ...policies.map((policy, place) => `${place} ${quoted(policy)};`)]),
    '',
  ].join('\n\n');
}

/**
 * Goes into nginx's `server` block, after `root`: addresses, headers, redirects. The store stands beside it: a
 * `location /rest/` of the deployment's own, or Supabase.
 */
export function nginxServer({ pages }: SiteManifest): string {
  const typed = HEADER_RULES.flatMap((rule: HeaderRule) => (rule.headers['Content-Type'] === undefined ? [] : [{ path: rule.for, type: rule.headers['Content-Type'] }]));
  /** The not-found page of a language is an answer's body, never an address of its own. */
  const notFound = (locale: (typeof locales)[number]) => documentFile(localePath('/404', locale));
  return [
    '# Made by the build. In the block “server”, after “root”.',
    ['absolute_redirect off;', 'server_tokens off;', 'gzip_static on;', 'charset utf-8;', 'etag on;', `error_page 404 ${notFound('en-CA')};`].join('\n'),
    [...headerNames, 'Content-Security-Policy'].map((name) => `add_header ${name} ${variable(name)} always;`).join('\n'),
    block(`location ~ ^/(?:${literal(MANIFEST)}|_)`, ['return 404;']),
    ...locales.map((locale) => block(`location = ${notFound(locale)}`, ['internal;'])),
    ...REDIRECTS.map(({ from, to }) => block(`location ~ ^${literal(from)}/?$`, [`return 301 ${to}$is_args$args;`])),
    ...typed.map(({ path, type }) => block(`location = ${path}`, ['types { }', `default_type ${quoted(type)};`])),
    block('location ~ \\.webmanifest$', ['types { }', 'default_type application/manifest+json;']),
    // A form that is posted before any script could wake is shown again, and says that nothing was sent.
    ...pages.flatMap(({ path, form }) =>
      form ? [block(`location = ${path}`, [block('if ($request_method = POST)', [`return 303 ${path}$is_args$args#${NOT_SENT};`]).replaceAll('\n', '\n  '), `try_files ${documentFile(path)} =404;`])] : [],
    ),
    block('location = /', ['try_files /index.html =404;']),
    // What the blog does not have leads to its index, for now: an article of that name may come.
    ...locales.flatMap((locale) => {
      const blog = localePath('/blog', locale);
      const unknown = `@unknown_${langOf(locale)}`;
      return [
        block(`location ${blog}/`, ['rewrite ^(/.+?)(?:/|/index|/index\\.html|\\.html)$ $1 permanent;', `try_files $uri/index.html $uri ${unknown};`]),
        block(`location ${unknown}`, [`return 302 ${blog};`]),
      ];
    }),
    // One page, one address: `/get-quote/` and `/get-quote/index.html` lead to `/get-quote`, the query kept.
    ...[
      { at: '/', error: undefined },
      { at: '/fr/', error: notFound('fr-CA') },
    ].map(({ at, error }) =>
      block(`location ${at}`, [
        ...(error === undefined ? [] : [`error_page 404 ${error};`]),
        'rewrite ^/index(?:\\.html)?$ / permanent;',
        'rewrite ^(/.+?)(?:/|/index|/index\\.html|\\.html)$ $1 permanent;',
        'try_files $uri/index.html $uri =404;',
      ]),
    ),
    '',
  ].join('\n\n');
}
