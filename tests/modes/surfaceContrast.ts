/*
 * Reads from computed styles which colour is on which: text, edges of fields and focus rings, and what is behind or around
 * them (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11, 2.4.13). Unlike axe it reads the sweeps behind text, which are pseudo-elements, and rings.
 */
import type { PairUse } from '@uno/tokens';
import { selfAndAncestors } from '../../packages/audit/src/page/element.ts';
import { CONTROLS } from './forcedStates.ts';

type Part = '::before' | '::after' | undefined;

const isClear = (css: string): boolean => /^rgba\(.*, 0\)$/.test(css);

/** A fill behind an element's content. A pseudo-element with a negative `z-index` is above its element's own fill. */
interface Layer {
  readonly colour: string;
  readonly depth: number;
  readonly context: Element;
}

const isIdentity = (transform: string): boolean => transform === 'none' || transform === 'matrix(1, 0, 0, 1, 0, 0)';

/** The fill of a pseudo-element that covers the whole element from behind: a sweep in its swept state. */
function sweptFill(element: Element, part: '::before' | '::after'): { colour: string; depth: number } | undefined {
  const style = getComputedStyle(element, part);
  const depth = Number(style.zIndex);
  if (style.content === 'none' || style.position !== 'absolute' || !(depth < 0) || isClear(style.backgroundColor) || !isIdentity(style.transform)) return undefined;
  return [style.top, style.right, style.bottom, style.left].every((side) => parseFloat(side) <= 0) ? { colour: style.backgroundColor, depth } : undefined;
}

/** The fills behind an element's content, from the page up, and its stacking context. */
interface Fills {
  readonly layers: readonly Layer[];
  readonly context: Element;
}

let known = new Map<Element, Fills>();

/** Forgets the fills that were read. Call it after the document has changed. */
export function forgetFills(): void {
  known = new Map();
}

function fillsBehind(element: Element | null): Fills {
  if (element === null) return { layers: [], context: document.documentElement };
  const before = known.get(element);
  if (before !== undefined) return before;
  const around = fillsBehind(element.parentElement);
  const style = getComputedStyle(element);
  const context = style.isolation === 'isolate' || style.zIndex !== 'auto' ? element : around.context;
  const layers = [...around.layers];
  if (!isClear(style.backgroundColor)) layers.push({ colour: style.backgroundColor, depth: 0, context });
  for (const part of ['::before', '::after'] as const) {
    const swept = sweptFill(element, part);
    if (swept === undefined) continue;
    const above = layers.findIndex((layer) => layer.context === context && layer.depth < 0 && layer.depth > swept.depth);
    layers.splice(above === -1 ? layers.length : above, 0, { ...swept, context });
  }
  const fills = { layers, context };
  known.set(element, fills);
  return fills;
}

/** The colour behind an element's content: the topmost fill, because every colour of a theme is opaque. */
const fillOf = (element: Element | null): string => fillsBehind(element).layers.at(-1)?.colour ?? 'none';

const isSeen = (element: Element): boolean => {
  const { width, height, right } = element.getBoundingClientRect();
  return width > 1 && height > 1 && right > 0 && getComputedStyle(element).clipPath !== 'inset(50%)' && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

const hasOwnWords = (element: Element): boolean => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
  parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);

/** A colour on another, as CSS. */
export type ColourPair = readonly [front: string, behind: string];

/** What a person must tell apart: at least one of the pairs needs the contrast of the use. */
export interface Reading {
  readonly what: string;
  readonly use: PairUse;
  readonly pairs: readonly ColourPair[];
}

