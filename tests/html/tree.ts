import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { type BuiltPage, documentFile, readManifest } from '../../site/manifest.ts';

export type { HTMLElement };

/** The folder of the built site. */
export const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url));

/** Parses a built page without a browser. Every element must be closed, which html-validate checks. */
export const treeOf = (html: string): HTMLElement => parse(html, { blockTextElements: { script: true, style: true } });

/** The values of an attribute of the elements that a selector matches. */
export const attributesOf = (within: HTMLElement, selector: string, name: string): readonly string[] =>
  within.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

/** Elements without visible text: code and drawings. */
const SILENT = new Set(['script', 'style', 'svg']);

/** Elements inside a sentence: no space is added around their text. */
const INLINE = new Set(['wbr', 'a', 'abbr', 'b', 'bdi', 'cite', 'em', 'i', 'mark', 'q', 'strong', 'time']);

/** Marks the beginning and the end of other elements. */
export const EDGE = '\ue000';

/** The text of an element, with marks around that of every element which does not belong to a sentence. */
export function markedTextOf(element: HTMLElement, inline: ReadonlySet<string> = INLINE): string {
  const textOf = (node: Node): string => {
    if (node instanceof TextNode) return node.text;
    if (!(node instanceof HTMLElement) || SILENT.has(node.localName)) return '';
    const inner = markedTextOf(node, inline);
    return inline.has(node.localName) ? inner : EDGE + inner + EDGE;
  };
  return element.childNodes.map(textOf).join('');
}

/** The visible text of an element, with all white space as single spaces. `5` and `+` in neighbouring elements become `5+`. */
export const visibleTextOf = (element: HTMLElement): string =>
  markedTextOf(element)
    .replace(/\ue000+(?=[+%.,;:!?)”’])/g, '')
    .replace(/[\ue000\s]+/g, ' ')
    .trim();

/** The number of words in an element: a number is one, a dash none, “l’air” one. */
export const wordsIn = (element: HTMLElement): number => visibleTextOf(element).match(/[\p{L}\p{N}]+(?:[’'.,\-–/][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** A parsed page of the built site. */
export interface ParsedPage extends BuiltPage {
  readonly root: HTMLElement;
  /** Its `main` element. */
  readonly main: HTMLElement;
}

/** Every page of the built site. */
export const readPages = (): readonly ParsedPage[] =>
  readManifest(dist).pages.map((page) => {
    const root = treeOf(readFileSync(join(dist, documentFile(page.path)), 'utf8'));
    return { ...page, root, main: root.querySelector('main') ?? root };
  });
