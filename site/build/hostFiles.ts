import { business } from '../business.ts';
import { REDIRECTS } from '../redirects.ts';
import { MANIFEST, type SiteManifest } from '../manifest.ts';
import { routes } from '../routes.ts';
import { HEADER_RULES, type HeaderRule, SPECULATION_RULES, SPECULATION_RULES_PATH } from '../headers.ts';
import { langOf, localePath, locales, neutralPath } from '../i18n/locale.ts';
import { NGINX_SERVER, nginxServer } from './nginx.ts';
import { unavailablePages } from './unavailable.ts';

/** `_headers` (Cloudflare Pages, Netlify), made from the table that the local server reads. It does not grow with the site. */
export const headersFile = (rules: readonly HeaderRule[] = HEADER_RULES): string =>
  rules.map(({ for: path, headers }) => `${[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`).join('\n');

/** `_redirects`: the redirect table (behaviour.md 1.7), permanent. Hosts keep the query. */
export const redirectsFile = (): string => `${REDIRECTS.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;

/** `sitemap.xml`, each page with its alternates (sitemaps.org, Google's `xhtml:link`). */
export function sitemap({ pages }: SiteManifest): string {
  const known = new Set<string>(routes.filter((route) => route.sitemap).map(({ name }) => name));
  const url = (path: string) => `${business.origin}${path}`;
  const entries = pages
    .filter(({ name }) => known.has(name))
    .map(({ path }) => {
      const neutral = neutralPath(path);
      const alternates = [...locales.map((locale) => [locale, localePath(neutral, locale)] as const), ['x-default', neutral] as const]
        .map(([language, target]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(target)}"/>`)
        .join('');
      return `<url><loc>${url(path)}</loc>${alternates}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}

/** The file that says where to report a vulnerability (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

/** How many months `security.txt` is valid: less than a year is recommended (RFC 9116 §2.5.5). */
const VALID_MONTHS = 11;

/** `security.txt` (RFC 9116): the contact, the languages and the expiry date. */
export function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCMonth(expires.getUTCMonth() + VALID_MONTHS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${business.emailHref}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.map((locale) => langOf(locale)).join(', ')}`,
    `Canonical: ${business.origin}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}

/** `robots.txt`. */
export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${business.origin}/sitemap.xml\n`;

/**
 * The files that servers, hosts and crawlers read, by path below `dist`.
 *
 * @param built when the site was built
 */
export const hostFilesOf = (manifest: SiteManifest, built: Date): ReadonlyMap<string, string> =>
  new Map([
    [MANIFEST, JSON.stringify(manifest)],
    ['_headers', headersFile()],
    ['_redirects', redirectsFile()],
    [NGINX_SERVER, nginxServer(manifest)],
    ...unavailablePages(),
    ['sitemap.xml', sitemap(manifest)],
    ['robots.txt', robots()],
    [SECURITY_TXT, securityTxt(built)],
    [SPECULATION_RULES_PATH, JSON.stringify(SPECULATION_RULES)],
  ]);
