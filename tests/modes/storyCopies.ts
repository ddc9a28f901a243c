import type { StoryFile } from '../storyFile.ts';
import { describeElement, selfAndAncestors } from '../../packages/audit/src/page/element.ts';
import { storiesOf } from './story.ts';

// Stories copied into one document, so that a change of width, letters or words lays them all out at once; and what does not fit.

const files = import.meta.glob<StoryFile>('../../stories/components/*/*.stories.tsx');
const mainFiles = Object.entries(files).filter(([path]) => /\/(\w+)\/\1\.stories\.tsx$/.test(path));

/** Stories in which a mark or a padding reaches into the page's margin, which a story does not have. */
const IN_MARGIN = new Set(['marketing-rotatingwords--default', 'navigation-mobilemenu--default']);

/** Stories in which a word is broken on purpose: it is tied to a number; a picture is beside it; it stays in the column of the name above it. */
const BROKEN = new Set(['layout-nobreak--default', 'marketing-calltoaction--default', 'marketing-checklist--default']);

const isVisuallyHidden = (element: Element): boolean => [...selfAndAncestors(element)].some((node) => getComputedStyle(node).clipPath === 'inset(50%)');

/** The words that a reader sees, outside of drawings. A text without letters is a number, and stays. */
export function visibleTexts(within: Element): Text[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !/\p{L}/u.test(node.data) || !parent || parent.closest('svg, script, style, [aria-hidden=true], option, textarea')) continue;
    if (parent.checkVisibility({ visibilityProperty: true }) && !isVisuallyHidden(parent)) texts.push(node);
  }
  return texts;
}

export const storyOf = (element: Element | null | undefined): string => element?.closest<HTMLElement>('[data-story]')?.dataset['story'] ?? '';

export const overflowingPages = (copy: HTMLElement): string[] => (copy.scrollWidth > copy.clientWidth && !IN_MARGIN.has(storyOf(copy)) ? [`${storyOf(copy)} is ${copy.clientWidth} px wide, its content ${copy.scrollWidth} px`] : []);

const range = document.createRange();
export function boxesOf(text: Text): DOMRect[] {
  // Without the spaces around the word, which may be on another line.
  range.setStart(text, text.data.search(/\S/));
  range.setEnd(text, text.data.trimEnd().length);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

const linesOf = (text: Text): number => new Set(boxesOf(text).map(({ top }) => Math.round(top))).size;

/** The innermost box that a text leaves, up to the one that scrolls or clips. */
function boxLeftBy(text: Text): Element | undefined {
  const boxes = boxesOf(text);
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  for (const node of text.parentElement ? selfAndAncestors(text.parentElement) : []) {
    const { display, overflowX, fontSize } = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    // Letters may hang over by the optical margin of large type.
    const slack = 1 + parseFloat(fontSize) * 0.05;
    if (!['inline', 'contents'].includes(display) && (left < box.left - slack || right > box.right + slack)) return node;
    if (overflowX !== 'visible' || node.hasAttribute('data-story')) return undefined;
  }
  return undefined;
}

/** Texts that are wider than a box around them. */
export const overflowingTexts = (texts: readonly Text[]): string[] =>
  texts.flatMap((text) => {
    const box = boxLeftBy(text);
    return box && !isVisuallyHidden(box) ? [`${storyOf(box)}: a text leaves ${describeElement(box)}, which is ${box.clientWidth} px wide`] : [];
  });

const isApart = (neighbour: ChildNode | null, edge: string | undefined): boolean => neighbour === null || edge === ' ' || edge === '\n' || neighbour.nodeName === 'BR' || neighbour instanceof Comment;

/** Whether the word touches another one, or shares the line of a flexible box with a mark: then its own width doesn't say whether there is room. */
function isJoined(text: Text): boolean {
  for (let node: ChildNode = text; node.parentElement; node = node.parentElement) {
    if (!isApart(node.previousSibling, text.data[0]) || !isApart(node.nextSibling, text.data.at(-1))) return true;
    const { display } = getComputedStyle(node.parentElement);
    if (display !== 'inline') return display.includes('flex') && text.parentElement === node.parentElement;
  }
  return false;
}

/** The width that each text takes on one line. All probes are laid out together. */
function widthsOnOneLine(texts: readonly Text[]): number[] {
  const probes = texts.map((text) => {
    const probe = document.createElement('span');
    probe.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
    probe.append(text.data.trim());
    return probe;
  });
  for (const [index, probe] of probes.entries()) texts[index]?.parentElement?.append(probe);
  const widths = probes.map((probe) => probe.getBoundingClientRect().width);
  for (const probe of probes) probe.remove();
  return widths;
}

const sides = (style: CSSStyleDeclaration, ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + Math.max(0, parseFloat(style.getPropertyValue(`${name}-left`)) || 0) + Math.max(0, parseFloat(style.getPropertyValue(`${name}-right`)) || 0), 0);

/** The children that have a box: one with `display: contents` has none, but its own children do. */
const boxesIn = (parent: Element | null): Element[] =>
  [...(parent?.children ?? [])].flatMap((child) => (getComputedStyle(child).display === 'contents' ? boxesIn(child) : [child]));

/** Whether the element shares its row with a sibling. */
const isInRow = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return boxesIn(element.parentElement).some((other) => {
    const { top, bottom, left, right, width } = other.getBoundingClientRect();
    return other !== element && width > 1 && top < box.bottom - 1 && bottom > box.top + 1 && (left >= box.right - 1 || right <= box.left + 1);
  });
};

