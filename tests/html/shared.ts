import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { business } from '../../site/business.ts';
import { dist, readPages } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** The size of picture that every Open Graph reader shows uncropped, and the largest file that all of them fetch. */
const CARD = { width: 1200, height: 630, bytes: 120_000 } as const;

/** The first page of a list; its further pages share its picture. */
const listPageOf = (path: string): string => path.replace(/\/page\/\d+$/, '');

/** The faults of the picture that a head names. */
function pictureFindings(folder: string, address: string, seen: Map<string, string>, path: string): string[] {
  const file = join(folder, address.replace(business.origin, ''));
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
export function sharedFindings(folder: string = dist): readonly ValidatedPage[] {
  const seen = new Map<string, string>();
  return readPages(folder).filter(({ status }) => status === 200).map(({ root, path }) => {
    const tags = root.querySelectorAll('meta, link').map(({ attributes }) => attributes);
    const said = (property: string) => tags.find((tag) => tag['property'] === property || tag['name'] === property)?.['content'] ?? '';
    const expected = { 'og:image:width': `${CARD.width}`, 'og:image:height': `${CARD.height}`, 'twitter:card': 'summary_large_image' };
    const icons = tags.flatMap(({ rel = '', href = '' }) => (/\b(?:icon|apple-touch-icon|manifest)\b/.test(rel) ? [href] : []));
    return {
      page: `${path}, shared`,
      findings: [
        ...pictureFindings(folder, said('og:image'), seen, path),
        ...Object.entries(expected).flatMap(([property, value]) => (said(property) === value ? [] : [`${property} is ${said(property)}`])),
        ...(said('og:image:alt').length > 20 ? [] : [`og:image:alt is “${said('og:image:alt')}”`]),
        ...(icons.length === 4 ? [] : [`${icons.length} icons and manifests in the head`]),
        ...icons.filter((href) => !existsSync(join(folder, href))).map((href) => `not in the built site: ${href}`),
      ],
    };
  });
}
