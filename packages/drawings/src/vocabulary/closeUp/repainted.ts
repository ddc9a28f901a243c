import { cssVariable } from '@uno/tokens/names';
import { type Colour, paint, type Svg } from '../../svg.ts';

/**
 * Replaces colours of a part, for a scene that has no room for them among its seven: each key of `colours` is replaced by
 * its value. Other colours stay.
 */
export const repainted = (drawing: Svg, colours: Readonly<Partial<Record<Colour, Colour>>>): Svg =>
  Object.entries(colours).reduce((painted, [from, to]) => painted.replaceAll(`var(${cssVariable('art', from)})`, paint(to)), drawing);
