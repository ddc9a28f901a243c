import { type Colour, el, lines, type Svg } from '../../svg.ts';

const pattern = (id: string, width: number, height: number, drawn: Svg): Svg =>
  el('pattern', { id, width, height, patternUnits: 'userSpaceOnUse' }, drawn);

/** A few bricks here and there, for a wall of brick or stone. Put it into the drawing's `defs`. */
export const brickPattern = (id: string, colour: Colour = 'brickShade'): Svg =>
  pattern(id, 64, 48, lines('M6 8.5h10M18 8.5h10M12 12.5h10M44 28.5h10M38 32.5h10M50 32.5h10M20 44.5h8', colour));

/** The ribs of a corrugated wall. Put it into the drawing's `defs`. */
export const ribPattern = (id: string): Svg => pattern(id, 8, 8, lines('M4 0v8', 'stoneShade'));
