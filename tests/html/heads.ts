import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { business } from '../../site/business.ts';
import { documentFile, firstOfEach, readManifest } from '../../site/manifest.ts';
import { dist, readPages } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** The beginning of each document: the policy comes before everything that it applies to, and the charset before the policy. */
const BEGINNING = /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

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
    ...(/unsafe|\*|frame-ancestors|report-/.test(policy) ? ['allows something unsafe, or has a directive that only works in a header'] : []),
    ...(sourcesOf(policy, 'default-src').join(' ') === "'none'" ? [] : ['has no default-src of none']),
  ];
}

/** Checks the policy of every built document. */
export const documentPolicyFindings = (): readonly ValidatedPage[] =>
  globSync('**/*.html', { cwd: dist })
    .toSorted()
    .map((page) => ({ page: `${page}, policy`, findings: policyFindings(readFileSync(join(dist, page), 'utf8')) }));

/** The size of picture that every Open Graph reader shows uncropped, and the largest file that all of them fetch. */
const CARD = { width: 1200, height: 630, bytes: 120_000 } as const;

/** The first page of a list; its further pages share its picture. */
const listPageOf = (path: string): string => path.replace(/\/page\/\d+$/, '');

/** The faults of the picture that a head names. */
function pictureFindings(address: string, seen: Map<string, string>, path: string): string[] {
  const file = join(dist, address.replace(business.origin, ''));
  if (!address.startsWith(`${business.origin}/`) || !existsSync(file)) return [`og:image is not in the built site: ${address}`];
  const content = readFileSync(file);
  const { width, height } = PNG.sync.read(content);
  const hash = createHash('sha256').update(content).digest('hex');
  const twin = seen.get(hash) ?? path;
  seen.set(hash, path);
  return [
    ...(width === CARD.width && height === CARD.height ? [] : [`og:image is ${width}×${height}`]),
    ...(content.length <= CARD.bytes ? [] : [`og:image has ${content.length} bytes`]),
    ...(listPageOf(twin) === listPageOf(path) ? [] : [`og:image is that of ${twin}`]),
  ];
}

/** Checks what represents each page elsewhere: its Open Graph picture, its icons, its manifest. */
export function sharedFindings(): readonly ValidatedPage[] {
  const seen = new Map<string, string>();
  return readPages().filter(({ status }) => status === 200).map(({ root, path }) => {
    const tags = root.querySelectorAll('meta, link').map(({ attributes }) => attributes);
    const said = (property: string) => tags.find((tag) => tag['property'] === property || tag['name'] === property)?.['content'] ?? '';
    const expected = { 'og:image:width': `${CARD.width}`, 'og:image:height': `${CARD.height}`, 'twitter:card': 'summary_large_image' };
    const icons = tags.flatMap(({ rel = '', href = '' }) => (/\b(?:icon|apple-touch-icon|manifest)\b/.test(rel) ? [href] : []));
    return {
      page: `${path}, shared`,
      findings: [
        ...pictureFindings(said('og:image'), seen, path),
        ...Object.entries(expected).flatMap(([property, value]) => (said(property) === value ? [] : [`${property} is ${said(property)}`])),
        ...(said('og:image:alt').length > 20 ? [] : [`og:image:alt is “${said('og:image:alt')}”`]),
        ...(icons.length === 4 ? [] : [`${icons.length} icons and manifests in the head`]),
        ...icons.filter((href) => !existsSync(join(dist, href))).map((href) => `not in the built site: ${href}`),
      ],
    };
  });
}

/**
 * The declarations that a sheet's theme rules have and must not: other than custom properties, and the colour scheme of the
 * browser's own controls. Nested blocks are read from the inside out.
 */
const themedProperties = (css: string): string[] =>
  Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selector = '', declarations = '']) => ({ selector: selector.trim(), declarations }))
    .filter(({ selector }) => /\[data-theme=/.test(selector))
    .flatMap(({ selector, declarations }) =>
      declarations.split(';').filter((declaration) => /^(?!\s*(?:--|color-scheme:|$))/.test(declaration)).map((declaration) => `${selector} sets ${declaration}`),
    );

/**
 * Checks on one page of each family that themes differ only in custom properties. So a page that axe checked completely in
 * one theme needs only the colour rules in the others (`tests/steps/theme-rules.ts`).
 */
export const themeFindings = (): ValidatedPage[] =>
  firstOfEach(readManifest(dist).pages, 'family').map(({ path }) => {
    const page = documentFile(path).replace(/^\//, '');
    const styles = Array.from(readFileSync(join(dist, page), 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css);
    return { page, findings: styles.length === 0 ? ['has no styles'] : styles.flatMap(themedProperties) };
  });
