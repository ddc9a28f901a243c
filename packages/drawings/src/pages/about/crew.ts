import { at, plane, type Svg } from '../../svg.ts';
import { frontHead } from '../../vocabulary/closeUp/heads.ts';
import { type CloseUpLook, coloursOf } from '../../vocabulary/closeUp/look.ts';
import { repainted } from '../../vocabulary/closeUp/repainted.ts';

/** The size of the row: seven people, each in a column of 80 units. */
export const crewSize = { width: 560, height: 70 } as const;

/** The seven people of the scene *about*, from left to right, in colours that a theme has. */
const looks: readonly CloseUpLook[] = [
  { head: 'cap', headColour: 'frame', skin: 'skinLight' },
  { head: 'bald', beard: true, skin: 'skin' },
  { head: 'bun', hair: 'stone', skin: 'skinLight' },
  { head: 'hijab', headColour: 'brick', skin: 'skin' },
  { head: 'short', skin: 'skinLight' },
  { head: 'curly', skin: 'skin' },
  { head: 'tuque', headColour: 'frame', skin: 'skinLight', beard: true },
];

/** The shoulders of a jacket below a head, cut off at the lower edge of the drawing. */
const shoulders: Svg = plane('M-30 42Q-28 21-9 18L0 24L9 18Q28 21 30 42z', 'sun') + plane('M-9 18L0 24L9 18L6 13H-6z', 'maple') + plane('M-3 24H3V42H-3z', 'white');

/** The crew as a row of heads, in the theme's colours only. Tones of skin and hair that only scenes have are replaced by similar ones. */
export const crewHeads: Svg = looks
  .map((look, index) => at(40 + index * 80, 30, shoulders, repainted(frontHead(look, coloursOf(look)), { skinTan: 'skin', skinDeep: 'hair', hairGrey: 'hair' })))
  .join('');
