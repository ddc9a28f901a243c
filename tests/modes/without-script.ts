import type { Remark } from './finding.ts';

/** What a reader can take from a part of the document: its words and where its links lead. */
export interface Readable {
  readonly words: readonly string[];
  readonly links: readonly string[];
}

const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

const isShown = (element: Element | null): boolean => element?.checkVisibility({ visibilityProperty: true }) === true;

/** Words and links that are there to be read, those for a screen reader alone too. */
export function readable(part: Element): Readable {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = plain(node.textContent ?? '');
    if (text !== '' && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement?.tagName ?? '') && isShown(node.parentElement)) words.push(text);
  }
  // A picture that can't be shown says its alternative: by the browser alone, or by a component.
  for (const { alt } of [...part.querySelectorAll('img')].filter(isShown)) if (alt !== '') words.push(plain(alt));
  const links = [...part.querySelectorAll('a[href]')]
    .filter(isShown)
    .map((link) => `${link.getAttribute('href')} “${plain(link.getAttribute('aria-label') ?? link.textContent)}”`);
  return { words, links };
}

const missing = (from: readonly string[], among: readonly string[], whole: string): string[] =>
  from.filter((text) => !among.includes(text) && !whole.includes(text));

/**
 * What a reader loses without JavaScript, of what there is to read before anything was touched. What there is
 * in addition is welcome: a menu that stands open, a sentence that says what to do instead.
 */
export function withoutScript(withScript: Readable, alone: Readable): Remark[] {
  return [
    ...missing(withScript.words, alone.words, alone.words.join(' ')).map((text) => ({ element: `“${text}”`, detail: 'these words need JavaScript' })),
    ...missing(withScript.links, alone.links, '').map((link) => ({ element: link, detail: 'this link needs JavaScript' })),
  ];
}
