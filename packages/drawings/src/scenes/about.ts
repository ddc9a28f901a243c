import { drawnMark } from '../mark/mark.ts';
import { at, disc, evenlySpaced, group, lines, num, plane, rect, type Svg } from '../svg.ts';
import { ringOfKeys } from '../vocabulary/closeUp/keys.ts';
import { closeUpPerson, closeUpPersonFromFront } from '../vocabulary/closeUp/person.ts';
import { carrying, frontFolded, frontPole, frontPoleRight, frontRaising } from '../vocabulary/closeUp/poses.ts';
import { repainted } from '../vocabulary/closeUp/repainted.ts';
import { cut } from '../vocabulary/closeUp/room.ts';
import { cord, heldBucket, mop, sprayBottle, vacuum, wheel } from '../vocabulary/closeUp/tools.ts';
import { openSky, type Scene, SCENE_SIZE } from './scene.ts';

/** Where the wall meets the yard, and the line on which the crew stand, nearer to us. */
const WALL = 366;
const FEET = 406;
const BOTTOM = 430;
const ROOF = 52;

/** Replaces green by forest, because brick is one of this scene's seven colours instead of green. */
const forest = (drawing: Svg): Svg => repainted(drawing, { leaf: 'forestLight', leafShade: 'frame' });

/** Darker bricks here and there: a course is 8 units high, a brick 22 wide. */
const bricks: Svg = plane(
  evenlySpaced(70, 0, 1).map((k) => `M${(k * 137 + ((k * k) % 7) * 31) % 800} ${ROOF + 12 + ((k * 53 + (k % 5) * 11) % 33) * 8}h22v7h-22z`).join(''),
  'brickShade',
);

/** The roll-up door: its box, its slats, a row of lights, the rubber at its foot. */
const rollUp: Svg = at(318, WALL,
  rect(-14, -262, 436, 262, 'ink'), rect(-14, -262, 436, 22, 'frame'), lines('M-14-240H422', 'ink', 'edge'),
  rect(0, -240, 408, 240, 'glassShade'), rect(394, -240, 14, 240, 'glassDull'),
  lines(evenlySpaced(15, -226, 15).map((y) => `M0 ${y}H408`).join(''), 'glassDull', 'edge'),
  evenlySpaced(4, 32, 94).map((x) => rect(x, -210, 62, 24, 'frame') +
    plane(`M${x}-186l20-24h12l-20 24zM${x + 26}-186l20-24h4l-20 24z`, 'forestLight') + lines(`M${x}-210h62v24h-62z`, 'ink', 'edge')).join(''),
  rect(0, -8, 408, 8, 'ink'));

const lamp = (x: number): Svg =>
  at(x, 76, rect(-3, -8, 6, 10, 'ink'), plane('M-10-2H10L18 12H-18z', 'ink'), rect(-13, 12, 26, 4, 'glassClear'));

const building: Svg =
  rect(0, ROOF, SCENE_SIZE.width, WALL - ROOF, 'brick') + bricks +
  rect(0, WALL - 34, SCENE_SIZE.width, 34, 'stone') + lines(`M0 ${WALL - 34}H${SCENE_SIZE.width}`, 'stoneShade', 'edge') +
  rect(0, ROOF - 12, SCENE_SIZE.width, 16, 'ink') +
  rollUp + lamp(420) + lamp(624) +
  // A downspout.
  plane(`M766 ${ROOF + 4}h12V${WALL - 14}l8 10h-12l-8-8z`, 'stone') + plane(`M774 ${ROOF + 4}h4V${WALL - 14}l8 10h-6l-6-8z`, 'stoneShade') +
    lines('M764 110h16M764 230h16', 'ink', 'edge');

/** The crew's van from its side, heading right. Origin: on the ground, under its front. */
const van: Svg =
  plane('M-420-30V-224Q-420-236-408-236H-178Q-158-236-146-220L-94-150L-26-134Q-4-128-3-104V-40Q-3-30-14-30z', 'white') +
  plane('M-420-66H-3V-40Q-3-30-14-30H-420z', 'frame') + plane('M-26-134Q-4-128-3-104V-40Q-3-30-14-30H-28V-134z', 'stone') +
    plane('M-28-66H-3V-40Q-3-30-14-30H-28z', 'cloth') +
  lines('M-420-236H-178Q-158-236-146-220L-94-150L-26-134Q-4-128-3-104V-40', 'ink', 'edge') +
  plane('M-204-214H-170Q-160-214-154-206L-112-150H-204z', 'glassShade') +
    plane('M-196-150L-166-214H-176L-204-154V-150zM-180-150L-154-206L-150-201L-172-150z', 'glassClear') +
    lines('M-204-214H-170Q-160-214-154-206L-112-150H-204z', 'ink', 'edge') +
  lines('M-214-228V-40M-112-150Q-104-120-106-72M-214-150V-140H-108', 'stoneShade', 'edge') +
  plane('M-118-166H-104V-140H-116z', 'ink') + plane('M-30-122L-10-116Q-6-112-6-98H-24z', 'glassClear') +
    lines('M-30-122L-10-116Q-6-112-6-98H-24z', 'ink') +
  rect(-30, -40, 30, 12, 'ink') + plane('M-154-30A38 38 0 0 1-78-30z', 'ink') +
  at(-116, 0, wheel(0, 31), disc(0, -31, 19, 'stoneShade'), disc(0, -31, 6, 'ink')) +
  lines('M-420-244H-190M-404-236v-8M-300-236v-8M-206-236v-8', 'ink', 'heavy') +
  drawnMark(-170, -128, 40, { frame: 'frame', panes: 'white', lit: 'sun' });

