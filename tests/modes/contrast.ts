/*
 * Measures contrasts that axe cannot decide, because most controls have a sweep behind their text: text against the
 * fills behind it (WCAG 2.2, 1.4.3 and 1.4.6), and a control's edge against its surroundings (1.4.11). Drawings,
 * `aria-hidden` parts and disabled controls are left out.
 */
import { blend, type Color, parse, wcagContrast } from 'culori';
import { describeElement, selfAndAncestors } from './finding.ts';

/** The minimum contrast of text and of large text, in a theme of this level. */
const leastOf = { AA: { text: 4.5, large: 3 }, AAA: { text: 7, large: 4.5 } } as const;
const LEAST_EDGE = 3;

type Level = keyof typeof leastOf;

const EXCLUDED = '[aria-hidden="true"], svg, :disabled, [aria-disabled="true"], fieldset[disabled], noscript';
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const colourOf = (css: string): Color => parse(css) ?? { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };

/** The colour behind an element's text: its own fill over those of its ancestors. */
const fillOf = (element: Element): Color =>
  blend(['white', ...[...selfAndAncestors(element)].map((node) => colourOf(getComputedStyle(node).backgroundColor)).reverse()]);

const ratio = (one: Color, behind: Color): number => wcagContrast(blend([behind, one]), behind);

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

const isExcluded = (element: Element): boolean => element.closest(EXCLUDED) !== null || element.closest('label')?.control?.matches(':disabled') === true;

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
  parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);

const hasOwnWords = (element: Element): boolean => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function textOn(element: Element, level: Level): string[] {
  const style = getComputedStyle(element);
  const least = leastOf[level][isLarge(style) ? 'large' : 'text'];
  const measured = ratio(colourOf(style.color), fillOf(element));
  return measured < least ? [`${describeElement(element)}: ${measured.toFixed(2)}, at least ${least}`] : [];
}

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

/** Whether a button without text has a drawing with too little contrast. */
const isPale = (button: Element): boolean => !button.textContent.trim() && ratio(colourOf(getComputedStyle(button).color), fillOf(button)) < LEAST_EDGE;

/**
 * Finds what has too little contrast inside this element.
 *
 * @param level the level of the current theme
 * @returns a sentence for each finding: the element, the measured contrast, the required one
 */
export function contrastFindings(root: Element, level: Level): string[] {
  const within = (selector: string) => [...root.querySelectorAll(selector)].filter((element) => isSeen(element) && !isExcluded(element));
  return [
    ...within('*').filter(hasOwnWords).flatMap((element) => textOn(element, level)),
    ...within(FIELDS).filter((field) => !hasEdge(field)).map((field) => `${describeElement(field)}: no edge of ${LEAST_EDGE}`),
    ...within('button').filter(isPale).map((button) => `${describeElement(button)}: its drawing has not ${LEAST_EDGE}`),
  ];
}
