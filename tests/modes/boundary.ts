import { describeElement, type Remark, selfAndAncestors } from './finding.ts';

/*
 * WCAG 1.4.11, Non-text Contrast, where the reader has chosen the colours: fills are gone, so what only a fill
 * told apart is told apart no more. A control keeps a boundary when one of these holds:
 *
 * - the browser draws it (a native checkbox, radio button, slider…);
 * - it, or its ::before or ::after, has a border or an outline that differs from what is behind it;
 * - its words are underlined, as a link's are;
 * - it opens what is under it (a summary), and the two together have a line: the rows of a list of questions;
 * - the control itself is drawn by its label (an input that is seen through): the label, or what is in it, has one, or
 *   the label as a whole is underlined;
 * - it stands in a frame (up to three elements out, one with lines on two sides or more), and its neighbours in
 *   it, where they are controls, have lines of their own: the two buttons beside a number share its lines.
 *
 * A pane (words on a fill of its own, narrower than the page) keeps one when it, or the list that holds it, has.
 */

const CONTROLS = 'button, [role="button"], input:not([type="hidden"]), select, textarea, summary';
const NATIVE = ['checkbox', 'radio', 'range', 'color', 'file'];
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const FRAMES_OUT = 3;

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1 && element.getBoundingClientRect().height > 1;

const isTransparent = (colour: string): boolean => /^rgba\(.*, 0\)$/.test(colour);

const fillBehind = (element: Element): string => {
  for (const node of [...selfAndAncestors(element)].slice(1)) {
    const { backgroundColor } = getComputedStyle(node);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
};

/** How many of its sides have a line that can be told from what is behind. */
function linesOf(element: Element, part?: '::before' | '::after'): number {
  const style = getComputedStyle(element, part);
  if (part !== undefined && (style.content === 'none' || style.content === 'normal')) return 0;
  const behind = fillBehind(element);
  const shows = (kind: string): boolean =>
    parseFloat(style.getPropertyValue(`${kind}-width`)) > 0 &&
    !['none', 'hidden'].includes(style.getPropertyValue(`${kind}-style`)) &&
    !isTransparent(style.getPropertyValue(`${kind}-color`)) &&
    style.getPropertyValue(`${kind}-color`) !== behind;
  return shows('outline') ? SIDES.length : SIDES.filter((side) => shows(`border-${side}`)).length;
}

const hasLine = (element: Element): boolean =>
  linesOf(element) > 0 || linesOf(element, '::before') > 0 || linesOf(element, '::after') > 0;

const isUnderlined = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*')].some((node) => getComputedStyle(node).textDecorationLine.includes('underline'));

const isDrawnByBrowser = (element: Element): boolean =>
  element instanceof HTMLInputElement && NATIVE.includes(element.type) && getComputedStyle(element).appearance !== 'none' && getComputedStyle(element).opacity !== '0';

const isFramed = (element: Element): boolean =>
  [...selfAndAncestors(element)]
    .slice(1, 1 + FRAMES_OUT)
    .some((frame) => linesOf(frame) >= 2) &&
  [element.previousElementSibling, element.nextElementSibling].every((next) => next?.matches(CONTROLS) !== true || !isSeen(next) || linesOf(next) > 0);

function isDrawnByLabel(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || !NATIVE.includes(element.type)) return false;
  const drawn = [...(element.labels ?? []), element.nextElementSibling].filter((node) => node !== null);
  const underlined = (label: Element): boolean => getComputedStyle(label).textDecorationLine.includes('underline');
  return drawn.some((label) => hasLine(label) || underlined(label) || [...label.querySelectorAll('*')].some(hasLine));
}

const isRow = (element: Element): boolean =>
  element.localName === 'summary' && [...selfAndAncestors(element)].slice(1, 3).some((node) => hasLine(node));

const isBounded = (control: Element): boolean =>
  [isDrawnByBrowser, hasLine, isUnderlined, isDrawnByLabel, isFramed, isRow].some((rule) => rule(control));

const ownWords = (element: Element): boolean => element.textContent.trim() !== '';

/**
 * The elements that a fill of their own tells from what is behind them. Found before the colours are forced.
 * A band that is as wide as the page is no pane: its end is the page's.
 */
export const panes = (): Element[] =>
  [...document.body.querySelectorAll('*:not(svg, svg *)')].filter((element) => {
    const { backgroundColor } = getComputedStyle(element);
    return (
      !isTransparent(backgroundColor) &&
      backgroundColor !== fillBehind(element) &&
      isSeen(element) &&
      ownWords(element) &&
      !element.matches(`${CONTROLS}, a, option`) &&
      element.getBoundingClientRect().width < document.body.clientWidth
    );
  });

const UNBOUNDED = 'a control without a boundary: it needs a border, an outline or an underline, or a frame that has one (tests/modes/boundary.ts)';

/** What lost its boundary, of the controls that there are and of these panes. Asked while colours are forced. */
export function boundary(filled: readonly Element[]): Remark[] {
  const controls = [...document.body.querySelectorAll(CONTROLS)].filter((control) => isSeen(control) && !isBounded(control));
  const lost = filled.filter((pane) => pane.isConnected && !hasLine(pane) && !isUnderlined(pane) && !(pane.parentElement !== null && hasLine(pane.parentElement)));
  return [
    ...controls.map((element) => ({ element: describeElement(element), detail: UNBOUNDED })),
    ...lost.map((element) => ({ element: describeElement(element), detail: 'a pane whose only boundary is its fill' })),
  ];
}
