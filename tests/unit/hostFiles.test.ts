import { describe, expect, test } from 'vitest';
import { headersFile, redirectsFile, securityTxt, unionOf } from '../../site/build/hostFiles.ts';
import type { SiteManifest } from '../../site/manifest.ts';
import { business } from '../../site/business.ts';

const policyOf = (sheet: string) => `default-src 'none'; script-src 'self' 'sha256-head'; style-src 'self' 'sha256-frame' 'sha256-${sheet}'; frame-ancestors 'none'`;

/** A site of two thousand articles in two languages, and a page of each other kind. */
const manifest: SiteManifest = {
  policies: ['home', 'article', 'form', 'about', 'contact', 'listing', 'service', 'message', 'industries', 'partner'].map((name) => policyOf(name.padEnd(44, '='))),
  pages: Array.from({ length: 4000 }, (_, at) => ({
    path: at % 2 ? `/fr/blog/article-${at}` : `/blog/article-${at}`,
    locale: at % 2 ? ('fr-CA' as const) : ('en-CA' as const),
    name: 'home' as const,
    family: 'article',
    states: [],
    form: false,
    status: 200 as const,
    policy: at % 10,
  })),
  files: { '/icon.svg': 0 },
};

/** The rules of a `_headers` file: a path with `*` at its end, or a path; its lines below it, indented. */
const rules = headersFile(manifest)
  .split(/\n{2,}/)
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    return { path, headers: lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? []) };
  });

/** What Cloudflare Pages and Netlify send with a path: every rule that fits, their values side by side. */
const sentWith = (asked: string) =>
  rules.filter(({ path }) => (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : path === asked)).flatMap(({ headers }) => headers);

describe('_headers, of four thousand pages', () => {
  test('is within what hosts document: 100 rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...headersFile(manifest).split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  test.each(['/', '/fr/blog/article-3', '/assets/entry.js', '/favicon.ico', '/speculation-rules.json', '/icon.svg'])('sets each header of %s once', (path) => {
    const names = sentWith(path).map(([name]) => name);
    expect(names).toContain('Content-Security-Policy');
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  test('lets through what each page’s own policy does, and no more', () => {
    const [, policy = ''] = sentWith('/blog/article-0').find(([name]) => name === 'Content-Security-Policy') ?? [];
    const allowed = new Set(policy.split(/[; ]+/));
    for (const own of manifest.policies) expect(own.split(/[; ]+/).filter((word) => !allowed.has(word))).toEqual([]);
    expect([...allowed].filter((word) => !manifest.policies.some((own) => own.includes(word)))).toEqual([]);
  });
});

test('a policy that refuses gives way to one that allows, in that directive alone', () => {
  expect(unionOf(["default-src 'none'; img-src 'none'", "default-src 'none'; img-src 'self' data:; font-src 'self'"])).toBe(
    "default-src 'none'; img-src 'self' data:; font-src 'self'",
  );
});

test('_redirects is within what hosts document: 2,000 lines', () => {
  expect(redirectsFile().trim().split('\n').length).toBeLessThanOrEqual(2000);
});

test('security.txt names whom to write to, and lapses in less than a year (RFC 9116)', () => {
  const lines = securityTxt(new Date('2026-11-22T18:30:00Z')).trimEnd().split('\n');
  expect(lines).toEqual([
    `Contact: ${business.emailHref}`,
    'Expires: 2027-10-22T00:00:00.000Z',
    'Preferred-Languages: en, fr',
    `Canonical: ${business.origin}/.well-known/security.txt`,
  ]);
});
