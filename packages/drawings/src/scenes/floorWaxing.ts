import { at, clip, evenlySpaced, faded, lines, num, plane, rect, reflected, type Svg } from '../svg.ts';
import { closeUpPerson, closeUpPersonFromFront } from '../vocabulary/closeUp/person.ts';
import { backWiping, pushing } from '../vocabulary/closeUp/poses.ts';
import { ceiling, clock, cut, door, socket, wall } from '../vocabulary/closeUp/room.ts';
import { backCloth, burnisher, cord, wetFloorSign } from '../vocabulary/closeUp/tools.ts';
import { type Scene, SCENE_SIZE } from './scene.ts';

const CEILING = 34;
/** Where the wall meets the floor, and the line on which the workers stand, nearer to us. */
const WALL = 322;
const FEET = 388;
const BOTTOM = 428;

/** The third door is at the end of the polished part, which cuts off its reflection. */
const doors: Svg = evenlySpaced(4, 52, 208).map((x, index) => at(x, WALL, door({ sign: index < 3 }))).join('');

/** The wall with everything in front of it, which the floor reflects. */
const corridor: Svg =
  wall(0, CEILING, SCENE_SIZE.width, WALL - CEILING, 'far', 'frame') +
  rect(0, 214, SCENE_SIZE.width, 8, 'stone') +
  lines(`M0 222h${SCENE_SIZE.width}`, 'stoneShade') +
  doors;

/** Scuffs and dust on the part that is still to be polished. */
const scuffs: Svg = faded(0.6,
  lines('M588 352q14-5 26 1M640 404q10-6 22-3M662 346q10-4 20 0M700 384q16-7 34-2M744 350q8-4 18-2M764 412q10-5 24-2M604 414q6-3 12-2', 'ink', 'edge') +
  lines('M578 372h3M620 378h4M650 372h2M684 404h4M690 362h3M728 410h3M752 376h4M776 364h3M634 340h3M716 336h4M782 336h3M570 398h3M668 420h4', 'ink', 'edge')) +
  lines('M592 358q12-4 22 0M706 390q14-5 26-1M648 409q8-4 14-2', 'stoneShade');

const floor: Svg =
  rect(0, WALL, SCENE_SIZE.width, BOTTOM - WALL, 'stone') +
  scuffs +
  clip('polished', `M0 ${WALL}H556L528 ${BOTTOM}H0z`,
    rect(0, WALL, 556, BOTTOM - WALL, 'glassShade'),
    faded(0.75, clip('fresh', `M420 ${WALL}H560V${BOTTOM}H392z`, reflected(WALL, corridor))),
    faded(0.84, clip('dry', `M224 ${WALL}H420L392 ${BOTTOM}H196z`, reflected(WALL, corridor))),
    faded(0.92, clip('hard', `M0 ${WALL}H224L196 ${BOTTOM}H0z`, reflected(WALL, corridor))),
    plane([196, 392].map((x) => `M${num(x)} ${BOTTOM}l28-${BOTTOM - WALL}h7l-28 ${BOTTOM - WALL}z`).join(''), 'glassClear'));

const sign = at(116, 404, wetFloorSign);

const operator = at(
  426,
  FEET,
  closeUpPerson(pushing, { head: 'short', skin: 'skinDeep', headColour: 'hairGrey', hair: 'hairGrey', beard: true, build: 'broad' }, { held: cord('M44-92L95-28', 9) + burnisher }),
);

/** Wipes the glass of the last door, with her back to us. */
const colleague: Svg = closeUpPersonFromFront(backWiping, { head: 'hijab', headColour: 'forestLight', skin: 'skin' }, { behind: backCloth });

/** Reflections of the worker and the sign, each from its own line down. */
const mirrored: Svg = clip('shine', `M0 ${WALL}H556L528 ${BOTTOM}H0z`, faded(0.14, reflected(FEET, operator)), faded(0.5, reflected(404, sign)));

/** A corridor, half of its floor polished. */
export const floorWaxing: Scene<'floorWaxing'> = {
  key: 'floorWaxing',
  subject: 'Someone polishes the floor of a long corridor with a burnisher.',
  story: 'Where he has been, the doors stand mirrored in the floor; ahead of him there is only dust. A colleague wipes the glass of a door.',
  keyEdges: [
    { what: 'his face from the wall', sides: [[449, 234], [457, 234]] },
    { what: 'the burnisher from the dull floor', sides: [[568, FEET - 11], [576, FEET - 11]] },
    { what: 'a door from the wall', sides: [[266, 264], [248, 264]] },
    { what: 'a mirrored door from the mirrored wall', sides: [[266, WALL + 80], [248, WALL + 80]] },
    { what: 'the fresh edge from the dull floor', sides: [[530, 408], [538, 408]] },
    { what: 'the dust from the dull floor', sides: [[717, 380], [717, 370]] },
  ],
  draw: () =>
    rect(0, 0, SCENE_SIZE.width, SCENE_SIZE.height, 'sky') +
    cut(0, 0, SCENE_SIZE.width, 28) +
    corridor +
    ceiling(0, 28, SCENE_SIZE.width, [[100, true], [308, true], [516, true], [724, false]]) +
    at(412, 84, clock(21, 40)) +
    floor +
    lines(`M0 ${WALL}H${SCENE_SIZE.width}`, 'ink', 'edge') +
    cut(0, BOTTOM, SCENE_SIZE.width, 22) +
    socket(232, 286) +
    at(648, WALL + 12, colleague) +
    mirrored +
    cord('M232 286Q220 372 264 380T380 384Q408 384 414 346T436 302') +
    sign +
    operator,
  wide: { y: 106 },
  square: { x: 264 },
  close: { x: 298, y: 196 },
};
