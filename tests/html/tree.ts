import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuiltPage, documentFile, readManifest } from '../../site/manifest.ts';
import { textOf } from './writing.ts';

/** The default folder of the built site. */
export const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url));

/** An element of a built page. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** One token of HTML. The content of scripts and styles is one token; comments and doctypes are skipped. */
const PART = /<!.*?>|<(?<code>script|style)\b(?<set>[^>]*)>(?<inner>.*?)<\/\k<code>>|<\/(?<closed>[\w:-]+)>|<(?<tag>[\w:-]+)(?<given>(?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*(?<empty>\/?)>|(?<text>[^<]+)/gis;

const attributesOf = (given = ''): Record<string, string> =>
  Object.fromEntries(Array.from(given.matchAll(/([^\s=]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [name.toLowerCase(), textOf(value)]));

/**
 * Parses a built page without a browser. Every element must be closed, which html-validate checks.
 *
 * @throws when a closing tag does not match
 */
export function treeOf(html: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const { groups = {} } of html.matchAll(PART)) {
    const { code, set, inner = '', closed, tag, given, empty, text } = groups;
    const last = open.at(-1) ?? root;
    if (text !== undefined) last.children.push(textOf(text));
    else if (code !== undefined) last.children.push({ tag: code, attributes: attributesOf(set), children: [inner] });
    else if (closed !== undefined) {
      if (closed !== last.tag) throw new Error(`</${closed}> closes <${last.tag}>.`);
      open.pop();
    } else if (tag !== undefined) {
      const element: Element = { tag, attributes: attributesOf(given), children: [] };
      last.children.push(element);
      if (empty === '' && !VOID.has(tag)) open.push(element);
    }
  }
  return root;
}

/** Every element inside another that matches, in order. It does not search inside elements for which `into` is false. */
export const findElements = (within: Element, is: (element: Element) => boolean, into: (element: Element) => boolean = () => true): readonly Element[] =>
  within.children.flatMap((child) => (typeof child === 'string' ? [] : [...(is(child) ? [child] : []), ...(into(child) ? findElements(child, is, into) : [])]));

/** Every element with one of these tags. */
export const elementsByTag = (within: Element, ...tags: readonly string[]): readonly Element[] => findElements(within, ({ tag }) => tags.includes(tag));

/** Elements without visible text: code and drawings. */
const SILENT = new Set(['script', 'style', 'svg']);

/** Elements inside a sentence: no space is added around their text. */
const INLINE = new Set(['wbr', 'a', 'abbr', 'b', 'bdi', 'cite', 'em', 'i', 'mark', 'q', 'strong', 'time']);

/** Marks the beginning and the end of other elements. */
const EDGE = '\ue000';

const rawOf = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : SILENT.has(child.tag) ? '' : INLINE.has(child.tag) ? rawOf(child) : EDGE + rawOf(child) + EDGE)).join('');

/** The visible text of an element, with all white space as single spaces. `5` and `+` in neighbouring elements become `5+`. */
export const visibleTextOf = (element: Element): string =>
  rawOf(element)
    .replace(/\ue000+(?=[+%.,;:!?)”’])/g, '')
    .replace(/[\ue000\s]+/g, ' ')
    .trim();

/** The number of words in an element: a number is one, a dash none, “l’air” one. */
export const wordsIn = (element: Element): number => visibleTextOf(element).match(/[\p{L}\p{N}]+(?:[’'.,\-–/][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** A parsed page of the built site. */
export interface ParsedPage extends BuiltPage {
  readonly root: Element;
  /** Its `main` element. */
  readonly main: Element;
}

/** Every page of the built site. */
export const readPages = (folder: string): readonly ParsedPage[] =>
  readManifest(folder).pages.map((page) => {
    const root = treeOf(readFileSync(join(folder, documentFile(page.path)), 'utf8'));
    const [main = root] = elementsByTag(root, 'main');
    return { ...page, root, main };
  });
