import type { Remark } from '../../packages/audit/src/page/element.ts';

/** The visible texts and links of a part of the document. */
interface Readable {
  readonly words: readonly string[];
  readonly links: readonly string[];
}

const normalizeSpaces = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

const isShown = (element: Element | null): boolean => element?.checkVisibility({ visibilityProperty: true }) === true;

/** Collects the texts and links of a part, including visually hidden ones. */
export function readableParts(part: Element): Readable {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = normalizeSpaces(node.textContent ?? '');
    if (text !== '' && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement?.tagName ?? '') && isShown(node.parentElement)) words.push(text);
  }
  // The browser shows the alternative text of a broken picture; with a script a component does.
  for (const { alt } of [...part.querySelectorAll('img')].filter(isShown)) if (alt !== '') words.push(normalizeSpaces(alt));
  const links = [...part.querySelectorAll('a[href]')]
    .filter(isShown)
    .map((link) => `${link.getAttribute('href')} “${normalizeSpaces(link.getAttribute('aria-label') ?? link.textContent)}”`);
  return { words, links };
}

const missingFrom = (from: readonly string[], among: readonly string[], whole: string): string[] =>
  from.filter((text) => !among.includes(text) && !whole.includes(text));

/**
 * The texts and links of the initial state that a reader loses without JavaScript. Additional ones are fine: an open
 * menu, a sentence that says what to do instead.
 */
export function lostWithoutScript(withScript: Readable, alone: Readable): Omit<Remark, 'node'>[] {
  return [
    ...missingFrom(withScript.words, alone.words, alone.words.join(' ')).map((text) => ({ element: `“${text}”`, detail: 'these words need JavaScript' })),
    ...missingFrom(withScript.links, alone.links, '').map((link) => ({ element: link, detail: 'this link needs JavaScript' })),
  ];
}
