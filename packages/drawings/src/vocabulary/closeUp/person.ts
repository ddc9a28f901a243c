import type { Limb, Pose } from '../street/person.ts';
import { at, disc, el, group, lines, mirror, num, paint, plane, type Plane, type Point, type Svg, through } from '../../svg.ts';
import { drawnMark } from '../../mark/mark.ts';

/** A close view is three times a wide one: a person of 168 units in a storey of 288. */
const CLOSE = 3;

/** How a hand is held: closed on a handle, or flat on what it wipes. */
export type Grip = 'fist' | 'flat';

/** A pose of a close view: the joints of `Pose` in its own small units, and what only shows close up. */
export interface ClosePose extends Pose {
  /** How far the head is bowed, in degrees; negative looks up. */
  nod?: number;
  near?: Grip;
  far?: Grip;
  /** How far the heel is lifted from the floor, in degrees: the toe stays; past 45, of someone who kneels, the ankle does. */
  nearHeel?: number;
  farHeel?: number;
  /** How far the jacket reaches below the hip, in close units. Default 12; less for someone seated. */
  hem?: number;
}

export type Head = 'short' | 'curly' | 'long' | 'bun' | 'cap' | 'tuque' | 'hijab' | 'helmet' | 'bald';

/** What tells one person from another in a close view. */
export interface CloseLook {
  /** Crew wear the yellow jacket with its band and mark; nobody else does. Default `true`. */
  crew?: boolean;
  /** What others wear, and its darker side. */
  top?: readonly [lit: Plane, shade: Plane];
  trousers?: readonly [lit: Plane, shade: Plane];
  skin?: 'skinFair' | 'skinLight' | 'skin' | 'skinDeep';
  head?: Head;
  /** The colour of hair; of the cap, tuque, hijab or helmet when there is one. */
  headColour?: Plane;
  /** The hair below a cap, tuque or helmet, and the beard. Default `hair`. */
  hair?: Plane;
  beard?: boolean;
  build?: 'slight' | 'middle' | 'broad';
}

interface Colours {
  top: readonly [Plane, Plane];
  trousers: readonly [Plane, Plane];
  skin: readonly [Plane, Plane];
  head: Plane;
  hair: Plane;
  girth: number;
}

const skins = {
  skinFair: ['skinFair', 'skinLight'],
  skinLight: ['skinLight', 'skin'],
  skin: ['skin', 'skinDeep'],
  skinDeep: ['skinDeep', 'hair'],
} as const;

const girths = { slight: 0.88, middle: 1, broad: 1.17 } as const;

const coloursOf = ({ crew = true, top, trousers, skin = 'skin', headColour, hair = 'hair', build = 'middle' }: CloseLook): Colours => ({
  top: crew ? ['sun', 'sunShade'] : (top ?? ['leaf', 'leafShade']),
  trousers: trousers ?? ['cloth', 'ink'],
  skin: skins[skin],
  head: headColour ?? hair,
  hair,
  girth: girths[build],
});

const close = ([x, y]: Point): Point => [x * CLOSE, y * CLOSE];
const angleOf = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);
const degrees = (radians: number): number => (radians * 180) / Math.PI;
const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [ax + (bx - ax) * part, ay + (by - ay) * part];

/** The outline round two discs: one bone with its flesh. */
function taper([ax, ay]: Point, ra: number, [bx, by]: Point, rb: number): string {
  const turn = angleOf([ax, ay], [bx, by]);
  const lean = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / Math.hypot(bx - ax, by - ay))));
  const on = (x: number, y: number, r: number, angle: number): string => `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`;
  const big = lean < Math.PI / 2 ? 1 : 0;
  return (
    `M${on(ax, ay, ra, turn + lean)}A${num(ra)} ${num(ra)} 0 ${big} 1 ${on(ax, ay, ra, turn - lean)}` +
    `L${on(bx, by, rb, turn - lean)}A${num(rb)} ${num(rb)} 0 ${1 - big} 1 ${on(bx, by, rb, turn + lean)}z`
  );
}

/** A limb of two bones, in one path. */
const bones = (from: Point, [joint, end]: Limb, [r0, r1, r2]: readonly [number, number, number]): string =>
  taper(from, r0, joint, r1) + taper(joint, r1, end, r2);

