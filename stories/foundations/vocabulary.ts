/** The parts of the scenes, arranged on shelves: each with its position on the shelf's floor line, in units. */
import { inSceneColours } from '@uno/drawings/scenes';
import { at, el, lines, rect, type Svg } from '@uno/drawings/svg';
import {
  basin, chairBack, chairSide, counter, desk, deskLamp, diffuser, dockDoor, duct, elevator, closeUpPerson, filter, flowerConsole, closeUpPersonFromFront, hood, letterboxes, meetingTable, pallet,
  poses, rack, ringOfKeys, roofUnit, rooms, silo, tools,
} from '@uno/drawings/vocabulary';

/** A shelf of the vocabulary. */
export interface Shelf {
  name: 'work' | 'crew' | 'rooms' | 'goods';
  /** From its top to its floor line. */
  height: number;
  things: readonly (readonly [x: number, thing: Svg])[];
}

/** As wide as two scenes. */
const WIDTH = 1600;
const MARGIN = 24;

/** The shelves: people at work, the crew from the front, rooms, and where goods and air pass. */
export const shelves: readonly Shelf[] = [
  {
    name: 'work',
    height: 280,
    things: [
      [60, closeUpPerson(poses.mopping, { skin: 'skinLight' }, { held: tools.heldMop })],
      [170, tools.mopBucket],
      [310, closeUpPerson(poses.carrying, { skin: 'skin', head: 'cap', headColour: 'leaf' }, { held: tools.heldBucket })],
      [420, closeUpPerson(poses.reaching, { skin: 'skinFair', head: 'tuque', headColour: 'red' }, { held: tools.heldSqueegee })],
      [560, tools.scrubber.behind + closeUpPerson(poses.driving, { skin: 'skinLight', head: 'helmet', headColour: 'white' }) + tools.scrubber.front],
      [740, tools.extractor],
      [850, closeUpPerson(poses.mopping, { skin: 'skin', head: 'hijab', headColour: 'leaf' }, { held: tools.wand })],
      [990, closeUpPerson(poses.spraying, { skin: 'skinLight', head: 'helmet', headColour: 'white' }, { held: tools.lance })],
      [1130, tools.washer],
      [1300, tools.stepLadder(4) + at(-14, -64, closeUpPerson(poses.climbing, { skin: 'skinDeep', head: 'curly' }))],
      [1480, tools.scissorLift(120)],
    ],
  },
  {
    name: 'crew',
    height: 220,
    things: [
      [70, closeUpPersonFromFront(poses.frontStanding, { skin: 'skinFair', head: 'tuque', headColour: 'red', hair: 'hairBrown' })],
      [190, closeUpPersonFromFront(poses.frontPole, { skin: 'skin', head: 'cap', headColour: 'leaf', build: 'broad', beard: true }, { held: at(-38, 0, tools.mop()), scale: 1.04 })],
      [310, closeUpPersonFromFront(poses.frontFolded, { skin: 'skinLight', hair: 'hairGrey', beard: true })],
      [410, closeUpPersonFromFront(poses.frontStanding, { skin: 'skinLight', head: 'long', hair: 'hairBrown', build: 'slight' }, { scale: 0.93 })],
      [510, closeUpPersonFromFront(poses.frontFolded, { skin: 'skinDeep', head: 'curly' })],
      [610, closeUpPersonFromFront(poses.frontStanding, { skin: 'skinFair', head: 'bun', hair: 'hairGrey', build: 'broad' })],
      [720, closeUpPerson(poses.walking, { skin: 'skin', head: 'curly' })],
      [820, closeUpPerson(poses.kneeling, { head: 'long', skin: 'skinLight' })],
      [940, closeUpPerson(poses.pushing, { skin: 'skinDeep', head: 'helmet', headColour: 'white' }, { held: tools.burnisher })],
      [1150, closeUpPerson(poses.lighting, { skin: 'skinLight', head: 'bald', beard: true }, { held: at(33, -122, tools.flashlight(-40, 90)) })],
      [1290, closeUpPerson(poses.wiping, { skin: 'skin', head: 'bun' }, { held: tools.wipingCloth })],
      [1430, closeUpPerson(poses.handing, { crew: false, skin: 'skinFair', top: ['brick', 'brickShade'] }, { held: at(35, -104, ringOfKeys(0.8)) })],
      [1540, closeUpPerson(poses.standing, { crew: false, skin: 'skinLight', head: 'long' })],
    ],
  },
  {
    name: 'rooms',
    height: 250,
    things: [
      [30, desk()],
      [250, chairBack],
      [350, chairSide],
      [420, meetingTable(220)],
      [700, flowerConsole],
      [850, at(0, -180, letterboxes(4, 5))],
      [1020, elevator()],
      [1190, counter(150, 3) + at(20, -88, deskLamp(true))],
      [1390, basin],
      [1435, tools.vacuum],
      [1560, rooms.plant],
    ],
  },
  {
    name: 'goods',
    height: 300,
    things: [
      [30, rack(2, 90, [60, 130], 190) + at(10, 0, pallet(74, 40)) + at(100, -60, pallet(74, 48, 3))],
      [270, dockDoor],
      [530, silo(260)],
      [710, at(0, -210, duct(200, 60)) + at(100, -124, diffuser)],
      [700, at(0, -60, filter())],
      [770, at(0, -60, filter(false))],
      [960, at(0, -150, hood(180))],
      [1180, roofUnit],
      [1400, tools.wetFloorSign],
      [1445, tools.mop(8)],
      [1485, tools.jug('brick', 'brickShade')],
      [1522, tools.sprayBottle()],
      [1553, tools.tapeMeasure],
    ],
  },
];

/** A shelf as an image: paper, its floor line, its things. */
export const shelfFile = ({ height, things }: Shelf): Svg =>
  inSceneColours(
    el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height + MARGIN}`, width: WIDTH, height: height + MARGIN },
      rect(0, 0, WIDTH, height + MARGIN, 'sky'),
      lines(`M0 ${height}H${WIDTH}`, 'ink', 'edge'),
      ...things.map(([x, thing]) => at(x, height, thing)),
    ),
  );
