import { disc, el, evenlySpaced, lines, num, paint, plane, rect, type Svg } from '../../svg.ts';

/** The width of a corner store, in units. */
const STORE = 184;

/** Ten stripes that widen towards the street, every other one red; its shade lies on the window. */
const awning = (): Svg => {
  const [above, below] = [(STORE - 16) / 10, STORE / 10];
  return (
    plane(`M6-50h${STORE - 14}v8H6z`, 'brickShade') +
    plane(`M8-82h${STORE - 16}l8 32H0z`, 'white') +
    evenlySpaced(5, 0, 2)
      .map((k) => plane(`M${num(8 + k * above)}-82h${num(above)}L${num((k + 1) * below)}-50H${num(k * below)}z`, 'red'))
      .join('') +
    lines(`M0-50h${STORE}`, 'stoneShade', 'edge')
  );
};

const sign: Svg =
  rect(8, -124, STORE - 16, 30, 'frame') +
  el(
    'text',
    {
      x: STORE / 2,
      y: -103,
      'text-anchor': 'middle',
      'font-family': 'var(--uno-font-display)',
      'font-weight': 700,
      'font-size': 17,
      'letter-spacing': 1,
      fill: paint('white'),
    },
    'DÉPANNEUR',
  );

/** A crate of apples, and bottles, behind the glass. */
const shopWindow: Svg =
  rect(8, -70, 108, 56, 'glassClear') +
  rect(14, -28, 46, 14, 'mapleShade') +
  evenlySpaced(6, 18, 7.6).map((x) => disc(x, -30, 4, 'red')).join('') +
  evenlySpaced(5, 68, 9).map((x, k) => rect(x, -30 - (k % 2) * 5, 6, 16 + (k % 2) * 5, 'leaf')).join('') +
  lines('M8-46h108M45-70v56M82-70v56', 'frame', 'edge') +
  rect(4, -14, 116, 14, 'stoneShade');

/**
 * A corner store on one floor: false front, sign, striped awning, shop window, door. Origin at the left end of its ground line.
 *
 * @param bond id of a `brickPattern`
 */
export const cornerStore = (bond: string): Svg =>
  rect(0, -136, STORE, 136, 'brick') +
  el('rect', { x: 0, y: -136, width: STORE, height: 136, fill: `url(#${bond})` }) +
  rect(STORE - 8, -136, 8, 136, 'brickShade') +
  rect(-4, -142, STORE + 8, 10, 'stone') +
  lines(`M-4-142h${STORE + 8}`, 'line', 'edge') +
  sign +
  shopWindow +
  rect(128, -72, 40, 72, 'white') +
  rect(132, -68, 32, 68, 'door') +
  rect(137, -60, 22, 32, 'glassClear') +
  awning();
