/* WCAG 1.4.11, Non-text Contrast: the edges of fields, and the boundaries of controls in forced colours. */
import { blend, type Color, parse, wcagContrast } from 'culori';
import { type Remark, remark, selfAndAncestors } from './element.ts';

const LEAST_EDGE = 3;

const EXCLUDED = '[aria-hidden="true"], svg, :disabled, [aria-disabled="true"], fieldset[disabled], noscript';
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const colourOf = (css: string): Color => parse(css) ?? { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };

/** The colour behind an element's text: its own fill over those of its ancestors. */
const fillOf = (element: Element): Color =>
  blend(['white', ...[...selfAndAncestors(element)].map((node) => colourOf(getComputedStyle(node).backgroundColor)).reverse()]);

const ratio = (one: Color, behind: Color): number => wcagContrast(blend([behind, one]), behind);

const isSeen = (element: Element, opacityProperty: boolean): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty, visibilityProperty: true });
};

const isExcluded = (element: Element): boolean => element.closest(EXCLUDED) !== null || element.closest('label')?.control?.matches(':disabled') === true;

const FIELDS = 'input:not([type="hidden"]), select, textarea';
/** How many levels up the frame of a field may be; a stepper's also contains its buttons. */
const FRAMES_OUT = 2;

/** Whether a border or the fill of this element contrasts with its surroundings. */
function isDistinct(element: Element): boolean {
  const style = getComputedStyle(element);
  const around = element.parentElement === null ? fillOf(element) : fillOf(element.parentElement);
  const lines = SIDES.filter((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0).map((side) => colourOf(style.getPropertyValue(`border-${side}-color`)));
  return [...lines, fillOf(element)].some((colour) => ratio(colour, around) >= LEAST_EDGE);
}

/** Whether a field has a visible edge: its own, a drawing beside it (the box of a checkbox), or a frame around it. */
function hasEdge(field: Element): boolean {
  const frames = [...selfAndAncestors(field)].slice(0, 1 + FRAMES_OUT);
  return [...frames, ...(field.parentElement?.querySelectorAll('*') ?? [])].some(isDistinct);
}

const within = (root: Element, selector: string) => [...root.querySelectorAll(selector)].filter((element) => isSeen(element, true) && !isExcluded(element));

/** The fields whose edge has too little contrast to be seen. */
export const edgelessFields = (root: Element): Element[] => within(root, FIELDS).filter((field) => !hasEdge(field));

/*
 * WCAG 1.4.11, Non-text Contrast, with forced colours: they remove fills, so a control that only a fill distinguishes
 * loses its boundary. A control keeps a boundary if one of these is true:
 *
 * - the browser draws it (a native checkbox, radio button, slider…);
 * - it, or its ::before or ::after, has a border or an outline that differs from the background;
 * - its text is underlined, like a link's;
 * - it is a summary, and it and its panel together have a line: the rows of a list of questions;
 * - it is a transparent input drawn by its label: the label, or an element in it, has a line, or the whole label is
 *   underlined;
 * - it is in a frame (an ancestor up to three levels up with lines on two sides or more), and neighbouring controls
 *   have lines of their own: the two buttons beside a number share its lines.
 *
 * A pane (text on its own fill, narrower than the page) keeps a boundary if it, or the list that contains it, has a line.
 */

const CONTROLS = 'button, [role="button"], input:not([type="hidden"]), select, textarea, summary';
const NATIVE = ['checkbox', 'radio', 'range', 'color', 'file'];

const isTransparent = (colour: string): boolean => /^rgba\(.*, 0\)$/.test(colour);

const fillBehind = (element: Element): string => {
  for (const node of [...selfAndAncestors(element)].slice(1)) {
    const { backgroundColor } = getComputedStyle(node);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
};

/** The number of sides with a line that differs from the background. */
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

const hasLine = (element: Element): boolean => ([undefined, '::before', '::after'] as const).some((part) => linesOf(element, part) > 0);

const isUnderlined = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*')].some((node) => getComputedStyle(node).textDecorationLine.includes('underline'));

const isDrawnByBrowser = (element: Element): boolean =>
  element instanceof HTMLInputElement && NATIVE.includes(element.type) && getComputedStyle(element).appearance !== 'none' && getComputedStyle(element).opacity !== '0';

const isFramed = (element: Element): boolean =>
  [...selfAndAncestors(element)]
    .slice(1, 4)
    .some((frame) => linesOf(frame) >= 2) &&
  [element.previousElementSibling, element.nextElementSibling].every((next) => next?.matches(CONTROLS) !== true || !isSeen(next, false) || linesOf(next) > 0);

function isDrawnByLabel(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || !NATIVE.includes(element.type)) return false;
  const drawn = [...(element.labels ?? []), element.nextElementSibling].filter((node) => node !== null);
  const underlined = (label: Element): boolean => getComputedStyle(label).textDecorationLine.includes('underline');
  return drawn.some((label) => hasLine(label) || underlined(label) || [...label.querySelectorAll('*')].some(hasLine));
}

const isRow = (element: Element): boolean =>
  element.localName === 'summary' && [...selfAndAncestors(element)].slice(1, 3).some(hasLine);

const isBounded = (control: Element): boolean =>
  [isDrawnByBrowser, hasLine, isUnderlined, isDrawnByLabel, isFramed, isRow].some((rule) => rule(control));

/**
 * The elements whose own fill distinguishes them from the background. Call it before the colours are forced.
 * A band as wide as the page does not count.
 */
export const panesWithFill = (): Element[] =>
  [...document.body.querySelectorAll('*:not(svg, svg *)')].filter((element) => {
    const { backgroundColor } = getComputedStyle(element);
    return (
      !isTransparent(backgroundColor) &&
      backgroundColor !== fillBehind(element) &&
      isSeen(element, false) &&
      element.textContent.trim() !== '' &&
      !element.matches(`${CONTROLS}, a, option`) &&
      element.getBoundingClientRect().width < document.body.clientWidth
    );
  });

const UNBOUNDED = 'a control without a boundary: it needs a border, an outline or an underline, or a frame that has one (packages/audit/src/page/contrast.ts)';

/** The controls of the page and the given panes that lost their boundary. Call it while colours are forced. */
export function lostBoundaries(filled: readonly Element[]): Remark[] {
  const controls = [...document.body.querySelectorAll(CONTROLS)].filter((control) => isSeen(control, false) && !isBounded(control));
  const lost = filled.filter((pane) => pane.isConnected && !hasLine(pane) && !isUnderlined(pane) && !(pane.parentElement !== null && hasLine(pane.parentElement)));
  return [
    ...controls.map((element) => remark(element, UNBOUNDED)),
    ...lost.map((element) => remark(element, 'a pane whose only boundary is its fill')),
  ];
}
