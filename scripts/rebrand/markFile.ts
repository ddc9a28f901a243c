/** Converts a company's mark from an SVG file to the paths that the site draws. */
import type { Mark } from '../../tokens/src/mark.ts';

/** The parts of a mark, which are also the classes of its shapes. */
const parts = ['frame', 'panes', 'lit'] as const;
type Part = (typeof parts)[number];

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (written: string): Attributes => Object.fromEntries(Array.from(written.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g), ([, name = '', value = '']) => [name, value]));

const number = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);

/** The attributes of shapes that must be numbers. */
const NUMBERS = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry'];

const ellipse = (cx: number, cy: number, rx: number, ry: number): string => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Converts an element to the data of an equivalent path. */
const pathOf: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => d.trim(),
  rect: (shape) => `M${number(shape, 'x')} ${number(shape, 'y')}h${number(shape, 'width')}v${number(shape, 'height')}h${-number(shape, 'width')}z`,
  circle: (shape) => ellipse(number(shape, 'cx'), number(shape, 'cy'), number(shape, 'r'), number(shape, 'r')),
  ellipse: (shape) => ellipse(number(shape, 'cx'), number(shape, 'cy'), number(shape, 'rx'), number(shape, 'ry')),
  polygon: ({ points = '' }) => `M${points.trim().split(/\s+/).join('L')}z`,
};

const RULE = 'Give each shape one of the classes frame, panes and lit, as docs/rebranding.md shows.';

/** The side of the square that the mark is drawn on, or undefined. */
function gridOf(svg: string): number | undefined {
  const [x, y, width = 0, height = 0] = (/<svg\b[^>]*\bviewBox="([^"]*)"/.exec(svg)?.[1] ?? '').trim().split(/[\s,]+/).map(Number);
  return x !== 0 || y !== 0 || !(width > 0) || width !== height ? undefined : width;
}

/** What is wrong with a shape. */
const problemsOf = (name: string, attributes: Attributes, isInPart: boolean): readonly string[] => [
  ...(pathOf[name] ? [] : [`The mark has a <${name}>: use only path, rect, circle, ellipse and polygon.`]),
  ...(attributes['transform'] === undefined ? [] : ['The mark moves a shape with transform: write its coordinates as they are on the grid.']),
  ...(attributes['rx'] !== undefined && name === 'rect' ? ['The mark has a rect with round corners: draw it as a path.'] : []),
  ...(isInPart ? [] : [`The mark has a <${name}> that belongs to no part. ${RULE}`]),
  ...NUMBERS.flatMap((one) => (Number.isNaN(number(attributes, one)) ? [`The mark has ${one}="${attributes[one]}": write a number without a unit.`] : [])),
];

/**
 * Reads the mark of an SVG file: the shapes of each part become one path. Shapes keep their own coordinates.
 *
 * @returns the mark, or what to change: the file has transforms, round corners or other elements than shapes
 */
export function readMark(svg: string): { readonly mark: Mark | undefined; readonly problems: readonly string[] } {
  const grid = gridOf(svg);
  const problems: string[] = grid === undefined ? ['The mark is not drawn on a square that begins at 0: write viewBox="0 0 16 16" on its svg element.'] : [];
  const drawn: Record<Part, string[]> = { frame: [], panes: [], lit: [] };
  for (const [, name = '', written = ''] of svg.replace(/<!--[^]*?-->|<\?[^]*?\?>/g, '').matchAll(/<([a-zA-Z]\w*)\b([^>]*)>/g)) {
    if (['svg', 'g', 'title', 'desc'].includes(name) && !/\btransform=/.test(written)) continue;
    const draw = pathOf[name];
    const attributes = attributesOf(written);
    const [part] = parts.filter((one) => (attributes['class'] ?? '').split(/\s+/).includes(one));
    problems.push(...problemsOf(name, attributes, part !== undefined));
    if (draw && part !== undefined) drawn[part].push(draw(attributes));
  }
  const missing = parts.filter((part) => drawn[part].length === 0);
  if (missing.length > 0) problems.push(`The mark has no ${missing.join(' and no ')}. ${RULE}`);
  if (grid === undefined || problems.length > 0) return { mark: undefined, problems: [...new Set(problems)] };
  return { mark: { grid, frame: drawn.frame.join(''), panes: drawn.panes.join(''), lit: drawn.lit.join('') }, problems };
}