/** A mitten with its thumb; it lies along the forearm, the thumb always on the upper side. */
function hand([wrist, end]: Limb, grip: Grip, [skin, shade]: readonly [Plane, Plane]): Svg {
  const forearm = degrees(angleOf(wrist, end));
  // A flat hand bends at the wrist until it lies on what it wipes.
  const angle = grip === 'flat' ? forearm * 0.3 : forearm;
  const over = Math.abs(angle) > 90;
  const shape =
    grip === 'fist'
      ? plane('M-8-4.5Q0-7 5-6Q9-4 8.5 1Q8 6.5 2 6.5Q-4 6-8 4z', skin) +
        lines('M3 6Q1 2.5 4-.5M-1 5.8Q-2 3-.5 1', shade) +
        plane('M-4-4.5Q1-9.5 6.5-7.5Q8.5-5.5 5.5-4.2L-1-2z', skin) +
        lines('M5.5-4.2L-1-2.2', shade)
      : plane('M-9-4.5Q-2-6.5 5-4.5Q13-2.5 15 1Q15.5 4 10 4H-6Q-10 1-9-4.5z', skin) +
        plane('M-4 0Q2-1 6 2.5Q8 5 4.5 5.5L-5 4z', skin) +
        lines('M6.5 2.5Q7 4.5 4.5 5.2M8 1.5L14 2.4', shade);
  const [x, y] = end;
  return el('g', { transform: `translate(${num(x)} ${num(y)})rotate(${num(angle)})${over ? 'scale(1 -1)' : ''}` }, shape);
}

/** The fingers of the far hand, that close over what it holds. */
const fingers = ([wrist, end]: Limb, [, shade]: readonly [Plane, Plane]): Svg => {
  const angle = degrees(angleOf(wrist, end));
  const over = Math.abs(angle) > 90;
  return el(
    'g',
    { transform: `translate(${num(end[0])} ${num(end[1])})rotate(${num(angle)})${over ? 'scale(1 -1)' : ''}` },
    plane('M1-5Q7-6 8-2Q9 3 5.5 5.5Q1 6.5 .5 3z', shade),
  );
};

const shoe = ([x, y]: Point, lift: number): Svg =>
  el(
    'g',
    { transform: `translate(${num(x)} ${num(y + 4.5)})${lift === 0 ? '' : `rotate(${num(lift)} ${lift > 45 ? '0 -4.5' : '15 0'})`}` },
    plane('M-8.5-2.5V-10Q-3-13 5-11Q8-7.5 14-6.5Q18-5.5 18-2.5z', 'ink') + plane('M-9-3H18.2V0H-9z', 'stoneShade'),
  );

/** The mark on the crew's clothes: ten units square, about its middle, in two colours. */
export const mark: Svg = drawnMark(-5, -5, 10, { frame: 'frame', panes: 'white', lit: 'white' });

const cropped = (hair: Plane): Svg =>
  plane('M10.6-8Q11-15 3-17.6Q-6-19.5-11-14Q-15.5-8-12.5 1L-10 8L-6 6.5L-5.5-1Q-2.5-1.5-1-4Q3-5.5 4-9Q7-7 10.6-8z', hair);

const sideHair: Record<Head, (c: Colours) => Svg> = {
  bald: () => '',
  short: ({ hair }) => cropped(hair),
  curly: ({ hair }) =>
    plane('M11-8a5 5 0 0 0-2-8a6 6 0 0 0-9-4a6.5 6.5 0 0 0-10 3a6.5 6.5 0 0 0-6 8a6 6 0 0 0 0 9a5.5 5.5 0 0 0 6 6l5-3 .5-6q4-2 4-6q6 2 11.5 1z', hair),
  long: ({ hair }) => plane('M10.6-8Q11-15 3-17.6Q-6-19.5-12-13Q-17-4-14.5 8Q-13.5 20-15 25Q-6 27-3 21Q-5.5 9-4.5 0Q2-4 3-9Q7-7 10.6-8z', hair),
  bun: ({ hair }) => disc(-15, -9, 6.4, hair) + cropped(hair),
  cap: ({ head, hair }) =>
    plane('M-13-4L-11.5 7L-6.5 6L-5-5z', hair) +
    plane('M-14-3Q-15.5-17-1-18.5Q9-18 11.5-9L20-6.5Q21-4 18.5-3.8L9-5.5Q-3-7.5-14-3z', head) +
    lines('M11-9L-1-8', 'ink'),
  tuque: ({ head, hair }) =>
    plane('M-12.5-3L-11 7L-6.5 6L-5-3z', hair) +
    plane('M-13.5-7Q-13-22-1-22Q11-21 11.5-9z', head) +
    disc(-2, -23, 4.2, head) +
    plane('M-14.5-9Q-2-12 12.5-11.5L12.8-5.5Q-2-6-14.5-2z', 'white'),
  hijab: ({ head }) =>
    plane('M9-11.5Q6-18-2-18Q-13-17-14-5Q-14.5 6-13.5 10L-17 24Q-4 29 10 23Q9 16 4.5 12.6Q-1.5 9-1.5 2Q-1-8 9-11.5z', head) +
    lines('M-10 12Q-2 18 7 18', 'ink'),
  helmet: ({ head, hair }) =>
    plane('M-12-3L-11 7L-6.5 6L-5-3z', hair) +
    plane('M-15-6Q-15.5-22-1-22.5Q12.5-22 13-9L19-6.5V-4.5H-15z', head) +
    plane('M7-20.4Q12.6-18 13-9L19-6.5V-4.5H9Q10-14 7-20.4z', head === 'white' ? 'stone' : head) +
    lines('M-15-6.5H13M-4-22Q1-16 1-8', 'ink'),
};

