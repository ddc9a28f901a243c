/*
 * What axe leaves undecided on most controls (a sweep lies behind their words), measured: the computed colour of words
 * against the fills behind them (WCAG 2.2, 1.4.3 and 1.4.6), and of a control's edge against what is around it (1.4.11).
 * Drawings and what no one is told of (`aria-hidden`) are left out, and controls that can't be used.
 */
import { contrastRatio } from '@uno/tokens';
import { describeElement, selfAndAncestors } from './finding.ts';

/** The least contrast of words and of large words, in a theme of this level. */
const leastOf = { AA: { text: 4.5, large: 3 }, AAA: { text: 7, large: 4.5 } } as const;
const LEAST_EDGE = 3;

type Level = keyof typeof leastOf;
/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, opacity: number];

const OUT_OF_REACH = '[aria-hidden="true"], svg, :disabled, [aria-disabled="true"], fieldset[disabled], noscript';
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

function colourOf(css: string): Colour {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
  return css.startsWith('rgb') ? [red, green, blue, opacity] : [0, 0, 0, 0];
}

const over = (top: Colour, below: Colour): Colour => {
  const mix = (at: 0 | 1 | 2) => top[at] * top[3] + below[at] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
};

const hex = (colour: Colour): string => `#${colour.slice(0, 3).map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The colour that is seen behind an element's words: its own fill over those of what it stands in. */
function fillOf(element: Element): Colour {
  const fills: Colour[] = [];
  for (const node of selfAndAncestors(element)) {
    const fill = colourOf(getComputedStyle(node).backgroundColor);
    if (fill[3] > 0) fills.push(fill);
    if (fill[3] === 1) break;
  }
  return fills.reduceRight((below, top) => over(top, below), [255, 255, 255, 1]);
}

const ratio = (one: Colour, behind: Colour): number => contrastRatio(hex(over(one, behind)), hex(behind));

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

const isOutOfReach = (element: Element): boolean => element.closest(OUT_OF_REACH) !== null || element.closest('label')?.control?.matches(':disabled') === true;

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
/** How far out the frame of a field may be: a stepper's is around its buttons too. */
const FRAMES_OUT = 2;

/** Whether a line or a fill of this element can be told from what is around it. */
function isTold(element: Element): boolean {
  const style = getComputedStyle(element);
  const around = element.parentElement === null ? fillOf(element) : fillOf(element.parentElement);
  const lines = SIDES.filter((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0).map((side) => colourOf(style.getPropertyValue(`border-${side}-color`)));
  return [...lines, fillOf(element)].some((colour) => ratio(colour, around) >= LEAST_EDGE);
}

/** A field is told by its own edge, by what is drawn beside it (the box of a checkbox), or by a frame around it. */
function hasEdge(field: Element): boolean {
  const frames = [...selfAndAncestors(field)].slice(0, 1 + FRAMES_OUT);
  return [...frames, ...(field.parentElement?.querySelectorAll('*') ?? [])].some(isTold);
}

/** A button that only a drawing names: the drawing's colour on what is behind it. A button with words is told by its words. */
const isPale = (button: Element): boolean => !button.textContent.trim() && ratio(colourOf(getComputedStyle(button).color), fillOf(button)) < LEAST_EDGE;

/**
 * What under this element can't be told from what is behind it.
 *
 * @param level of the theme that is set
 * @returns a sentence for each: the element, what was measured, what is needed
 */
export function contrast(root: Element, level: Level): string[] {
  const within = (selector: string) => [...root.querySelectorAll(selector)].filter((element) => isSeen(element) && !isOutOfReach(element));
  return [
    ...within('*').filter(hasOwnWords).flatMap((element) => textOn(element, level)),
    ...within(FIELDS).filter((field) => !hasEdge(field)).map((field) => `${describeElement(field)}: no edge of ${LEAST_EDGE}`),
    ...within('button').filter(isPale).map((button) => `${describeElement(button)}: its drawing has not ${LEAST_EDGE}`),
  ];
}
