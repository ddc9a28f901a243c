import type { ArtName } from '@uno/tokens';

/** A piece of SVG markup. */
export type Svg = string;

/** Attributes of an element; those that are `undefined` are left out. Numbers are in drawing units. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A point in drawing units; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** Planes that only the fixed prints have (`print.ts`): shades that no theme needs, more tones of skin and hair. */
export type PrintName = 'forestLight' | 'sunShade' | 'skinDeep' | 'skinFair' | 'hairBrown' | 'hairGrey';

/** What a plane is painted in. The themed drawings keep to `ArtName`, the prints may use all. */
export type Plane = ArtName | PrintName;

/** A plane's colour as the theme says it: `paint('brick')` → `var(--uno-art-brick)`. */
export const paint = (name: Plane): string => `var(--uno-art-${name})`;

/**
 * The three weights of a line, in drawing units: `mullion` and `edge` are the theme's own (heavier in
 * *contrast*), `ground` is for the ground and for what is cut.
 */
export const weight = {
  mullion: 'var(--uno-stroke-hairline)',
  edge: 'var(--uno-stroke-edge)',
  ground: '4',
} as const;

/** The name of a weight of line. */
export type Weight = keyof typeof weight;

/** Writes a number as briefly as a tenth of a unit allows. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** One element. Numbers are rounded to a tenth of a unit. */
export function el(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** A group; its attributes are inherited by what it holds. */
export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg => el('g', attributes, ...children);

/** A group moved to a point. */
export const at = (x: number, y: number, ...children: readonly Svg[]): Svg =>
  group({ transform: `translate(${num(x)} ${num(y)})` }, ...children);

/** A flat rectangle. Without a fill it takes that of its group or of the `use` that shows it. */
export const rect = (x: number, y: number, width: number, height: number, fill?: Plane): Svg =>
  el('rect', { x, y, width, height, fill: fill && paint(fill) });

/** A disc. */
export const disc = (x: number, y: number, radius: number, fill?: Plane): Svg =>
  el('circle', { cx: x, cy: y, r: radius, fill: fill && paint(fill) });

/** A flat plane with any outline. */
export const plane = (d: string, fill?: Plane): Svg => el('path', { d, fill: fill && paint(fill) });

/** Lines of one colour and weight; `d` may hold many of them, which is how mullions are drawn. */
export const lines = (d: string, stroke: Plane, of: Weight = 'mullion'): Svg =>
  el('path', { d, fill: 'none', stroke: paint(stroke), 'stroke-width': weight[of] });

/** The path of a polyline through points. */
export const through = (...points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');

/** `count` numbers from `start`, `step` apart: the rhythm of bays, treads and joints. */
export const rhythm = (count: number, start: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => start + index * step);

/** Every `id` of a drawing begins with its name, so that two drawings can stand in one document. */
export const symbol = (id: string, ...children: readonly Svg[]): Svg => el('g', { id }, ...children);

/** Shows a symbol at a point, in a colour for those of its planes that have none. */
export const use = (id: string, x: number, y: number, fill?: Plane): Svg =>
  el('use', { href: `#${id}`, x: x === 0 ? undefined : x, y: y === 0 ? undefined : y, fill: fill && paint(fill) });

/** The same drawing looking the other way, about x = 0. */
export const mirror = (...children: readonly Svg[]): Svg => group({ transform: 'scale(-1 1)' }, ...children);

/** What is seen through an opening. `d` is the opening's outline, in the coordinates of what it cuts. */
export const clip = (id: string, d: string, ...children: readonly Svg[]): Svg =>
  el('clipPath', { id }, el('path', { d })) + group({ 'clip-path': `url(#${id})` }, ...children);

/** A plane of light or a reflection: what lies behind shows through. `opacity` from 0 to 1. */
export const faded = (opacity: number, ...children: readonly Svg[]): Svg => group({ opacity: String(opacity) }, ...children);

/** What a polished floor gives back of what stands on `y`: the same, upside down. */
export const reflected = (y: number, ...children: readonly Svg[]): Svg =>
  group({ transform: `matrix(1 0 0 -1 0 ${num(2 * y)})` }, ...children);