const sideBeard = (hair: Plane): Svg => plane('M-4 1L-1.5 6Q4 3 7 5.5L11.4 5.6Q12 11 9 14.5Q2 17-3 12z', hair);

/** A head in profile, looking right; its origin is the middle of the skull. */
function sideHead(look: CloseLook, c: Colours): Svg {
  const [skin, shade] = c.skin;
  const head = look.head ?? 'short';
  return (
    plane('M-11.5-2Q-12-15 1-15.5Q10-15 10.6-7.5L10.8-4.5L14.4 1.2Q14.4 3 11.4 3.2L11.8 6L10.8 8.5Q11.5 13 6 13.5Q1 13.5-3 11L-10 6z', skin) +
    (look.beard === true ? sideBeard(c.hair) : '') +
    lines('M7.4 7.8Q9 9.4 11.2 8.5', look.beard === true ? shade : 'hair') +
    disc(7, -2.4, 1.2, 'hair') +
    lines('M4.5-5.8Q7.5-7.3 9.8-6', c.hair === 'hairGrey' ? 'hairGrey' : 'hair') +
    (head === 'hijab' ? '' : el('ellipse', { cx: -3, cy: 0.8, rx: 2.6, ry: 3.8, fill: paint(shade) })) +
    sideHair[head](c)
  );
}

/** A band across a limb or a body: a strip of paper white. */
const band = (from: Point, to: Point, width = 5): Svg =>
  el('path', { d: through(from, to), fill: 'none', stroke: paint('white'), 'stroke-width': width });

/** The body in profile from shoulder to hip, with collar, hem, band and its darker side. */
function body(pose: ClosePose, look: CloseLook, c: Colours, left: boolean): Svg {
  const shoulder = close(pose.shoulder);
  const hip = close(pose.hip);
  const length = Math.hypot(hip[0] - shoulder[0], hip[1] - shoulder[1]);
  const [ux, uy] = [(hip[0] - shoulder[0]) / length, (hip[1] - shoulder[1]) / length];
  const g = c.girth;
  /** A point of the body: `down` the back from the shoulder, `out` towards the chest. */
  const on = (down: number, out: number): string =>
    `${num(shoulder[0] + ux * down + uy * out * g)} ${num(shoulder[1] + uy * down - ux * out * g)}`;
  const point = (down: number, out: number): Point => [shoulder[0] + ux * down + uy * out * g, shoulder[1] + uy * down - ux * out * g];
  const hem = length + (pose.hem ?? 12);
  const belly = c.girth > 1.1 ? 18 : 14.5;
  const chest = `Q${on(-8, 14)} ${on(12, 15)}Q${on(length * 0.7, belly)} ${on(hem, 14.5)}`;
  const back = `Q${on(length * 0.65, -13)} ${on(10, -15.5)}Q${on(-6, -16)} ${on(-11, -7)}z`;
  const [lit, shade] = c.top;
  const side = left
    ? `M${on(-10, -7)}Q${on(-6, -16)} ${on(10, -15.5)}Q${on(length * 0.65, -13)} ${on(hem, -15)}L${on(hem, -7)}Q${on(20, -9)} ${on(-10, -7)}z`
    : `M${on(-10, 5)}${chest}L${on(hem, 7)}Q${on(22, 8)} ${on(-10, 5)}z`;
  return (
    plane(`M${on(-11, -7)}L${on(-11, 6)}${chest}L${on(hem, -15)}${back}`, lit) +
    plane(side, shade) +
    (look.crew === false ? '' : band(point(27, -14.6), point(27, 14.8)) + lines(`M${on(hem - 4, -14.5)}L${on(hem - 4, 14)}`, shade)) +
    plane(`M${on(-14, -8.5)}L${on(-16, 6)}L${on(-7, 9)}L${on(-7, -9)}z`, look.crew === false ? shade : 'sunShade')
  );
}

