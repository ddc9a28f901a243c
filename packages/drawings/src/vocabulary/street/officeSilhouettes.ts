import { defineSymbol, disc, plane, rect, type Svg } from '../../svg.ts';

/**
 * Furniture, plants and people of the offices, as silhouettes whose floor is at y = 0. They take the colour of the element that uses them.
 *
 * @param id the prefix of the drawing's ids; put the symbols into its `defs`
 */
export const officeSilhouettes = (id: string): Svg =>
  [
    defineSymbol(
      `${id}desk`,
      rect(2, -24, 50, 3) + rect(5, -21, 3, 21) + rect(46, -21, 3, 21),
      rect(24, -44, 22, 15) + rect(34, -30, 3, 8),
      plane('M8-34h9l3 18h-3l-1-6h-8z'),
    ),
    defineSymbol(`${id}plant`, plane('M-7 0l-2-14h18l-2 14zM0-13c-14-4-14-18-11-27 6 5 9 10 10 16 0-10 1-18 6-24 4 9 3 16-1 25 3-6 6-9 10-11 1 9-3 18-12 21z')),
    defineSymbol(`${id}lamp`, rect(-0.5, 0, 1.5, 16), plane('M-10 24l6-9h9l6 9z')),
    defineSymbol(`${id}sitter`, disc(0, -41, 5), plane('M-6-34q6-4 11 1l2 10h8v4h-10l-1 6h14v13h-4v-9h-18z')),
    defineSymbol(`${id}stander`, disc(0, -50, 5), plane('M-6-43q6-4 12 0l3 20h-3l-1 23h-4l-1-21-2 21h-4l-1-23h-3z')),
    defineSymbol(
      `${id}shelf`,
      plane('M0 0v-64h44v64h-3v-3H3v3zM3-61v16h4v-12h4v12h3v-10h4v10h23v-16zM3-42v16h14v-9h4v9h5v-12h4v12h11v-16zM3-23v17h10v-13h5v13h23v-17z'),
    ),
  ].join('');
