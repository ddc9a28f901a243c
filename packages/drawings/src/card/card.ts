import { baseSource, type ColorName } from '@uno/tokens';
import { fileColour, inTwoLines, mark, markColours, wordmarkMeasures } from '../mark/index.ts';
import { cropOf, inSceneColours, type Scene, SCENE_SIZE } from '../scenes/index.ts';
import { el, group, num, rect, type Svg } from '../svg.ts';
import type { Typeface } from './typeface.ts';
import { type TypesetTitle, typeset } from './typeset.ts';

/** The size of an Open Graph picture, in pixels: every site that shows such pictures shows this size uncropped. */
const CARD = { width: 1200, height: 630 } as const;

/** A drawing on a picture, in whole pixels. Its size is that of its `svg`, and it is opaque. */
export interface Part {
  svg: Svg;
  /** The x of its left edge on the picture. Default 0. */
  x?: number;
  /** How many pixels are cut off at its left. What extends beyond the picture's right edge is cut off too. Default 0. */
  skip?: number;
}

/** A picture: its size in pixels and its parts, later ones over earlier ones. */
export interface Picture {
  width: number;
  height: number;
  parts: readonly Part[];
}

/** The content of a card. */
export interface Card {
  title: string;
  /** The company's name, beside the mark. */
  name: string;
  /** What the company does, in two lines beside its name. */
  descriptor: string;
  scene: Scene;
  /** The alternative text: what the picture says and shows. */
  alt: string;
}

/** The two typefaces of a card. */
export interface Faces {
  display: Typeface;
  text: Typeface;
}

/*
 * Three panes with lines between them: the name, the title, and the scene, which reaches three edges of the card. In
 * pixels: the thickness of a line, the width of the words, the height of the name's pane, and a margin.
 */
const LINE = 8;
const WORDS_WIDTH = 628;
const NAME_HEIGHT = 152;
const MARGIN = 48;

/** The limits of the title, and its font sizes. When the card is 300 px wide, as in a chat, the smallest is 11 px. */
export const TITLE = {
  width: WORDS_WIDTH - LINE - MARGIN - 30,
  maxLines: 3,
  sizes: [108, 102, 96, 90, 85, 80, 76, 72, 68, 65, 62, 59, 56, 53, 50, 47, 44],
} as const;

const LEADING = baseSource.leading.display.$value;
const tracking = baseSource.tracking.display.$value;

const plainRect = (x: number, y: number, width: number, height: number, fill: ColorName): Svg =>
  el('rect', { x, y, width, height, fill: fileColour(fill) });

const picture = (width: number, height: number, viewBox: string, ...drawn: readonly Svg[]): Svg =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height }, ...drawn);

/** Breaks a title into lines. */
export const typesetTitle = (title: string, { display }: Pick<Faces, 'display'>): TypesetTitle =>
  typeset(title, { ...TITLE, widthOf: (text, size) => display.width(text, { size, tracking }) });

/** The mark in its colours for a light ground. */
function markInFileColours(x: number, y: number, size: number): Svg {
  const { frame, panes, lit } = markColours.light;
  return group(
    { transform: `translate(${num(x)} ${num(y)}) scale(${size / mark.grid})` },
    el('path', { d: mark.frame, fill: fileColour(frame) }),
    el('path', { d: mark.panes, fill: fileColour(panes) }),
    el('path', { d: mark.lit, fill: fileColour(lit) }),
  );
}

/** The font sizes of the name that are tried, and the one for a name that fits at none. */
const NAME_SIZES = [64, 56, 48, 42, 36, 32, 28, 24] as const;
const MIN_NAME_SIZE = 20;

/** The side of the mark: a whole number of pixels for each unit of its grid, so that its bars are sharp. */
const markSide = (size: number): number => mark.grid * Math.max(1, Math.round((wordmarkMeasures.mark * size) / mark.grid));

/** The mark, the name and the descriptor in one line, with its middle at `y`. */
function nameLine(y: number, { name, descriptor }: Card, { display, text }: Faces): Svg {
  const lines = inTwoLines(descriptor);
  const descriptorWidth = (size: number) => Math.max(...lines.map((line) => text.width(line, { size: wordmarkMeasures.descriptor * size })));
  const widthAt = (size: number) => markSide(size) + 3 * wordmarkMeasures.gap * size + display.width(name, { size, tracking }) + descriptorWidth(size);
  // A long name is set smaller, so that it and the descriptor stay in their pane.
  const size = NAME_SIZES.find((one) => widthAt(one) <= WORDS_WIDTH - LINE - 2 * MARGIN) ?? MIN_NAME_SIZE;
  const side = markSide(size);
  const gap = wordmarkMeasures.gap * size;
  const nameAt = MARGIN + side + gap;
  const barAt = Math.round(nameAt + display.width(name, { size, tracking }) + gap);
  const small = { size: wordmarkMeasures.descriptor * size };
  const step = small.size * wordmarkMeasures.leading;
  const first = y + (text.capital * small.size - (lines.length - 1) * step) / 2;
  return (
    markInFileColours(MARGIN, y - side / 2, side) +
    group({ fill: fileColour('ink') }, display.draw(name, nameAt, y + (display.capital * size) / 2, { size, tracking })) +
    plainRect(barAt, y - side / 2, 2, side, 'edge') +
    group({ fill: fileColour('inkSoft') }, ...lines.map((line, at) => text.draw(line, barAt + gap, first + at * step, small)))
  );
}

/** The two panes with words: the name and the title. */
function drawWords(card: Card, faces: Faces): Svg {
  const { lines, size } = typesetTitle(card.title, faces);
  const last = CARD.height - MARGIN - 8;
  const drawn = lines.map((line, at) =>
    faces.display.draw(line, MARGIN, last - (lines.length - 1 - at) * size * LEADING, { size, tracking }),
  );
  return picture(
    WORDS_WIDTH,
    CARD.height,
    `0 0 ${WORDS_WIDTH} ${CARD.height}`,
    plainRect(0, 0, WORDS_WIDTH, CARD.height, 'paper'),
    plainRect(0, NAME_HEIGHT, WORDS_WIDTH, LINE, 'ink'),
    plainRect(WORDS_WIDTH - LINE, 0, LINE, CARD.height, 'ink'),
    nameLine(NAME_HEIGHT / 2, card, faces),
    group({ fill: fileColour('ink') }, ...drawn),
  );
}

/** The scene, as high as the card. The middle of its square crop is in the middle of the pane. */
function scenePart(scene: Scene): Part {
  const scale = CARD.height / SCENE_SIZE.height;
  const width = SCENE_SIZE.width * scale;
  const seen = CARD.width - WORDS_WIDTH;
  const { x, width: side } = cropOf(scene, 'square');
  const middle = (x + side / 2) * scale;
  const svg = picture(width, CARD.height, `0 0 ${SCENE_SIZE.width} ${SCENE_SIZE.height}`, inSceneColours(rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') + scene.draw()));
  return { svg, x: WORDS_WIDTH, skip: Math.round(Math.min(width - seen, Math.max(0, middle - seen / 2))) };
}

/** The picture of a card: its title beside its scene. */
export const cardPicture = (card: Card, faces: Faces): Picture => ({ ...CARD, parts: [{ svg: drawWords(card, faces) }, scenePart(card.scene)] });
