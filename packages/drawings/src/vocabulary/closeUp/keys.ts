import { at, type Colour, el, lines, num, paint, plane, rect, type Svg } from '../../svg.ts';

/** A round bow with its hole, a straight shaft, two teeth. */
const outline =
  'M-2.5 13A6.8 6.8 0 1 1 2.5 13V34L0 36L-2.5 34V32.6H-8.4V28.6H-2.5V25.6H-7V21.6H-2.5z' +
  'M2.9 6.7A2.9 2.9 0 1 0-2.9 6.7A2.9 2.9 0 1 0 2.9 6.7z';

/** A key that hangs by its bow, 36 long, with an open hole. Origin: the top of its bow. */
export const key = (colour: Colour): Svg => plane(outline, colour);

/** The radius of the ring, and where on it each key hangs: degrees from straight down. */
const RING = 20;
const TURNS = [-60, -20, 20, 60] as const;

/** The crew's ring of keys hanging from a hand at (0, 0): give it as `held`, so that the hand closes on it. `size` 1 is 72 long, 66 wide. */
export const ringOfKeys = (size = 1): Svg => {
  const ring = (width: number, colour: Colour): Svg =>
    el('circle', { cx: 0, cy: RING, r: RING, fill: 'none', stroke: paint(colour), 'stroke-width': width });
  const hung = TURNS.map((turn) => {
    const angle = (turn * Math.PI) / 180;
    // The hole is over the ring. A key hangs straighter than its position on the ring would make it.
    const place = `translate(${num(RING * Math.sin(angle))} ${num(RING + RING * Math.cos(angle))})rotate(${num(-turn * 0.42)})`;
    return el('g', { transform: place }, at(0, -4, key('frame')));
  });
  return el('g', { transform: `scale(${num(size)})` }, ring(7, 'ink') + ring(4, 'sun') + hung.join(''));
};

/** A hook with its name strip above it, on a board. Origin: the point from which a key hangs. */
export const hook: Svg = rect(-9, -15, 18, 6, 'stone') + lines('M0-5V2Q0 5 4 3', 'ink', 'edge');

/** A hook without a name strip. Origin: the point from which a key hangs. */
export const bareHook: Svg = lines('M0-5V2Q0 5 4 3', 'ink', 'edge');
