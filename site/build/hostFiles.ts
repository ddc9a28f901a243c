import { business } from '../business.ts';
import { REDIRECTS } from '../redirects.ts';
import type { SiteManifest } from '../manifest.ts';
import { routes } from '../routes.ts';
import { HEADER_RULES, type HeaderRule } from '../headers.ts';
import { langOf, localePath, locales, neutralPath } from '../i18n/locale.ts';

/**
 * The union of several policies: each directive allows the sources that any of them allows, and nothing more (Content
 * Security Policy Level 3 §2.2).
 */
export function unionOf(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split(';'))) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const known = directives.get(name) ?? new Set();
    for (const source of sources) known.add(source);
    directives.set(name, known);
  }
  return [...directives]
    .map(([name, sources]) => {
      // Beside another source 'none' means nothing.
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}

/**
 * `_headers` (Cloudflare Pages, Netlify): the same table that the local server reads. The hosts take a hundred rules of
 * 2,000 characters a line, and join the values of all rules that fit a path: so one policy stands for all pages, which
 * lets each through.
 */
export const headersFile = ({ policies }: SiteManifest): string =>
  HEADER_RULES.map((rule: HeaderRule) => {
    const headers = rule.for === '/*' ? { ...rule.headers, 'Content-Security-Policy': unionOf(policies) } : rule.headers;
    return `${[rule.for, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`;
  }).join('\n');

/** `_redirects`: the one redirect table (behaviour.md 1.7), permanent, the query kept by the host. */
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

/** Where whoever finds a weakness looks for whom to write to (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

/** How long it may be trusted, in months: less than a year (RFC 9116 §2.5.5). */
const TRUSTED_MONTHS = 11;

/** `security.txt` (RFC 9116): whom to write to about a weakness, in which languages, and until when that holds. */
export function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCMonth(expires.getUTCMonth() + TRUSTED_MONTHS);
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
