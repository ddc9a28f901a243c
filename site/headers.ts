import { type Environment, readEnvironment } from './environment.ts';

/** Headers for the paths that a pattern names. */
export interface HeaderRule {
  /** `/*` for every path, `/folder/*` for all below a folder, a path for itself. */
  readonly for: `/${string}`;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The security policy of every answer: what only a header can say (`frame-ancestors`), and what holds for every file. A
 * document says the rest itself, in a `meta` element with the hashes of what it inlines (`site/build/policy.ts`). A browser
 * enforces both.
 */
export const HEADER_POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** Where the browser reads which pages to fetch ahead: see {@link SPECULATION_RULES}. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * A link that is pointed at, or pressed, is fetched before it is followed (Speculation Rules, HTML §7.6): the next page is
 * there when the finger is lifted. It is fetched and not rendered: the head script of a page that nobody sees yet
 * must store neither language nor theme. Browsers leave it out under data saving.
 */
export const SPECULATION_RULES = { prefetch: [{ source: 'document', where: { href_matches: '/*' }, eagerness: 'moderate' }] } as const;

/** HSTS binds the subdomains too only where the deployment asks for it: one of them may have no certificate. */
const strictTransport = ({ UNO_HSTS_SUBDOMAINS }: Environment): string => `max-age=63072000${UNO_HSTS_SUBDOMAINS === '1' ? '; includeSubDomains' : ''}`;

/**
 * THE table of headers, for the local server, the `_headers` file of hosts and nginx. Later rules win over earlier ones.
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
  // The media type by which browsers and feed readers recognise a feed.
  { for: '/blog/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  { for: '/fr/blog/feed.xml', headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } },
  // Everything below /assets carries a hash of its content in its name.
  { for: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // Browsers ask for it by themselves, under an address that never changes; many servers don't know its type.
  { for: '/favicon.ico', headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' } },
];

/** The table with the settings of this process. */
export const HEADER_RULES = headerRules(readEnvironment());

const fits = (rule: HeaderRule, path: string): boolean =>
  rule.for.endsWith('*') ? path.startsWith(rule.for.slice(0, -1)) : path === rule.for;

/**
 * The response headers of a path, the same on every server.
 *
 * @param path the path without its query: `/fr/get-quote`
 */
export function headersFor(path: string): Readonly<Record<string, string>> {
  // Not a rule for `/*`: hosts would join it with the other rules that fit a path.
  const headers: Record<string, string> = { 'Cache-Control': 'no-cache' };
  for (const rule of HEADER_RULES) {
    if (fits(rule, path)) Object.assign(headers, rule.headers);
  }
  return headers;
}
