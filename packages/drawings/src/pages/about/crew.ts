import { at, plane, type Svg } from '../../svg.ts';
import { frontHead } from '../../vocabulary/closeUp/heads.ts';
import { type CloseUpLook, coloursOf } from '../../vocabulary/closeUp/look.ts';
import { repainted } from '../../vocabulary/closeUp/repainted.ts';

/** One head and shoulders to a column of 80 units. */
export const crewSize = { width: 560, height: 64 } as const;

/** The seven of the picture above, from left to right, in the tones that a theme has. */
const looks: readonly CloseUpLook[] = [
  { head: 'cap', headColour: 'frame', skin: 'skinLight' },
  { head: 'bald', beard: true, skin: 'skin' },
  { head: 'bun', hair: 'stone', skin: 'skinLight' },
  { head: 'hijab', headColour: 'brick', skin: 'skin' },
  { head: 'short', skin: 'skinLight' },
  { head: 'curly', skin: 'skin' },
  { head: 'tuque', headColour: 'frame', skin: 'skinLight', beard: true },
];

/** A jacket's shoulders below a head, cut at the foot of the drawing. */
const shoulders: Svg = plane('M-30 42Q-28 21-9 18L0 24L9 18Q28 21 30 42z', 'sun') + plane('M-9 18L0 24L9 18L6 13H-6z', 'maple') + plane('M-3 24H3V42H-3z', 'white');

/** The crew as a row of heads. Only the theme's own colours: the scenes' further tones of skin and hair are painted as their neighbours. */
export const crewHeads: Svg = looks
  .map((look, index) => at(40 + index * 80, 24, shoulders, repainted(frontHead(look, coloursOf(look)), { skinDeep: 'hair', hairGrey: 'hair' })))
  .join('');
