import { type Colour, paint, type Svg } from '../../svg.ts';

/**
 * The same part in other colours, for a scene whose seven are already taken: each plane named on the left is
 * painted as the one on its right. What isn't named stays.
 */
export const repainted = (drawing: Svg, colours: Readonly<Partial<Record<Colour, Colour>>>): Svg =>
  Object.entries(colours).reduce((painted, [from, to]) => painted.replaceAll(`var(--uno-art-${from})`, paint(to)), drawing);
