import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** The beginning of each document: the policy comes before everything that it applies to, and the charset before the policy. */
const BEGINNING = /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The number of bytes in which browsers look for the charset (HTML §4.2.5.4). */
const CHARSET_BYTES = 1024;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const textsIn = (html: string, tag: 'script' | 'style'): string[] =>
  Array.from(html.matchAll(new RegExp(`<${tag}(?![^>]*type="application/(?:ld\\+)?json")[^>]*>([^]*?)</${tag}>`, 'g')), ([, text = '']) => text);

/** The sources of a directive of a policy. */
const sourcesOf = (policy: string, directive: string): string[] => policy.split('; ').find((part) => part.startsWith(`${directive} `))?.split(' ').slice(1) ?? [];

/** The faults of the policy in a document. */
export function policyFindings(html: string): readonly string[] {
  const [, policy] = BEGINNING.exec(html) ?? [];
  if (policy === undefined) return ['does not begin with the charset and then its policy'];
  const inlined = (['script', 'style'] as const).flatMap((tag) => {
    const wanted = textsIn(html, tag).map(hashOf);
    const allowed = sourcesOf(policy, `${tag}-src`).filter((source) => source.startsWith("'sha"));
    return [
      ...wanted.filter((hash) => !allowed.includes(hash)).map((hash) => `${tag} ${hash} is inlined, and the policy refuses it`),
      ...allowed.filter((hash) => !wanted.includes(hash)).map((hash) => `${tag} ${hash} is allowed, and not inlined`),
    ];
  });
  return [
    ...inlined,
    ...(html.match(/http-equiv="Content-Security-Policy"/g)?.length === 1 ? [] : ['has more than one policy']),
    ...(Buffer.from(html).indexOf('charset="utf-8"') < CHARSET_BYTES ? [] : [`has its charset after ${CHARSET_BYTES} bytes`]),
    ...(/unsafe|\*|frame-ancestors|report-/.test(policy) ? ['allows something unsafe, or has a directive that only works in a header'] : []),
    ...(sourcesOf(policy, 'default-src').join(' ') === "'none'" ? [] : ['allows by default']),
  ];
}

/** Checks the policy of every built document. */
export const documentPolicyFindings = (folder: string = dist): readonly ValidatedPage[] =>
  globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((page) => ({ page: `${page}, policy`, findings: policyFindings(readFileSync(join(folder, page), 'utf8')) }));
