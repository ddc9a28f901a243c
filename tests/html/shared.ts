import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { business } from '../../site/business.ts';
import { dist } from './tree.ts';
import type { ValidatedPage } from './validate.ts';

/** The size of picture that every Open Graph reader shows uncropped, and the largest file that all of them fetch. */
const CARD = { width: 1200, height: 630, bytes: 120_000 } as const;

const TAG = /<(?:meta|link)\b[^>]*>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** The tags of a head, each as its attributes. */
const tagsOf = (html: string): Readonly<Record<string, string>>[] =>
  Array.from(html.match(TAG) ?? [], (tag) => Object.fromEntries(Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value])));

/** The first page of a list; its further pages share its picture. */
const listPageOf = (page: string): string => page.replace(/\/page\/\d+(?=\/index\.html$)/, '');

/** The faults of the picture that a head names. */
function pictureFindings(folder: string, address: string | undefined, seen: Map<string, string>, page: string): string[] {
  if (address === undefined) return ['no og:image'];
  if (!address.startsWith(`${business.origin}/`)) return [`og:image is not an address of ${business.origin}: ${address}`];
  const file = join(folder, address.slice(business.origin.length));
  if (!existsSync(file)) return [`og:image is not in the built site: ${address}`];
  const content = readFileSync(file);
  const { width, height } = PNG.sync.read(content);
  const hash = createHash('sha256').update(content).digest('hex');
  const twin = seen.get(hash);
  seen.set(hash, page);
  return [
    ...(width === CARD.width && height === CARD.height ? [] : [`og:image is ${width}×${height}`]),
    ...(content.length <= CARD.bytes ? [] : [`og:image has ${content.length} bytes`]),
    ...(twin === undefined || listPageOf(twin) === listPageOf(page) ? [] : [`og:image is that of ${twin}`]),
  ];
}

/** The faults of the icons and the manifest that a head names, and of the manifest's icons. */
function iconFindings(folder: string, links: readonly Readonly<Record<string, string>>[], language: string): string[] {
  const hrefs = links.filter(({ rel = '' }) => /\b(?:icon|apple-touch-icon)\b/.test(rel)).map(({ href = '' }) => href);
  const manifest = links.find(({ rel }) => rel === 'manifest')?.['href'];
  if (manifest === undefined || !existsSync(join(folder, manifest))) return [`no manifest: ${manifest}`];
  const { icons, lang } = JSON.parse(readFileSync(join(folder, manifest), 'utf8'));
  const sized = icons.flatMap(({ src, sizes }: { src: string; sizes: string }) => {
    if (!existsSync(join(folder, src))) return [`${manifest} names an icon that is not there: ${src}`];
    const { width, height } = PNG.sync.read(readFileSync(join(folder, src)));
    return sizes === `${width}x${height}` ? [] : [`${src} is ${width}x${height}, and ${manifest} says ${sizes}`];
  });
  return [
    ...(hrefs.length === 3 ? [] : [`${hrefs.length} icons in the head`]),
    ...hrefs.filter((href) => !existsSync(join(folder, href))).map((href) => `the icon is not there: ${href}`),
    ...(lang === language ? [] : [`${manifest} is in ${lang}`]),
    ...sized,
  ];
}

/** Checks what represents each page elsewhere: its Open Graph picture, its icons, its manifest. */
export function sharedFindings(folder: string = dist): readonly ValidatedPage[] {
  const seen = new Map<string, string>();
  return globSync('**/index.html', { cwd: folder })
    .toSorted()
    .map((page) => {
      const html = readFileSync(join(folder, page), 'utf8');
      const [, language = ''] = /<html[^>]*\slang="([^"]+)"/.exec(html) ?? [];
      const tags = tagsOf(html);
      const said = (property: string) => tags.find((tag) => tag['property'] === property || tag['name'] === property)?.['content'];
      const expected = {
        'og:image:width': String(CARD.width),
        'og:image:height': String(CARD.height),
        'twitter:card': 'summary_large_image',
      };
      const missing = Object.entries(expected).flatMap(([property, value]) => (said(property) === value ? [] : [`${property} is ${said(property)}`]));
      const alt = said('og:image:alt') ?? '';
      return {
        page: `${page}, shared`,
        findings: [
          ...pictureFindings(folder, said('og:image'), seen, page),
          ...missing,
          ...(alt.length > 20 ? [] : [`og:image:alt is “${alt}”`]),
          ...iconFindings(folder, tags, language),
        ],
      };
    });
}