const arm = (from: Point, limb: Limb, c: Colours, colour: Plane, edge?: Plane, shoulder = 9.4): Svg => {
  const cuff = between(limb[0], limb[1], 0.78);
  const d = bones(from, [limb[0], cuff], [shoulder * c.girth, 7.4 * c.girth, 6]);
  // The edge lies under the sleeve, so that no seam shows at the elbow.
  return (edge === undefined ? '' : el('path', { d, fill: 'none', stroke: paint(edge), 'stroke-width': 3 })) + plane(d, colour);
};

/** Band, mark and cuff of the near sleeve. */
function sleeve(from: Point, [joint, end]: Limb, c: Colours, marked = true): Svg {
  const across = (part: number, half: number, a: Point, b: Point): readonly [Point, Point] => {
    const turn = angleOf(a, b) + Math.PI / 2;
    const [x, y] = between(a, b, part);
    return [[x + half * Math.cos(turn), y + half * Math.sin(turn)], [x - half * Math.cos(turn), y - half * Math.sin(turn)]];
  };
  const [x, y] = between(from, joint, 0.3);
  const turn = degrees(angleOf(from, joint)) - 90;
  const cuff = across(0.74, 6.2, joint, end);
  return (
    band(...across(0.82, 7.6 * c.girth, from, joint), 4) +
    (marked ? el('g', { transform: `translate(${num(x)} ${num(y)})rotate(${num(turn)})` }, mark) : '') +
    el('path', { d: through(...cuff), stroke: paint('sunShade'), 'stroke-width': 4 })
  );
}

const closeLimb = ([joint, end]: Limb): Limb => [close(joint), close(end)];

/** What a figure holds and which way it looks. */
export interface Held {
  /** Drawn in front of the body, under the near hand; the far hand's fingers close over it. In the figure's own coordinates. */
  held?: Svg;
  /** Drawn behind the body. */
  behind?: Svg;
  /** Looks to the left; the light stays where it is. */
  left?: boolean;
  /** The person's height against 168 units. Default 1. */
  scale?: number;
}

/**
 * A person of 168 units in profile; the origin is the floor between the feet. The same joints as
 * `person`, three times as large, with what shows close up: tapered limbs, hands that close on what they
 * hold, a face in profile, the jacket's collar, cuff, hem, band and mark.
 *
 * @param pose where the joints are
 * @param look clothes, skin, hair, build
 */
export function figure(pose: ClosePose, look: CloseLook, { held = '', behind = '', left = false, scale = 1 }: Held = {}): Svg {
  const c = coloursOf(look);
  const [shoulder, hip, head] = [close(pose.shoulder), close(pose.hip), close(pose.head)];
  const [nearArm, farArm] = [closeLimb(pose.nearArm), closeLimb(pose.farArm)];
  const [nearLeg, farLeg] = [closeLimb(pose.nearLeg), closeLimb(pose.farLeg)];
  const farShoulder: Point = [shoulder[0] + 5, shoulder[1] + 1];
  // The trousers end on the shoe, not on the floor.
  const leg = (from: Point, [knee, heel]: Limb, colour: Plane): Svg =>
    plane(bones(from, [knee, between(knee, heel, 0.82)], [12 * c.girth, 9.6 * c.girth, 7.6]), colour);
  const neck = between(head, shoulder, 0.2);
  const drawn =
    behind +
    arm(farShoulder, farArm, c, c.top[1]) +
    hand(farArm, pose.far ?? 'fist', [c.skin[1], c.skin[1]]) +
    shoe(farLeg[1], pose.farHeel ?? 0) +
    leg(hip, farLeg, c.trousers[1]) +
    shoe(nearLeg[1], pose.nearHeel ?? 0) +
    leg(hip, nearLeg, c.trousers[0]) +
    lines(through(between(hip, nearLeg[0], 0.35), nearLeg[0], between(nearLeg[0], nearLeg[1], 0.96)), c.trousers[1]) +
    plane(taper([neck[0] - 2, neck[1]], 6.5, [shoulder[0] - 1, shoulder[1] - 8], 7.5), c.skin[1]) +
    body(pose, look, c, left) +
    el('g', { transform: `translate(${num(head[0])} ${num(head[1])})${pose.nod === undefined ? '' : `rotate(${num(pose.nod)})`}` }, sideHead(look, c)) +
    held +
    ((pose.far ?? 'fist') === 'fist' ? fingers(farArm, c.skin) : '') +
    arm(shoulder, nearArm, c, c.top[0], c.top[1]) +
    (look.crew === false ? '' : sleeve(shoulder, nearArm, c)) +
    hand(nearArm, pose.near ?? 'fist', c.skin);
  const turned = left ? mirror(drawn) : drawn;
  return scale === 1 ? turned : group({ transform: `scale(${scale})` }, turned);
}

