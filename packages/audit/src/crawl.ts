import type { Page } from 'playwright';
import { arrival, type AuditPage, type AuditTarget, type PageState } from './target.ts';

/** What the audit calls itself. */
export const USER_AGENT = 'Mozilla/5.0 (compatible; UnoAudit/1.0; accessibility audit of this site, one page at a time)';

/** The pause between two pages of another's site, in milliseconds. */
const PAUSE = 1000;

const LOCAL = /^(?:localhost|127\.|\[::1\])/;

async function read(url: string): Promise<{ readonly text: string; readonly type: string; readonly url: string } | undefined> {
  const response = await fetch(url, { headers: { 'User-Agent': USER_AGENT }, signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
  return response?.ok === true ? { text: await response.text(), type: response.headers.get('Content-Type') ?? '', url: response.url } : undefined;
}

interface Robots {
  readonly allows: (path: string) => boolean;
  readonly sitemaps: readonly string[];
}

/** Reads robots.txt: the group for this program, else the one for all. The longest matching rule decides (RFC 9309). */
export function parseRobots(text: string): Robots {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const [, field, value] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    return field === undefined || value === undefined ? [] : [{ field: field.toLowerCase(), value }];
  });
  const groups = new Map<string, { allow: boolean; path: string }[]>();
  let agents: string[] = [];
  let inRules = false;
  for (const { field, value } of lines) {
    if (field === 'user-agent') {
      agents = inRules ? [value.toLowerCase()] : [...agents, value.toLowerCase()];
      inRules = false;
      for (const agent of agents) groups.set(agent, groups.get(agent) ?? []);
    } else if (field === 'allow' || field === 'disallow') {
      inRules = true;
      if (value !== '') for (const agent of agents) groups.get(agent)?.push({ allow: field === 'allow', path: value });
    }
  }
  const rules = groups.get('unoaudit') ?? groups.get('*') ?? [];
  const matches = (rule: string, path: string) => new RegExp(`^${rule.replaceAll(/[.+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*').replaceAll(/\$(?!$)/g, String.raw`\$`)}`).test(path);
  return {
    allows: (path) => rules.filter((rule) => matches(rule.path, path)).sort((one, other) => other.path.length - one.path.length || Number(other.allow) - Number(one.allow))[0]?.allow ?? true,
    sitemaps: lines.filter(({ field }) => field === 'sitemap').map(({ value }) => value),
  };
}

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

async function addressesOfSitemap(url: string, depth = 0): Promise<string[]> {
  const answer = await read(url);
  const found = [...(answer?.text ?? '').matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = '']) => decode(address));
  if (!/<sitemapindex/.test(answer?.text ?? '') || depth > 0) return found;
  return (await Promise.all(found.slice(0, 10).map((address) => addressesOfSitemap(address, depth + 1)))).flat();
}

/** Opens what says that it opens something: a menu, or a dialog. */
const opens = (name: string, selector: string): PageState => ({
  name,
  async reach(page) {
    const button = page.locator(selector).filter({ visible: true }).first();
    if ((await button.count()) === 0) return false;
    await button.click({ timeout: 5000 }).catch(() => undefined);
    return true;
  },
});

/** Sends a form empty, and lets nothing leave the browser: another's site stores nothing of the audit. */
const errors: PageState = {
  name: 'errors',
  async reach(page: Page) {
    const button = page.locator('form:not([role=search], [method=get], [action*=search]):has(input, textarea, select) :is(button:not([type=button], [type=reset]), input[type=submit])').filter({ visible: true }).first();
    if ((await button.count()) === 0) return false;
    await page.context().setOffline(true);
    await page.route('**/*', (route) => route.abort());
    await button.click({ timeout: 5000, noWaitAfter: true }).catch(() => undefined);
    return page.url().startsWith('http');
  },
};

const genericStates: readonly PageState[] = [
  arrival,
  opens('menu', ':is(header, nav, [role=navigation], [role=banner]) :is(button, [role=button])[aria-expanded=false]'),
  opens('dialog', ':is(button, [role=button])[aria-haspopup=dialog]'),
  errors,
];

/** A site that the audit has never seen. Reads robots.txt, then the sitemap, then follows links, within the origin. */
export async function crawl(start: string, { limit, quick, themes }: { readonly limit: number; readonly quick: boolean; readonly themes: readonly string[] }): Promise<AuditTarget> {
  const first = await read(start);
  if (first === undefined) throw new Error(`${start} did not answer with a page.`);
  const { origin, hostname } = new URL(first.url);
  const robots = parseRobots((await read(`${origin}/robots.txt`))?.text ?? '');
  const pause = LOCAL.test(hostname) ? 0 : PAUSE;
  const own = (address: string, from: string): string | undefined => {
    const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
    return url?.origin === origin && robots.allows(url.pathname + url.search) && !/\.(?!html?$|php$|aspx?$)\w{2,5}$/i.test(url.pathname) ? url.pathname + url.search : undefined;
  };
  const listed = (await Promise.all((robots.sitemaps.length > 0 ? robots.sitemaps : [`${origin}/sitemap.xml`]).map((url) => addressesOfSitemap(url)))).flat();
  const paths = new Set([first.url, ...listed].flatMap((address) => own(address, origin) ?? []));
  // A set that grows while it is read is read to its end.
  for (const path of listed.length > 1 ? [] : paths) {
    if (paths.size >= limit) break;
    const answer = path === own(first.url, origin) ? first : await read(origin + path);
    if (answer?.type.includes('html') !== true) continue;
    for (const [, address = ''] of answer.text.matchAll(/<a\s[^>]*?href\s*=\s*["']?([^"'\s>]+)/gi)) {
      const found = own(decode(address), answer.url);
      if (found !== undefined && paths.size < limit) paths.add(found);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const familyOf = (path: string) => path.split(/[/?]/).slice(1, -1).join('/');
  const all = [...paths].slice(0, limit).map((path): AuditPage => ({ path, family: familyOf(path), states: quick ? [arrival] : genericStates }));
  const pages = quick ? all.filter(({ family }, index) => all.findIndex((other) => other.family === family) === index) : all;
  return {
    origin,
    name: hostname,
    pages: [...pages, { path: '/this-page-does-not-exist', family: '404', status: 404, states: [arrival] }],
    themes,
    atOnce: 1,
    pause,
    context: { userAgent: USER_AGENT },
    prepare: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}
