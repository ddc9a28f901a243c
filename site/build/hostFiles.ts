import { business } from '../business.ts';
import { REDIRECTS } from '../redirects.ts';
import type { SiteManifest } from '../manifest.ts';
import { routes } from '../routes.ts';
import { HEADER_RULES } from '../server/headers.ts';
import { localePath, locales, neutralPath } from '../src/i18n/locale.ts';

/** `_headers` (Netlify, Cloudflare Pages): the same table that the local server reads, and each page's policy. */
export function headersFile({ policies, pages, files }: SiteManifest): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    ...HEADER_RULES.map((rule) => block(rule.for, rule.headers)),
    ...[...Object.entries(files), ...pages.map(({ path, policy }) => [path, policy] as const)].map(([path, policy]) =>
      block(path, { 'Content-Security-Policy': policies[policy] ?? '' }),
    ),
    '',
  ].join('\n\n');
}

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

/** `robots.txt`. */
export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${business.origin}/sitemap.xml\n`;