/** The width of the marks that a box draws before and after its text. */
function marksOf(element: Element): number {
  return ['::before', '::after'].reduce((sum, name) => {
    const style = getComputedStyle(element, name);
    return style.content === 'none' || style.position === 'absolute' ? sum : sum + (parseFloat(style.width) || 0) + sides(style, 'margin');
  }, 0);
}

/** Whether the element could have a row for itself. */
const canWrap = ({ parentElement }: Element): boolean => parentElement !== null && getComputedStyle(parentElement).flexWrap === 'wrap';

/** The width that a text could have in its column: that of the outermost box that has the row for itself, without its padding. */
function roomOf(parent: Element): number {
  let taken = 0;
  let room = 0;
  for (const node of selfAndAncestors(parent)) {
    const style = getComputedStyle(node);
    taken += marksOf(node);
    if (style.display !== 'inline') room = Math.max(room, node.clientWidth - sides(style, 'padding') - taken);
    if ((isInRow(node) && !canWrap(node)) || node.hasAttribute('data-story')) break;
    taken += sides(style, 'padding', 'margin') + parseFloat(style.borderLeftWidth) + parseFloat(style.borderRightWidth);
  }
  return room;
}

/** Words that are broken although their column has room for them. */
export function brokenWords(texts: readonly Text[]): string[] {
  const broken = texts.filter((text) => linesOf(text) > 1 && !isJoined(text));
  const rooms = broken.map(({ parentElement }) => (parentElement ? roomOf(parentElement) : 0));
  return widthsOnOneLine(broken).flatMap((width, index) => {
    const [parent, room = 0] = [broken[index]?.parentElement, rooms[index]];
    return parent && width < room - 1 && !BROKEN.has(storyOf(parent)) ? [`${storyOf(parent)}: ${describeElement(parent)} breaks a word of ${width.toFixed()} px, and has ${room.toFixed()} px`] : [];
  });
}

/** Words that continue on the next line without a hyphen. Addresses are no words. */
export const wordsBrokenByLetter = (texts: readonly Text[]): string[] =>
  texts.flatMap((text) =>
    [...text.data.matchAll(/(?<!\S)\p{L}{2,}(?![^\s.,:;!?])/gu)].flatMap((word) => {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + 1);
      const first = range.getBoundingClientRect();
      range.setStart(text, word.index + word[0].length - 1);
      range.setEnd(text, word.index + word[0].length);
      const last = range.getBoundingClientRect();
      const { hyphens } = text.parentElement ? getComputedStyle(text.parentElement) : { hyphens: 'manual' };
      return hyphens !== 'auto' && last.top > first.bottom - 1 && !BROKEN.has(storyOf(text.parentElement)) ? [`${storyOf(text.parentElement)}: “${word[0]}” is broken`] : [];
    }),
  );

/**
 * Replaces the page by a copy of the *Default* story of each component, and of the others that `also` has, each in an element with
 * its id as `data-story`.
 */
export async function copyStories(also: ReadonlySet<string> = new Set()): Promise<readonly HTMLElement[]> {
  const copies: HTMLElement[] = [];
  for (const [, load] of mainFiles) {
    for (const story of storiesOf(await load())) {
      if (!story.id.endsWith('--default') && !also.has(story.id)) continue;
      await story.mount('en-CA');
      const copy = document.createElement('div');
      copy.dataset['story'] = story.id;
      copy.style.contain = 'layout';
      copy.append(...[...document.body.children].filter((element) => element.checkVisibility()).map((element) => element.cloneNode(true)));
      copies.push(copy);
    }
  }
  document.body.replaceChildren(...copies);
  // Stamps are at an angle, and their corners may leave their box.
  const upright = document.createElement('style');
  upright.textContent = '[data-story] * { rotate: none !important }';
  document.body.append(upright);
  return copies;
}
