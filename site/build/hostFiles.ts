import { business } from '../business.ts';
import { REDIRECTS } from '../redirects.ts';
import { routes } from '../routes.ts';
import { HEADER_RULES, type PolicyByPath } from '../server/headers.ts';
import { localePath, locales } from '../src/i18n/locale.ts';

/** `_headers` (Netlify, Cloudflare Pages): the same table that the local server reads, and each page's policy. */
export function headersFile(policies: PolicyByPath): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    ...HEADER_RULES.map((rule) => block(rule.for, rule.headers)),
    ...Object.entries(policies)
      .filter(([path]) => path !== '*')
      .map(([path, policy]) => block(path, { 'Content-Security-Policy': policy })),
    '',
  ].join('\n\n');
}

/** `_redirects`: the one redirect table (spec §2), permanent, the query kept by the host. */
export const redirectsFile = (): string => `${REDIRECTS.map(({ from, to }) => `${from} ${to} 301`).join('\n')}\n`;

/** `sitemap.xml`, each page with its alternates (sitemaps.org, Google's `xhtml:link`). */
export function sitemap(): string {
  const url = (path: string) => `${business.origin}${path}`;
  const entries = routes
    .filter((route) => route.sitemap)
    .flatMap(({ path }) => {
      const alternates = [...locales.map((locale) => [locale, localePath(path, locale)] as const), ['x-default', path] as const]
        .map(([language, target]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(target)}"/>`)
        .join('');
      return locales.map((locale) => `<url><loc>${url(localePath(path, locale))}</loc>${alternates}</url>`);
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
}

/** `robots.txt`. */
export const robots = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${business.origin}/sitemap.xml\n`;
