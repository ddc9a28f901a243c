import { at, type Colour, disc, el, evenlySpaced, group, lines, num, paint, plane, rect, type Svg } from '../../svg.ts';

/*
 * Tools of the crews, at the scale of a person of 168 units. The origin of a held tool is that of the person who holds it
 * (the floor between the feet), and its comment names the pose; a tool that stands has its own origin. Things in the crew's
 * hands are yellow (`sun`); others are grey, green and ink.
 */

/** A cord or hose: a round line. `d` in units, `width` 2 for a cord, 5 for a hose. */
export const cord = (d: string, width = 2, colour: Colour = 'ink'): Svg =>
  el('path', { d, fill: 'none', stroke: paint(colour), 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

/** A wheel on its axle. */
export const wheel = (x: number, radius: number): Svg => disc(x, -radius, radius, 'ink') + disc(x, -radius, radius * 0.42, 'stoneShade');

/** A cloth in the flat hand of someone `wiping`: it bunches in front of the fingers. */
export const wipingCloth: Svg =
  plane('M50-72Q51-79 60-80L78-77Q84-76 84-72.5L83-70H51z', 'sun') + plane('M72-78L78-77Q84-76 84-72.5L83-70H72z', 'sunShade') + lines('M58-72.5Q62-76 69-74', 'sunShade');

/** A cloth under the hand of someone `backWiping`. */
export const backCloth: Svg = plane('M35-161Q38-171 47-171L59-167Q64-158 58-149L41-147Q33-152 35-161z', 'leaf') + plane('M52-170L59-167Q64-158 58-149L50-148Q57-158 52-170z', 'leafShade');

/** A cloth in the hands of someone `kneeling`. */
export const kneelingCloth: Svg = plane('M40-54Q46-58 52-55L64-57L68-34Q60-30 54-34L42-32z', 'sun') + plane('M60-56L64-57L68-34Q64-32 60-32z', 'sunShade');

/** A folded cloth, 26 wide. Origin: its lower left corner. */
export const foldedCloth = (colour: Colour, shade: Colour): Svg => rect(0, -8, 26, 8, colour) + rect(20, -8, 6, 8, shade) + lines('M0-4h26', shade);

/** A spray bottle, 36 high. Origin: under its middle. */
export const sprayBottle = (colour: Colour = 'leaf', label: Colour = 'white'): Svg =>
  plane('M-8-2Q-8-22-3-25H3Q8-22 8-2Q8 0 6 0H-6Q-8 0-8-2z', 'glassShade') + plane('M-8-16H8V-2Q8 0 6 0H-6Q-8 0-8-2z', colour) +
  rect(-5, -13, 8, 7, label) + plane('M-3-25V-30H-9V-35H5Q8-34 7-30H3V-25z', 'ink') + lines('M-6-30q-1 4 1 6', 'ink', 'edge');

/** A jug of product, 34 high. Origin: under its middle. */
export const jug = (colour: Colour, shade: Colour): Svg =>
  plane('M-11 0V-22Q-11-28-4-29V-33H4V-29Q11-26 11-18V0z', colour) + plane('M5 0V-28Q11-26 11-18V0z', shade) + rect(-8, -18, 12, 10, 'white') + rect(-5, -36, 10, 4, 'ink');

/** A mop, standing or leaning: its stick is 132 long from the head. Origin: the middle of its head, on the floor. */
export const mop = (lean = 0): Svg =>
  el('g', { transform: lean === 0 ? undefined : `rotate(${num(lean)})` },
    rect(-2, -138, 4, 126, 'sun'), rect(-2, -138, 4, 10, 'ink'), plane('M-9-18H9L11-10H-11z', 'leaf'),
    plane('M-11-11H11L20 0H14L12-3L9 0H3L1-3L-3 0H-9L-12-3L-15 0H-20z', 'white'), lines('M-7-10L-10-2M0-10V-4M7-10L11-2', 'stoneShade'));

/** A mop in the hands of someone `mopping`: its head is on the floor at x = 69. */
export const heldMop: Svg =
  cord('M31-116L67-12', 4, 'sun') + cord('M31-116L34-107', 4, 'ink') + plane('M58-15L74-17L79-9L54-8z', 'leaf') +
  plane('M54-9L79-9L92 0H84L80-3L76 0H68L65-3L61 0H54L51-3L48 0H42z', 'white') + lines('M61-8L55-2M67-8L66-3M73-8L78-3', 'stoneShade');

/** A bucket on castors with its wringer, 62 wide, 66 high. Origin: the floor under its left end. */
export const mopBucket: Svg =
  disc(8, -4, 4, 'ink') + disc(50, -4, 4, 'ink') + plane('M0-38H58L53-8H6z', 'leaf') + plane('M42-38H58L53-8H40z', 'leafShade') +
  plane('M24-66H54L50-34H28z', 'glassDull') + plane('M44-66H54L50-34H42z', 'glassStreak') + lines('M31-62L33-38M38-62V-38M46-62L44-38', 'ink') +
  lines('M50-64L74-86', 'ink', 'heavy') + rect(-2, -41, 62, 5, 'leafShade') + lines('M4-40Q12-58 20-40', 'ink', 'edge');

/** A bucket with its bail, hanging from the near hand of someone `carrying`. */
export const heldBucket: Svg =
  plane('M-12-52H18L14-18H-8z', 'leaf') + plane('M8-52H18L14-18H7z', 'leafShade') + rect(-14, -55, 34, 5, 'leafShade') + lines('M-12-53Q2-92 18-53', 'ink', 'edge');

/** A squeegee on its pole in the hands of someone `reaching`: its blade is at (83, −238). */
export const heldSqueegee: Svg =
  cord('M22-122L80-234', 4, 'sun') + cord('M22-122L25-128', 4, 'ink') + plane('M74-226L83-238L88-235L80-224z', 'glassDull') + cord('M62-252L104-230', 5, 'ink') + cord('M61-255L105-232', 2, 'glassDull');

/**
 * A janitor's cart from its side, 132 × 100: bag, shelves with cloths and bottles, deck, castors, push bar.
 * Origin: the floor under its left end; it is pushed from the left.
 */
export const cart: Svg =
  group({},
    plane('M10-18H122L118-10H14z', 'ink'),
    lines('M16-18V-92M74-18V-84M118-18V-60', 'glassDull', 'heavy'),
    cord('M16-92H2Q-4-92-4-84V-78', 4, 'ink'),
    plane('M14-90H76L70-26Q46-18 22-26z', 'leaf'), plane('M58-90H76L70-26Q62-23 54-22z', 'leafShade'), plane('M12-94H78V-86H12z', 'ink'),
    lines('M30-86L33-26M46-86V-24', 'leafShade'),
    rect(76, -62, 46, 5, 'glassDull'), rect(76, -36, 46, 4, 'glassDull'),
    at(88, -62, sprayBottle('leaf')), at(106, -62, sprayBottle('glassDull')),
    at(79, -36, foldedCloth('white', 'glassShade')), at(79, -44, foldedCloth('leaf', 'leafShade')), at(113, -36, jugSmall()),
    at(80, -18, rollsOfPaper()),
    disc(26, -7, 7, 'ink'), disc(26, -7, 3, 'stoneShade'), disc(108, -7, 7, 'ink'), disc(108, -7, 3, 'stoneShade'));

function jugSmall(): Svg {
  return plane('M-5 0V-12L-2-16H3L6-12V0z', 'glassShade') + rect(-2, -19, 5, 3, 'ink');
}

function rollsOfPaper(): Svg {
  return rect(0, -14, 15, 14, 'white') + rect(17, -14, 15, 14, 'white') + rect(11, -14, 4, 14, 'stone') + rect(28, -14, 4, 14, 'stone');
}

/** A canister vacuum with its hose coiled, 60 long. Origin: the floor under its left end. */
export const vacuum: Svg =
  cord('M50-26Q84-60 78-92', 5, 'ink') + plane('M4-8Q2-36 24-38H42Q58-36 58-8z', 'leaf') + plane('M40-38H42Q58-36 58-8H46Q46-28 40-38z', 'leafShade') +
  lines('M6-20h50', 'leafShade', 'edge') + wheel(16, 9) + disc(52, -4, 4, 'ink') + rect(26, -42, 14, 4, 'ink');

/**
 * A burnisher under the hands of someone `pushing`: bar at (40, −94), handle, motor, deck, pad, wheel. Its pad
 * touches the floor from x = 66 to 140.
 */
export const burnisher: Svg =
  // Handle: a tube to the deck, the bar with its switch box.
  cord('M44-92L95-28', 6, 'sunShade') + cord('M43-93L94-29', 3, 'sun') +
  cord('M34-96H46', 6, 'ink') + plane('M42-98L54-100L58-84L48-82z', 'sun') + plane('M53-99.8L54-100L58-84L53-83z', 'sunShade') +
  // Motor and tank on the deck.
  plane('M88-30V-52Q88-62 98-62H114Q124-62 124-52V-30z', 'leaf') + plane('M112-62H114Q124-62 124-52V-30H112z', 'leafShade') +
  rect(96, -70, 20, 8, 'ink') + lines('M94-52h14M94-46h14M94-40h14', 'leafShade', 'edge') +
  plane('M66-14Q68-30 84-32H126Q140-30 142-14z', 'sun') + plane('M124-32H126Q140-30 142-14H126Q128-24 124-32z', 'sunShade') +
  rect(62, -15, 84, 7, 'ink') + rect(68, -8, 74, 5, 'white') + rect(70, -4, 70, 4, 'stoneShade') +
  disc(64, -9, 9, 'ink') + disc(64, -9, 4, 'stoneShade');

/** A ride-on scrubber, heading right, 210 long: tank, hood, seat, wheel, brush deck, squeegee. Seats someone `driving` at its origin; floor at y = 0. */
export const scrubber: { behind: Svg; front: Svg } = {
  behind:
    plane('M-66-16V-74Q-66-84-56-84H-24Q-16-84-14-74L-10-40H24V-16z', 'leafShade') + plane('M-30-96Q-40-96-40-70V-44H-26L-24-92Q-25-96-30-96z', 'ink') +
    cord('M42-80L52-46', 4, 'ink') + cord('M36-86L52-76', 5, 'ink'),
  front:
    plane('M-70-14V-62Q-70-70-62-70H-30Q-24-70-22-62L-18-42H20L24-12z', 'leaf') + plane('M-22-42H20L24-12H-16z', 'leafShade') +
    plane('M-12-44H20Q22-38 18-36H-14z', 'ink') +
    plane('M44-12V-40Q46-58 56-60H70Q92-56 96-22V-12z', 'leaf') + plane('M70-60Q92-56 96-22V-12H80Q84-40 70-60z', 'leafShade') +
    rect(20, -18, 30, 7, 'ink') + rect(-70, -18, 166, 6, 'ink') + rect(84, -40, 8, 7, 'white') +
    plane('M-2-12H52L58-2H-6z', 'glassDull') + rect(-4, -3, 62, 3, 'white') + lines('M-70-30L-90-8', 'ink', 'edge') + plane('M-98-8H-80V0H-95z', 'ink') +
    wheel(-48, 17) + wheel(78, 14) + lines('M-62-56h30', 'leafShade', 'edge') + el('g', { transform: 'translate(-48 -46)' }, plane('M-6-6h12v12h-12z', 'frame') + plane('M-5-5h4.5v4.5h-4.5zM.5-5h4.5v4.5h-4.5zM-5 .5h4.5v4.5h-4.5zM.5 .5h4.5v4.5h-4.5z', 'white')),
};

/** A carpet extractor, 84 long, 96 high: two tanks, handle, wheels. Its hose leaves at (78, −40). Origin: the floor under its left end. */
export const extractor: Svg =
  cord('M10-60L-8-100H-20', 4, 'ink') + plane('M4-14V-58H74Q82-58 82-50V-14z', 'leaf') + plane('M66-58H74Q82-58 82-50V-14H66z', 'leafShade') +
  plane('M8-58V-78Q8-86 16-86H60Q68-86 68-78V-58z', 'glassShade') + plane('M56-86H60Q68-86 68-78V-58H56z', 'glassDull') + plane('M8-58V-68H68V-58z', 'glassDull') +
  rect(28, -94, 18, 8, 'ink') + lines('M4-58H76', 'ink', 'edge') + lines('M12-46h20M12-40h20', 'leafShade', 'edge') + rect(72, -44, 10, 8, 'ink') + wheel(22, 16) + disc(70, -6, 6, 'ink');

/** A carpet wand in the hands of someone `mopping`: its head is flat on the carpet at x = 56 to 92. */
export const wand: Svg =
  cord('M30-118L62-20Q64-12 72-10', 5, 'glassDull') + cord('M29-121L36-101', 7, 'sun') + plane('M64-14H84L94-4V0H56V-5z', 'ink') + lines('M60-2H92', 'glassDull', 'edge');

/** A pressure washer on two wheels, 78 long: engine, pump, hose reel. Its hose leaves at (70, −30). Origin: the floor under its left end. */
export const washer: Svg =
  cord('M6-16L-12-92H-22', 6, 'ink') + cord('M6-16L-12-92H-18', 3, 'glassDull') + rect(0, -24, 74, 8, 'ink') + plane('M8-24V-52H44V-24z', 'brick') + plane('M36-52H44V-24H36z', 'brickShade') +
  rect(14, -66, 26, 14, 'ink') + rect(16, -64, 22, 4, 'glassDull') + lines('M12-46h18M12-40h18M12-34h18', 'brickShade', 'edge') + plane('M46-24V-42H68V-24z', 'glassDull') + disc(57, -33, 6, 'ink') + wheel(22, 16) + rect(62, -16, 6, 16, 'ink');

/** A lance in the hands of someone `spraying`: its nozzle is at (118, −65), its hose leaves the grip at (14, −72). */
export const lance: Svg =
  cord('M40-86L118-65', 4, 'ink') + cord('M6-95L48-84', 7, 'sun') + cord('M30-87L48-82', 3, 'sunShade') +
  plane('M8-93L19-91L17-72L10-72z', 'sun') + plane('M15-92L19-91L17-72L14-72z', 'sunShade') + cord('M110-67L118-65', 6, 'ink');

/** A step ladder from its side, with four treads each 32 above the last. Origin: the floor under the middle of its top. */
export const stepLadder = (treads = 4): Svg => {
  const top = treads * 32 + 6;
  const front = (y: number): number => -34 + (y / top) * 28;
  return (
    lines(`M6-${top}L40 0`, 'glassDull', 'heavy') + lines(`M-6-${top}L-34 0`, 'glassDull', 'heavy') +
    lines(`M${num(front(44))}-44H28`, 'ink') +
    evenlySpaced(treads, 32, 32).map((y) => plane(`M${num(front(y) - 8)}-${y}h30v4h-30z`, 'ink')).join('') +
    rect(-12, -top - 4, 24, 5, 'ink') + rect(-39, -3, 10, 3, 'ink') + rect(35, -3, 10, 3, 'ink')
  );
};

/** A scissor lift, 120 wide, with its platform at `height`: rail, deck, scissors, base. Origin: the floor under its middle. */
export const scissorLift = (height: number): Svg => {
  const stages = Math.max(1, Math.round((height - 40) / 50));
  const step = (height - 36) / stages;
  const crossing = evenlySpaced(stages, 34, step).map((y) => `M-44-${num(y)}L44-${num(y + step)}M44-${num(y)}L-44-${num(y + step)}`).join('');
  return (
    lines(crossing, 'ink', 'heavy') + rect(-60, -34, 120, 20, 'leaf') + rect(44, -34, 16, 20, 'leafShade') + wheel(-42, 12) + wheel(42, 12) +
    rect(-62, -height - 4, 124, 8, 'leafShade') + lines(`M-60-${height}v-60h120v60M-60-${height + 30}h120M0-${height + 60}v60`, 'leaf', 'edge')
  );
};

/** A wet-floor sign, 62 high, in the crew's yellow: someone who slips, and drops. Origin: the floor under its middle. */
export const wetFloorSign: Svg =
  plane('M-5-62H5L19 0H-19z', 'sun') + plane('M5-62L19 0H11L1-62z', 'sunShade') + plane('M-12 0L-10-8H8L10 0z', 'far') +
  plane('M0-52L6-41H-6z', 'ink') + disc(-3, -34, 3, 'ink') + cord('M-2-30L-6-22L2-18L6-13M-6-22L-9-15M-3-28L4-27', 3, 'ink') + lines('M-4-62h8', 'ink', 'edge');

/** A flashlight in a hand at (0, 0), passed as `held`, and its beam, `reach` long. `turn` is in degrees; at 0 it points right. */
export const flashlight = (turn: number, reach: number): Svg =>
  el('g', { transform: `rotate(${num(turn)})` },
    group({ opacity: '.45' }, plane(`M22-6L${num(reach)}-${num(reach * 0.22)}V${num(reach * 0.22)}L22 6z`, 'white')),
    plane('M-12-4H12L16-7H23V7H16L12 4H-12z', 'ink'), rect(20, -7, 3, 14, 'sun'));

/** A tape measure with its tape out. Origin: its lower left corner. */
export const tapeMeasure: Svg = plane('M0 0V-14Q0-18 4-18H14Q20-18 20-10V0z', 'ink') + disc(9, -9, 5, 'stone') + rect(20, -3, 42, 3, 'white') + lines('M26-3v2M32-3v2M38-3v2M44-3v2M50-3v2', 'ink') + rect(60, -4, 3, 5, 'ink');
