import { type Environment, readEnvironment } from './environment.ts';

/** Headers for the paths that match a pattern. */
export interface HeaderRule {
  /** `/*` matches every path, `/folder/*` all paths below a folder; any other path matches only itself. */
  readonly for: `/${string}`;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The security policy of every response: what only a header can set (`frame-ancestors`), and what applies to every file.
 * Documents have a second policy in a `meta` element, with the hashes of what they inline (`site/build/policy.ts`). Browsers
 * enforce both.
 */
export const HEADER_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** The address of {@link SPECULATION_RULES}. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Prefetches a page when its link is hovered or pressed (Speculation Rules, HTML §7.6). Pages are prefetched and not
 * prerendered, because the head script of a page that is not visible yet must store neither language nor theme. Browsers
 * skip prefetching when the visitor saves data.
 */
export const SPECULATION_RULES = { prefetch: [{ source: 'document', where: { href_matches: '/*' }, eagerness: 'moderate' }] } as const;

/** HSTS includes subdomains only if the deployment asks for it: one of them may have no certificate. */
const strictTransport = ({ UNO_HSTS_SUBDOMAINS }: Environment): string => `max-age=63072000${UNO_HSTS_SUBDOMAINS === '1' ? '; includeSubDomains' : ''}`;

/**
 * The table of headers, for the local server, the `_headers` file of hosts, and nginx. Later rules override earlier ones.
 *
 * Sources: HSTS RFC 6797, `nosniff` Fetch §3.6, Referrer Policy §3, Permissions Policy §5,
 * COOP HTML §7.1.3, `immutable` RFC 8246.
 */
export const headerRules = (environment: Environment): readonly HeaderRule[] => [
  {
    for: '/*',
    headers: {
      'Content-Security-Policy': HEADER_POLICY,
      'Strict-Transport-Security': strictTransport(environment),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
      'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
    },
  },
  { for: SPECULATION_RULES_PATH, headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': 'public, max-age=86400' } },
  // Browsers and feed readers recognise a feed by this media type.
  { for: '/blog/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  { for: '/fr/blog/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  // Everything below /assets carries a hash of its content in its name.
  { for: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // The pictures have no hash in their names. An old one is shown while a new one is fetched, never for longer than a month.
  { for: '/images/*', headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=2592000' } },
  // Browsers request it by default, at an address that never changes; many servers don't know its type.
  { for: '/favicon.ico', headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' } },
];

/** The table for the settings of this process. */
export const HEADER_RULES = headerRules(readEnvironment());

const matches = (rule: HeaderRule, path: string): boolean =>
  rule.for.endsWith('*') ? path.startsWith(rule.for.slice(0, -1)) : path === rule.for;

/**
 * The response headers of a path, the same on every server.
 *
 * @param path the path without its query: `/fr/get-quote`
 */
export function headersFor(path: string): Readonly<Record<string, string>> {
  // Not a rule for `/*`, because hosts would combine it with the other rules that match a path.
  const headers: Record<string, string> = { 'Cache-Control': 'no-cache' };
  for (const rule of HEADER_RULES) {
    if (matches(rule, path)) Object.assign(headers, rule.headers);
  }
  return headers;
}
