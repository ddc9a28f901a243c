import { drawnMark } from '../../mark/mark.ts';
import { disc, lines, plane, rect, type Svg } from '../../svg.ts';

const wheel = (x: number): Svg => disc(x, -12, 13, 'line') + disc(x, -12, 6, 'stone');

/** The mark on the side of the van. */
const mark: Svg = drawnMark(20, -68, 28, { frame: 'frame', panes: 'white', lit: 'sun' });

/** The crew's van in side elevation, heading right: 168 units long. Origin at its back bumper, on the road. */
export const van: Svg =
  plane('M2-10V-76q0-6 6-6h96q14 0 22 14l14 22 20 6q6 2 6 8v22z', 'white') +
  plane('M2-10v-16h164v16z', 'sun') +
  rect(2, -30, 164, 4, 'line') +
  // The outline of the back and the roof, which are as light as the background.
  lines('M2-30V-76q0-6 6-6h96q14 0 22 14l14 22 20 6', 'line') +
  plane('M106-72h4q6 0 10 8l10 18h-24z', 'glassShade') +
  plane('M118-66l12 20h-8z', 'glassClear') +
  lines('M98-80v70M60-80v70M104-40h8', 'stoneShade', 'edge') +
  mark +
  lines('M10-86h88M18-82v-4M90-82v-4', 'line', 'edge') +
  plane('M162-30h5v8h-5z', 'white') +
  rect(2, -44, 3, 12, 'red') +
  wheel(34) +
  wheel(134);

/** A five-tonne truck, heading right: 232 units long. Origin at its back, on the road. */
export const truck: Svg =
  rect(0, -112, 168, 90, 'glassShade') +
  rect(150, -112, 18, 90, 'glassDull') +
  rect(0, -58, 168, 14, 'leafShade') +
  lines('M0-112h168M0-22h168', 'line', 'edge') +
  plane('M174-16V-80h34q8 0 12 12l8 24q4 4 4 12v16z', 'leafShade') +
  plane('M188-72h18q5 0 8 10l5 16h-31z', 'glassShade') +
  rect(0, -22, 176, 6, 'line') +
  rect(226, -30, 6, 6, 'sun') +
  wheel(36) +
  wheel(66) +
  wheel(196);