/** A squeegee on its pole, beside the person who holds it at (−38, −98). */
const pole: Svg = cord('M-38-4V-196', 7) + cord('M-38-4V-196', 4, 'sun') + cord('M-38-4V-14M-38-92V-106', 5, 'ink') + plane('M-44-196H-32L-30-208H-46z', 'glassDull') +
  cord('M-62-210H-14', 6, 'ink') + cord('M-62-214H-14', 2, 'glassDull');

/** A spray bottle in the hand of the person at (38, −98). */
const spray: Svg = at(38, -68, group({ transform: 'scale(1.5)' }, repainted(sprayBottle('brick'), { glassShade: 'white' })));

/** A pail on the ground, a cloth over its rim. Origin: the ground under its middle. */
const pail: Svg =
  plane('M-18-36H18L14 0H-14z', 'forestLight') + plane('M8-36H18L14 0H6z', 'frame') + rect(-20, -40, 40, 6, 'frame') +
  lines('M-18-37Q-26-16 0-18Q26-16 18-37', 'ink', 'edge') + plane('M-12-42Q-4-46 2-42V-22H-12z', 'white') + plane('M-2-43.5L2-42V-22H-2z', 'stone');

/** A vacuum in front of the person who holds its hose at (38, −98). */
const hose: Svg = cord('M36-80L39-112', 7) + cord('M36-80L39-112', 5, 'sun') + at(-42, 8, forest(vacuum));

const crew: Svg =
  at(225, FEET, closeUpPerson(carrying, { head: 'cap', headColour: 'frame', skin: 'skinLight', hair: 'hairBrown' }, { held: forest(heldBucket) })) +
  at(316, FEET, closeUpPersonFromFront(frontPole, { head: 'bald', beard: true, skin: 'skinDeep', build: 'broad' },
    { held: at(-38, 0, cord('M0-12V-136', 7), forest(mop())), scale: 1.06 })) +
  at(380, FEET, closeUpPersonFromFront(frontFolded, { head: 'bun', hair: 'hairGrey', skin: 'skinFair', build: 'slight' }, { scale: 0.93 })) +
  at(446, FEET, closeUpPersonFromFront(frontRaising, { head: 'hijab', headColour: 'brick', skin: 'skin' }, { held: at(55, -128, ringOfKeys(0.86)) })) +
  at(571, FEET, closeUpPersonFromFront(frontPoleRight, { head: 'short', skin: 'skinLight' }, { held: spray, scale: 1.07 })) +
    at(611, FEET + 4, pail) +
  at(676, FEET, closeUpPersonFromFront(frontPole, { head: 'curly', skin: 'skinDeep', build: 'slight' }, { held: pole, scale: 0.9 })) +
  at(746, FEET, closeUpPersonFromFront(frontPoleRight, { head: 'tuque', headColour: 'frame', skin: 'skinFair', hair: 'hairBrown', beard: true }, { held: hose }));

/** The crew in front of their depot. */
export const about: Scene<'about'> = {
  key: 'about',
  subject: 'Seven cleaners in yellow jackets stand with their tools in front of a depot’s roll-up door, beside their van.',
  story: 'The day’s round is about to begin: one of them holds up the ring of keys.',
  keyEdges: [
    { what: 'her head from the door', sides: [[452, 240], [460, 240]] },
    { what: 'her fist, holding up the keys, from the door', sides: [[496, 276], [496, 264]] },
    { what: 'the ring from the door', sides: [[521, 295], [525, 295]] },
    { what: 'a key from the door', sides: [[492, 328], [497, 328]] },
    { what: 'the squeegee’s pole from the door', sides: [[639, 262], [634, 262]] },
    { what: 'the van from the wall', sides: [[80, 235], [88, 235]] },
  ],
  draw: () =>
    openSky() +
    building +
    rect(0, WALL, SCENE_SIZE.width, BOTTOM - WALL, 'stone') + lines(`M0 ${WALL}H${SCENE_SIZE.width}`, 'ink', 'edge') +
    lines(`M0 ${num(WALL + 34)}H${SCENE_SIZE.width}` + [140, 420, 700].map((x) => `M${x} ${WALL}v${BOTTOM - WALL}`).join(''), 'stoneShade') +
    at(182, 392, van) +
    cut(0, BOTTOM, SCENE_SIZE.width, 20) +
    crew,
  wide: { y: 116 },
  square: { x: 274 },
  close: { x: 330, y: 176 },
};