const textOf = (element: Element, part?: '::placeholder'): Reading => {
  const own = getComputedStyle(element, part);
  // A pseudo-element may draw a text in place of the element's own: a counting figure.
  const style = isClear(own.color) ? getComputedStyle(element, '::after') : own;
  return { what: part ?? 'text', use: isLarge(style) ? 'large' : 'text', pairs: [[style.color, fillOf(element)]] };
};

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const linesOf = (element: Element): readonly string[] => {
  const style = getComputedStyle(element);
  return SIDES.filter((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0).map((side) => style.getPropertyValue(`border-${side}-color`));
};

/** How many levels up the frame of a field may be; a stepper's also contains its buttons. */
const FRAMES_OUT = 2;

/** The edge of a field: its own, a drawing beside it (the box of a checkbox), a frame around it, or the underline of its label. */
function edgeOf(field: Element): () => Reading {
  const frames = [...[...selfAndAncestors(field)].slice(0, 1 + FRAMES_OUT), ...(field.parentElement?.querySelectorAll('*') ?? [])].filter((frame) => linesOf(frame).length > 0);
  const labels = (field instanceof HTMLInputElement ? [...(field.labels ?? [])] : []).filter((label) => getComputedStyle(label).textDecorationLine === 'underline');
  return () => ({
    what: 'edge',
    use: 'boundary',
    pairs: [...frames.flatMap((frame) => linesOf(frame).map((line): ColourPair => [line, fillOf(frame.parentElement)])), ...labels.map((label): ColourPair => [getComputedStyle(label).color, fillOf(label)])],
  });
}

/** How many levels up the element may be that shows the ring of a control. */
const RINGS_OUT = 3;

/** The focus ring of a control: its outline, or that of a pseudo-element or of an element around it. */
function ringOf(control: Element): () => Reading {
  const around = new Set([...[...selfAndAncestors(control)].slice(0, 1 + RINGS_OUT), ...(control.parentElement?.querySelectorAll('*') ?? [])]);
  const rings = [...around].flatMap((element) =>
    ([undefined, '::after', '::before'] as readonly Part[]).flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (style.outlineStyle !== 'solid' || parseFloat(style.outlineWidth) < 2 || (part !== undefined && style.content === 'none')) return [];
      return [{ style, ground: part === undefined && parseFloat(style.outlineOffset) >= 0 ? element.parentElement : element }];
    }),
  );
  return () => ({ what: 'ring', use: 'boundary', pairs: rings.map(({ style, ground }): ColourPair => [style.outlineColor, fillOf(ground)]) });
}

const drawingOf = (button: Element) => (): Reading => ({ what: 'drawing', use: 'boundary', pairs: [[getComputedStyle(button).color, fillOf(button)]] });

const FIELDS = 'input:not([type="hidden"]), select, textarea';

/** Everything to read inside an element, each with the element that a finding names. Begin once, then read on each surface. */
export function readingsIn(root: Element, isFocused: boolean): readonly (readonly [element: Element, kind: string, begin: () => () => Reading])[] {
  const seen = [...root.querySelectorAll('*:not(svg, svg *, script, style, noscript, noscript *)')].filter(isSeen);
  const readings = (kind: string, selector: string, read: (element: Element) => () => Reading) => seen.filter((element) => element.matches(selector)).map((element) => [element, kind, () => read(element)] as const);
  return [
    ...seen.filter(hasOwnWords).map((element) => [element, 'text', () => () => textOf(element)] as const),
    ...readings('placeholder', ':placeholder-shown[placeholder]', (element) => () => textOf(element, '::placeholder')),
    ...readings('edge', FIELDS, edgeOf),
    ...readings('drawing', 'button', drawingOf).filter(([button]) => !button.textContent.trim()),
    // A box that only a script focuses may have no ring.
    ...(isFocused ? readings('ring', `:is(${CONTROLS}):not(label, :disabled)`, ringOf).filter(([element, , begin]) => element.getAttribute('tabindex') !== '-1' || begin()().pairs.length > 0) : []),
  ];
}

const IGNORED = /^(?:id|href|src|srcset|style|name|value|for|lang|hreflang|title|alt|headers|d|aria-(?:label|labelledby|describedby|controls|owns)|data-forced)$/;

/** The classes, attributes and state of an element and its ancestors: two elements with the same have the same colours. */
export const signatureOf = (element: Element): string =>
  [...selfAndAncestors(element)]
    .slice(0, -2)
    .map((node) => `${node.localName}${[...node.attributes].flatMap(({ name, value }) => (IGNORED.test(name) ? [] : [`[${name}=${value}]`])).join('')}${node instanceof HTMLInputElement && node.checked ? ':checked' : ''}`)
    .join('<');
