import { type Remark, remark, selfAndAncestors } from './element.ts';

const clips = (value: string): boolean => value === 'hidden' || value === 'clip';

const scrollsOrClips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';

const isHeldIn = (element: Element): boolean =>
  [...selfAndAncestors(element)].slice(1).some((node) => node !== document.body && node !== document.documentElement && scrollsOrClips(node));

/** WCAG 1.4.10, Reflow: the document doesn't scroll sideways. Names the innermost elements that overflow. */
export function overflowingElements(): Remark[] {
  const page = document.documentElement;
  const room = page.clientWidth;
  const wide = Math.max(page.scrollWidth, document.body.scrollWidth);
  if (wide <= room || [page, document.body].some((root) => clips(getComputedStyle(root).overflowX))) return [];
  const out = [...document.body.querySelectorAll('*:not(svg *)')].filter((element) => element.getBoundingClientRect().right > room + 0.5 && !isHeldIn(element));
  const innermost = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  return (innermost.length > 0 ? innermost : [document.body])
    .slice(0, 3)
    .map((element) => remark(element, `the document is ${wide} px wide in ${room} px`));
}

/** The part of the font size that counts as empty, because a range's box is taller than its letters. */
const EMPTY_BELOW = 0.3;

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
    return cut === undefined ? [] : [remark(element, `cuts “${cut.slice(0, 60)}”`)];
  });
}
