import { lostLists } from '../lostLists.ts';
import { describeElement, type Remark, selfAndAncestors } from './finding.ts';

const scrollsOrClips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';

const isHeldIn = (element: Element): boolean =>
  [...selfAndAncestors(element)].slice(1).some((node) => node !== document.body && node !== document.documentElement && scrollsOrClips(node));

/** WCAG 1.4.10, Reflow: the document doesn't scroll sideways. Names the innermost elements that overflow. */
export function overflowingElements(): Remark[] {
  const page = document.documentElement;
  const room = page.clientWidth;
  const wide = Math.max(page.scrollWidth, document.body.scrollWidth);
  if (wide <= room) return [];
  const out = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) => element.getBoundingClientRect().right > room + 0.5 && !isHeldIn(element));
  const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  return (innermost.length > 0 ? innermost : [document.body])
    .slice(0, 3)
    .map((element) => ({ element: describeElement(element), detail: `the document is ${wide} px wide in ${room} px` }));
}

/** The part of the font size that counts as empty, because a range's box is taller than its letters. */
const EMPTY_BELOW = 0.3;

const clips = (value: string): boolean => value === 'hidden' || value === 'clip';

/** Whether an element is visually hidden on purpose, for screen readers. */
const isVisuallyHidden = (element: Element, { clipPath }: CSSStyleDeclaration): boolean =>
  element.clientWidth <= 1 || element.clientHeight <= 1 || clipPath === 'inset(50%)';

function* textsIn(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === '') continue;
    if (node.parentElement?.closest('svg') === null && node.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) yield node;
  }
}

/** The first text that extends beyond the box that clips it. */
function cutText(element: Element, cutsAcross: boolean, cutsDown: boolean): string | undefined {
  const box = element.getBoundingClientRect();
  const range = document.createRange();
  for (const text of textsIn(element)) {
    range.selectNodeContents(text);
    const slack = parseFloat(getComputedStyle(text.parentElement ?? element).fontSize) * EMPTY_BELOW;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (cutsAcross && (right > box.right + 1 || left < box.left - 1)) return text.data.trim();
      if (cutsDown && (bottom > box.bottom + slack || top < box.top - slack)) return text.data.trim();
    }
  }
  return undefined;
}

/** Whether an animation is running, which may clip a word while it appears. */
const isMoving = (element: Element): boolean =>
  [...selfAndAncestors(element)].some((node) => node.getAnimations().some(({ playState }) => playState === 'running'));

/**
 * WCAG 1.4.12, Text Spacing, and 1.4.4: no text is clipped by its box. Scroll containers do not clip, and lettering in
 * a drawing is part of the picture.
 */
export function clippedTexts(): Remark[] {
  return [...document.body.querySelectorAll('*:not(svg, svg *)')].flatMap((element) => {
    const style = getComputedStyle(element);
    const across = clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    const down = clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    if ((!across && !down) || isVisuallyHidden(element, style) || isMoving(element)) return [];
    const cut = cutText(element, across, down);
    return cut === undefined ? [] : [{ element: describeElement(element), detail: `cuts “${cut.slice(0, 60)}”` }];
  });
}

/** Whether a transition began before reduced motion was switched on: now its element has none. */
function isFromBefore(animation: Animation): boolean {
  const { effect } = animation;
  if (!(animation instanceof CSSTransition) || !(effect instanceof KeyframeEffect) || effect.target === null) return false;
  return getComputedStyle(effect.target, effect.pseudoElement).transitionDuration.split(', ').every((duration) => Number.parseFloat(duration) === 0);
}

/** WCAG 2.3.3, Animation from Interactions, and 2.2.2: nothing moves under reduced motion. */
export async function runningAnimations(): Promise<Remark[]> {
  // After two frames, animations have started.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document
    .getAnimations()
    .filter((animation) => animation.playState === 'running' && !isFromBefore(animation))
    .map((animation) => {
      const { effect, id } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const name = animation instanceof CSSAnimation ? animation.animationName : id;
      return { element: target === null ? 'document' : describeElement(target), detail: `an animation runs${name && `: ${name}`}` };
    });
}

/** Lists that Safari does not expose as lists, and lists without entries. */
export const listRemarks = (): Remark[] =>
[
  ...lostLists().map((list) => ({ element: describeElement(list), detail: 'has the list style `none`: Safari does not expose it as a list; use the empty marker of the reset' })),
  ...[...document.body.querySelectorAll('ul:not(:has(> li)), ol:not(:has(> li))')].map((list) => ({ element: describeElement(list), detail: 'is an empty list' })),
];

/** Elements that may not have a name (ARIA 1.2, 5.2.8.6), and so lose it in most screen readers. */
const NAMELESS = ':is(div, span, p, b, i, em, strong, small, sub, sup, code, time, caption, legend, dt, dd):not([role]), :is([role=none], [role=presentation], [role=generic])';

/** Names on elements that can't have one. */
export const prohibitedNames = (): Remark[] =>
  [...document.body.querySelectorAll(`:is([aria-label], [aria-labelledby]):is(${NAMELESS})`)].map((element) => ({ element: describeElement(element), detail: 'has a name, which its role does not allow' }));

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
export function lostWithoutScript(withScript: Readable, alone: Readable): Remark[] {
  return [
    ...missingFrom(withScript.words, alone.words, alone.words.join(' ')).map((text) => ({ element: `“${text}”`, detail: 'these words need JavaScript' })),
    ...missingFrom(withScript.links, alone.links, '').map((link) => ({ element: link, detail: 'this link needs JavaScript' })),
  ];
}