/** A frontal figure's arms, in its small units; the left-hand side of the picture is negative. */
export interface FrontPose {
  /** Elbow and hand of the arm on the picture's left, and on its right. */
  leftArm: Limb;
  rightArm: Limb;
  /** Both arms in front of the body; else they hang behind its edge. */
  forward?: boolean;
}

const frontCropped = (hair: Plane): Svg =>
  plane('M-12.4 1Q-15-17 0-18Q15-17 12.4 1L10.6-6Q4-7 1-11Q-4-7-10.6-6z', hair);

const frontHair: Record<Head, (c: Colours) => Svg> = {
  bald: () => '',
  short: ({ hair }) => frontCropped(hair),
  curly: ({ hair }) => plane('M-12 3a6 6 0 0 1-3-9a6.5 6.5 0 0 1 4-9a7 7 0 0 1 11-5a7 7 0 0 1 11 5a6.5 6.5 0 0 1 4 9a6 6 0 0 1-3 9L10.6-5Q0-10-10.6-5z', hair),
  long: ({ hair }) => plane('M-12 26Q-18 10-14-4Q-12-18 0-18.5Q12-18 14-4Q18 10 12 26L9 22L10.8-4Q4-5 0-11.5Q-5-5-10.8-4L-9 22z', hair),
  bun: ({ hair }) => disc(0, -19, 6.4, hair) + frontCropped(hair),
  cap: ({ head, hair }) => plane('M-12.4 3V-6H-10.5V3zM10.5 3V-6H12.4V3z', hair) + plane('M-13-5Q-13-19 0-19Q13-19 13-5z', head) + plane('M-13-5Q0-11 13-5Q14-2.5 12-2.5Q0-6-12-2.5Q-14-2.5-13-5z', 'ink'),
  tuque: ({ head, hair }) => plane('M-12.6 4V-7H-10.5V4zM10.5 4V-7H12.6V4z', hair) + plane('M-13-8Q-13-22 0-22Q13-22 13-8z', head) + disc(0, -23.5, 4.2, head) + plane('M-13.5-11Q0-14 13.5-11V-5.5Q0-8-13.5-5.5z', 'white'),
  hijab: ({ head }) => plane('M-17 24Q-12 12-14-3Q-12-19 0-19Q12-19 14-3Q12 12 17 24Q0 31-17 24zM0 13.5Q10.5 9 10-2Q9-11.5 0-12Q-9-11.5-10-2Q-10.5 9 0 13.5z', head) + lines('M-9 16Q0 22 9 16', 'ink'),
  helmet: ({ head, hair }) => plane('M-12.4 3V-6H-10.5V3zM10.5 3V-6H12.4V3z', hair) + plane('M-14.5-6Q-14-21 0-21Q14-21 14.5-6L16-3.5H-16z', head) + lines('M-15-5.5H15M-5-20Q-7-14-6-6M5-20Q7-14 6-6', 'ink'),
};

