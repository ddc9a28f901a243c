import { at, el, lines, num, paint, plane, type Plane, rect, type Svg } from '../svg.ts';

/** A round bow with its hole, a straight shaft, two teeth. */
const outline =
  'M-2.2 12.3A6.6 6.6 0 1 1 2.2 12.3V33L0 35L-2.2 33V31.4H-7.4V27.6H-2.2V25H-6V21.2H-2.2z' +
  'M2.8 6.1A2.8 2.8 0 1 0-2.8 6.1A2.8 2.8 0 1 0 2.8 6.1z';

/** A key that hangs by its bow, 35 long; one sees through the hole. Origin: the top of its bow. */
export const key = (colour: Plane): Svg => plane(outline, colour);

/** The radius of the ring, and where on it each key hangs: degrees from straight down. */
const RING = 17;
const TURNS = [-57, -19, 19, 57] as const;

/** The crew's ring of keys hanging from a hand at (0, 0): give it as `held`, so that the hand closes on it. `size` 1 is 68 long, 64 wide. */
export const ringOfKeys = (size = 1): Svg => {
  const ring = (width: number, colour: Plane): Svg => el('circle', { cx: 0, cy: RING, r: RING, fill: 'none', stroke: paint(colour), 'stroke-width': width });
  const hung = TURNS.map((turn) => {
    const angle = (turn * Math.PI) / 180;
    // The hole lies over the ring; a key hangs straighter than its place on the ring.
    const place = `translate(${num(RING * Math.sin(angle))} ${num(RING + RING * Math.cos(angle))})rotate(${num(-turn * 0.62)})`;
    return el('g', { transform: place }, at(0, -4, key('frame')));
  });
  return el('g', { transform: `scale(${num(size)})` }, ring(6, 'ink') + ring(3, 'sun') + hung.join(''));
};

/** A hook with its name strip above it, on a board. Origin: where a key hangs. */
export const hook: Svg = rect(-9, -15, 18, 6, 'stone') + lines('M0-5V2Q0 5 4 3', 'ink', 'edge');

/** A hook that says nothing of what hangs there. Origin: where a key hangs. */
export const bareHook: Svg = lines('M0-5V2Q0 5 4 3', 'ink', 'edge');
