import type { Colour } from '../../svg.ts';
import type { Pose } from '../street/person.ts';

/** The shape of a hand: closed on a handle, or flat on a surface that it wipes. */
export type Grip = 'fist' | 'flat';

/** A pose of a close-up: the joints of `Pose`, in the units of a street, and details that only a close-up shows. */
export interface CloseUpPose extends Pose {
  /** How far the head is bowed, in degrees; negative looks up. */
  nod?: number;
  near?: Grip;
  far?: Grip;
  /** How far the heel is lifted from the floor, in degrees. Up to 45 the foot turns about its toe; above, for someone who kneels, about its ankle. */
  nearHeel?: number;
  farHeel?: number;
  /** How far the jacket reaches below the hip, in units of a close-up. Default 12; less for someone seated. */
  hem?: number;
}

export type Head = 'short' | 'curly' | 'long' | 'bun' | 'cap' | 'tuque' | 'hijab' | 'helmet' | 'bald';

/** The look of a person in a close-up. */
export interface CloseUpLook {
  /** Whether the person is one of the crew. Only the crew wear the yellow jacket with its band and mark. Default `true`. */
  crew?: boolean;
  /** The top of someone who is not of the crew, and its darker side. */
  top?: readonly [lit: Colour, shade: Colour];
  trousers?: readonly [lit: Colour, shade: Colour];
  skin?: 'skinFair' | 'skinLight' | 'skin' | 'skinDeep';
  head?: Head;
  /** The colour of hair; of the cap, tuque, hijab or helmet when there is one. */
  headColour?: Colour;
  /** The hair below a cap, tuque or helmet, and the beard. Default `hair`. */
  hair?: Colour;
  beard?: boolean;
  build?: 'slight' | 'middle' | 'broad';
}

/** The colours of a person. In pairs, the first is the lit side and the second the shaded one. */
export interface PersonColours {
  top: readonly [Colour, Colour];
  trousers: readonly [Colour, Colour];
  skin: readonly [Colour, Colour];
  head: Colour;
  hair: Colour;
  girth: number;
}

const skins = {
  skinFair: ['skinFair', 'skinLight'],
  skinLight: ['skinLight', 'skinTan'],
  skin: ['skin', 'skinDeep'],
  skinDeep: ['skinDeep', 'hair'],
} as const;

const girths = { slight: 0.88, middle: 1, broad: 1.17 } as const;

/** The colours of a look, with the defaults for those that it leaves out. */
export const coloursOf = ({ crew = true, top, trousers, skin = 'skin', headColour, hair = 'hair', build = 'middle' }: CloseUpLook): PersonColours => ({
  top: crew ? ['sun', 'sunShade'] : (top ?? ['leaf', 'leafShade']),
  trousers: trousers ?? ['cloth', 'ink'],
  skin: skins[skin],
  head: headColour ?? hair,
  hair,
  girth: girths[build],
});