function frontHead(look: CloseLook, c: Colours): Svg {
  const [skin, shade] = c.skin;
  const head = look.head ?? 'short';
  return (
    (head === 'hijab' ? '' : el('ellipse', { cx: -11.5, cy: 0.5, rx: 2.4, ry: 3.6, fill: paint(skin) }) + el('ellipse', { cx: 11.5, cy: 0.5, rx: 2.4, ry: 3.6, fill: paint(shade) })) +
    plane('M-11.4-4Q-11-16 0-16Q11-16 11.4-4Q11.5 6 7 11Q3.5 14.5 0 14.5Q-3.5 14.5-7 11Q-11.5 6-11.4-4z', skin) +
    (look.beard === true ? plane('M-11.3-1Q-9 5-5 5Q0 3 5 5Q9 5 11.3-1Q12 10 7 14Q0 18.5-7 14Q-12 10-11.3-1z', c.hair) : '') +
    lines('M-3 8.2Q0 9.6 3 8.2', look.beard === true ? shade : 'hair') +
    plane('M0-2L2.6 3.6Q1 4.8-1 4z', shade) +
    disc(-4.6, -2, 1.2, 'hair') +
    disc(4.6, -2, 1.2, 'hair') +
    lines('M-7-5.2Q-4.6-6.6-2.4-5.4M2.4-5.4Q4.6-6.6 7-5.2', c.hair === 'hairGrey' ? 'hairGrey' : 'hair') +
    frontHair[head](c)
  );
}

/**
 * A person of 168 units who faces us, for a portrait; the origin is the floor between the feet.
 *
 * @param pose the two arms
 * @param look clothes, skin, hair, build
 */
export function frontFigure(pose: FrontPose, look: CloseLook, { held = '', behind = '', scale = 1 }: Omit<Held, 'left'> = {}): Svg {
  const c = coloursOf(look);
  const g = c.girth;
  const [lit, shade] = c.top;
  const crew = look.crew !== false;
  const n = (value: number): string => num(value * g);
  // Arms in front of the body begin further out and slimmer, so that the mark on the chest stays in view.
  const [reach, top, shoulder] = pose.forward === true ? [17.4 * g, -121.5, 7.6] : [15.6 * g, -119.5, 9.4];
  const shoulders: readonly [Point, Point] = [[-reach, top], [reach, top]];
  const limbs: readonly [Limb, Limb] = [closeLimb(pose.leftArm), closeLimb(pose.rightArm)];
  const arms = limbs.map((limb, side) => {
    const from = shoulders[side === 0 ? 0 : 1];
    return arm(from, limb, c, side === 0 ? lit : shade, shade, shoulder) + (crew ? sleeve(from, limb, c, false) : '') + hand(limb, 'fist', c.skin);
  });
  const leg = (side: 1 | -1): Svg =>
    plane(taper([side * 8.5 * g, -76], 11.5 * g, [side * 9 * g, -40], 9 * g) + taper([side * 9 * g, -40], 9 * g, [side * 9.5 * g, -13], 7.6), c.trousers[side === 1 ? 1 : 0]) +
    lines(`M${n(side * 9.5 + 2)}-64V-10`, 'ink');
  const foot = (side: 1 | -1): Svg =>
    at(side * 10.5 * g, 0, plane('M-8-2.5Q-8.5-11 0-11.5Q8.5-11 8-2.5z', 'ink') + plane('M-8.5-3H8.5V0H-8.5z', 'stoneShade'));
  const drawn =
    behind +
    foot(-1) + foot(1) + leg(-1) + leg(1) +
    (pose.forward === true ? '' : arms.join('')) +
    plane(taper([0, -143], 7, [0, -130], 8), c.skin[1]) +
    plane(`M${n(-9)}-136Q${n(-22)}-134 ${n(-24)}-120L${n(-18.5)}-100L${n(-20.5)}-64H${n(20.5)}L${n(18.5)}-100L${n(24)}-120Q${n(22)}-134 ${n(9)}-136z`, lit) +
    plane(`M${n(8)}-136Q${n(22)}-134 ${n(24)}-120L${n(18.5)}-100L${n(20.5)}-64H${n(11)}L${n(11)}-100z`, shade) +
    (crew ? band([-19 * g, -98], [19 * g, -98]) + el('g', { transform: `translate(${num(4.8 * g)} -112)scale(${num(Math.min(0.9, g))})` }, mark) : '') +
    lines('M0-132V-64', shade) +
    plane('M-10-137L0-131L10-137L9-142H-9z', crew ? 'sunShade' : shade) +
    at(0, -151.5, frontHead(look, c)) +
    (pose.forward === true ? '' : held) +
    (pose.forward === true ? held + arms.join('') : '');
  return scale === 1 ? drawn : group({ transform: `scale(${scale})` }, drawn);
}
