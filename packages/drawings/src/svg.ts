import type { ArtName } from '@uno/tokens';
import { cssVariable } from '@uno/tokens/names';

/** A piece of SVG markup. */
export type Svg = string;

/** Attributes of an element; those that are `undefined` are left out. Numbers are in drawing units. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A point in drawing units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Colours that only scenes have (`sceneColours.ts`): shades that no theme needs, what is outside a window, and more tones of skin and hair. */
export type SceneColour = 'outdoors' | 'outdoorsFar' | 'outdoorsNear' | 'forestLight' | 'sunShade' | 'skinDeep' | 'skinTan' | 'skinFair' | 'hairBrown' | 'hairGrey';

/** The colour of a shape or a line. Drawings in the theme's colours use only `ArtName`; scenes may use all. */
export type Colour = ArtName | SceneColour;

/** A colour as a theme's custom property: `paint('brick')` → `var(--uno-art-brick)`. */
export const paint = (name: Colour): string => `var(${cssVariable('art', name)})`;

/**
 * The three widths of a line: `hairline` and `edge` are the theme's (wider in *contrast*); `heavy`, in drawing units, is
 * for the ground line and for cut parts.
 */
export const lineWidth = {
  hairline: 'var(--uno-stroke-hairline)',
  edge: 'var(--uno-stroke-edge)',
  heavy: '4',
} as const;

/** The name of a width of line. */
export type LineWidth = keyof typeof lineWidth;

/** Writes a number rounded to a tenth, without trailing zeros or `-0`. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** One element. Numbers are rounded to a tenth of a unit. */
export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** A group, whose children inherit its attributes. */
export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg => el('g', attributes, ...children);

/** A group moved to a point. */
export const at = (x: number, y: number, ...children: readonly Svg[]): Svg =>
  group({ transform: `translate(${num(x)} ${num(y)})` }, ...children);

/** A flat rectangle. Without a fill it takes that of its group or of the `showSymbol` that shows it. */
export const rect = (x: number, y: number, width: number, height: number, fill?: Colour): Svg =>
  el('rect', { x, y, width, height, fill: fill && paint(fill) });

/** A disc. */
export const disc = (x: number, y: number, radius: number, fill?: Colour): Svg =>
  el('circle', { cx: x, cy: y, r: radius, fill: fill && paint(fill) });

/** A filled path. */
export const plane = (d: string, fill?: Colour): Svg => el('path', { d, fill: fill && paint(fill) });

/** Lines of one colour and width; `d` may contain many. */
export const lines = (d: string, stroke: Colour, of: LineWidth = 'hairline'): Svg =>
  el('path', { d, fill: 'none', stroke: paint(stroke), 'stroke-width': lineWidth[of] });

/** The path of a polyline through points. */
export const polyline = (...points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');

/** `count` numbers from `start`, `step` apart: the rhythm of bays, treads and joints. */
export const evenlySpaced = (count: number, start: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => start + index * step);

/**
 * A reusable part (`<g id>`) for `showSymbol`; put it into `defs`. `id` must be unique in the document: begin it with the
 * drawing's name, except in a scene, where `sceneFile` adds the name.
 */
export const defineSymbol = (id: string, ...children: readonly Svg[]): Svg => el('g', { id }, ...children);

/** Shows a symbol at a point. Its planes without a colour take `fill`. */
export const showSymbol = (id: string, x: number, y: number, fill?: Colour): Svg =>
  el('use', { href: `#${id}`, x: x === 0 ? undefined : x, y: y === 0 ? undefined : y, fill: fill && paint(fill) });

/** Mirrors a drawing at x = 0. */
export const mirror = (...children: readonly Svg[]): Svg => group({ transform: 'scale(-1 1)' }, ...children);

/** Clips a drawing to an opening. `d` is the outline of the opening, in the coordinates of the drawing. */
export const clip = (id: string, d: string, ...children: readonly Svg[]): Svg =>
  el('clipPath', { id }, el('path', { d })) + group({ 'clip-path': `url(#${id})` }, ...children);

/** A translucent drawing, such as light or a reflection. `opacity` is from 0 to 1. */
export const faded = (opacity: number, ...children: readonly Svg[]): Svg => group({ opacity: String(opacity) }, ...children);

/** The reflection in a polished floor of a drawing that stands on `y`: it is upside down. */
export const reflected = (y: number, ...children: readonly Svg[]): Svg =>
  group({ transform: `matrix(1 0 0 -1 0 ${num(2 * y)})` }, ...children);
