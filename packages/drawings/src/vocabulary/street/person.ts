import type { ArtName } from '@uno/tokens';
import { at, disc, el, group, lines, num, paint, plane, type Point, polyline, rect, type Svg } from '../../svg.ts';

/** An arm (elbow, hand) or a leg (knee, heel), from the body outwards. */
export type Limb = readonly [joint: Point, end: Point];

/** Where a body's joints are. The origin is the floor between the feet; the person looks to the right. */
export interface Pose {
  head: Point;
  shoulder: Point;
  hip: Point;
  nearArm: Limb;
  farArm: Limb;
  nearLeg: Limb;
  farLeg: Limb;
}

/** The look of a person. */
export interface Look {
  /** Jacket or coat. Only the crew wear `sun`. */
  jacket: ArtName;
  trousers?: ArtName;
  skin?: 'skin' | 'skinLight';
  /** The hair or the head covering. */
  head?: 'short' | 'long' | 'bun' | 'cap' | 'tuque' | 'hijab' | 'helmet';
  /** The colour of hair, cap, tuque, hijab or helmet. */
  headColour?: ArtName;
  /** Whether the coat reaches the knee. */
  coat?: boolean;
}

/** Someone walking to the right, arms swinging. */
export const walking: Pose = {
  head: [1, -50.5], shoulder: [0.5, -42], hip: [0, -25.5],
  nearArm: [[-5, -33], [-3.5, -25]], farArm: [[5.5, -34], [9, -27.5]],
  nearLeg: [[4.5, -13.5], [6.5, -1.5]], farLeg: [[-1.5, -13.5], [-8, -2.5]],
};

/** Someone standing, one hand forward at the height of a handle. */
export const holding: Pose = {
  head: [1, -50.5], shoulder: [0, -42], hip: [0, -25.5],
  nearArm: [[1.5, -32.5], [9.5, -31.5]], farArm: [[4.5, -35], [11.5, -37]],
  nearLeg: [[2.5, -13.5], [3, -1.5]], farLeg: [[-3, -13.5], [-4.5, -1.5]],
};

/** Someone who carries something low, in the near hand. */
export const carrying: Pose = {
  ...walking,
  nearArm: [[-2, -33], [0.5, -24]],
};

/** Someone who reaches up and to the right with both hands, at a window. */
export const reaching: Pose = {
  head: [1.5, -50.5], shoulder: [0, -42], hip: [-0.5, -25.5],
  nearArm: [[7, -40], [11, -47.5]], farArm: [[7, -45], [13.5, -53]],
  nearLeg: [[2.5, -13.5], [3.5, -1.5]], farLeg: [[-3.5, -13.5], [-5.5, -1.5]],
};

/** Someone who sweeps: the back a little bent, both hands on the stick, low. */
export const sweeping: Pose = {
  head: [6, -48.5], shoulder: [3.5, -40.5], hip: [-1.5, -25],
  nearArm: [[5, -31], [13.4, -27.2]], farArm: [[8.5, -37.5], [11.4, -35]],
  nearLeg: [[4, -13.5], [4, -1.5]], farLeg: [[-4.5, -13.5], [-7, -1.5]],
};

/** Someone on a saddle, hands on the bar, the near foot down. */
export const cycling: Pose = {
  head: [9.5, -58], shoulder: [6, -49.5], hip: [-6, -35],
  nearArm: [[10.5, -41.5], [18, -39]], farArm: [[11.5, -42.5], [18, -39]],
  nearLeg: [[5, -27.5], [0.5, -13]], farLeg: [[6, -31.5], [4.5, -21]],
};

const limb = (from: Point, [joint, end]: Limb, stroke: ArtName, width: number): Svg =>
  el('path', { d: polyline(from, joint, end), stroke: paint(stroke), 'stroke-width': width });

const shoe = ([x, y]: Point): Svg => plane(`M${x - 2.6} ${y + 1.5}v-3h3.6l4 3z`, 'line');

const hair = (look: Look['head'], [x, y]: Point, colour: ArtName): Svg => {
  switch (look) {
    case 'long': return plane(`M${x + 3.5} ${y - 3.4}a5 5 0 0 0-9 2.4v8.5h4.4l1-7z`, colour);
    case 'bun': return plane(`M${x + 4} ${y - 3}a5 5 0 0 0-9 3l2 2.6 2.4-4.6z`, colour) + disc(x - 4.6, y - 3.8, 2.6, colour);
    case 'cap': return plane(`M${x - 5} ${y - 0.6}a5 5 0 0 1 9.4-2.6l3.4 1.6v1z`, colour);
    case 'tuque': return plane(`M${x - 5.2} ${y - 0.4}v-2a5.2 5.2 0 0 1 10.4 0v1z`, colour) + disc(x - 0.4, y - 7.8, 1.8, colour);
    case 'hijab': return plane(`M${x + 3.6} ${y - 4}a5.6 5.6 0 0 0-9.2 4l-1 9h9l.4-4.6-2.6-3.6z`, colour);
    case 'helmet': return plane(`M${x - 5.4} ${y - 0.8}a5.4 5.4 0 0 1 10.8 0h1v1.4h-11.8z`, colour);
    default: return plane(`M${x + 4} ${y - 3}a5 5 0 0 0-9 3l1.6 2.2 2.4-3.8z`, colour);
  }
};

/**
 * A person of 56 units, looking to the right. Limbs are strokes with round ends; hands are discs on the objects that they
 * hold.
 *
 * @param pose where the joints are
 * @param look clothes, skin, hair
 * @param held drawn between the far arm and the near one, in the person's own coordinates
 */
export function person(pose: Pose, look: Look, held: Svg = ''): Svg {
  const { jacket, trousers = 'cloth', skin = 'skin', head = 'short', headColour = 'hair', coat = false } = look;
  const { shoulder, hip } = pose;
  const [sx, sy] = shoulder;
  const [hx, hy] = hip;
  const hem = coat ? hy + 11 : hy + 1.5;
  const arm = (limbOf: Limb): Svg => limb(shoulder, limbOf, jacket, 4.6) + disc(limbOf[1][0], limbOf[1][1], 2.4, skin);
  return group(
    {},
    group(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      limb(shoulder, pose.farArm, jacket, 4.6),
      limb(hip, pose.farLeg, trousers, 5.6),
      limb(hip, pose.nearLeg, trousers, 6),
    ),
    disc(pose.farArm[1][0], pose.farArm[1][1], 2.4, skin),
    shoe(pose.farLeg[1]),
    shoe(pose.nearLeg[1]),
    el('path', { d: polyline(pose.head, shoulder), stroke: paint(skin), 'stroke-width': 4 }),
    plane(`M${sx - 5.4} ${sy + 1}q0-4.4 4.6-4.4h2.4q4 0 4.4 4.4l${num(hx - sx - 0.2)} ${num(hem - sy - 1)}H${num(hx - 5.8)}z`, jacket),
    disc(pose.head[0], pose.head[1], 4.7, skin),
    hair(head, pose.head, headColour),
    held,
    group({ fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, arm(pose.nearArm)),
  );
}

/** One of the crew: yellow jacket, green cap or hijab, white helmet. */
export const crewMember = (pose: Pose, head: NonNullable<Look['head']>, held: Svg, skin: Look['skin'] = 'skin'): Svg =>
  person(pose, { jacket: 'sun', head, headColour: head === 'hijab' || head === 'cap' ? 'leafShade' : head === 'helmet' ? 'white' : 'hair', skin }, held);

/** The same person looking to the left. */
export const facingLeft = (who: Svg): Svg => group({ transform: 'scale(-1 1)' }, who);

/** A broom: its stick leans from the hands to the bristles on the floor. */
export const broom: Svg = lines('M9.6-42L19-5', 'line', 'edge') + plane('M16-6l6.6-1.6 4.4 9.6h-11z', 'leafShade');

/** A mop, its stick leaning to the right, in the hands of someone `sweeping`. */
export const mop: Svg = lines('M9.6-42L21-5', 'line', 'edge') + plane('M16-6l8-2 6 10H13z', 'white');

/** A cup in the hands of someone `holding`. */
export const cup: Svg = rect(8, -36, 5, 6, 'white');

/** A paper bag hanging from the near hand of `carrying`. */
export const bag: Svg = plane('M-5.5-22h11l1 13h-13z', 'white') + lines('M-3-22a3.2 4 0 0 1 6.4 0', 'line');

/** A pail hanging from the near hand of `carrying`. */
export const pail: Svg = plane('M-5-19h11l-1.4 12h-8.2z', 'red') + lines('M-5-19q5.5-9 11 0', 'line');

const leashedDog = (lead: string): Svg =>
  plane('M22-20l4-.5 7 .5 4-5 3 2 5 1-1 4h-5l-1.5 5 .5 12h-3l-2-9h-7l-3 9h-3l.5-10-1-4L14-21l2-1.5z', 'maple') + lines(`${lead}Q27-22 35-20.5M35-23l3.5 5`, 'red');

/** A dog ahead of the person who is `holding` its lead; its paws are on the floor line. The lead reaches its collar. */
export const dog = leashedDog('M10.5-34');

/** A dog ahead of someone who is `walking`, its lead in the far hand. */
export const walkedDog = leashedDog('M9-27.5');

/** A bicycle under someone `cycling`; its wheels stand on the floor line. */
export const bicycle: Svg =
  group(
    { fill: 'none', stroke: paint('roadLine'), 'stroke-width': 2.4 },
    el('circle', { cx: -15, cy: -11, r: 10.5 }),
    el('circle', { cx: 19, cy: -11, r: 10.5 }),
  ) +
  el('path', { d: 'M-15-11L-7.5-30M-15-11H1L14-33M1-11L-6.5-27.5L14.5-30M19-11L13.5-37l5-2.5', fill: 'none', stroke: paint('red'), 'stroke-width': 2.4 }) +
  plane('M-11.5-32h9.5v2.5h-7z', 'line');

/** Puts a person on a floor, with a small shadow under the feet. */
export const onFloor = (x: number, floor: number, who: Svg): Svg =>
  at(x, floor, el('ellipse', { cx: 5, cy: 0.5, rx: 15, ry: 2.5, fill: paint('stoneShade') }), who);
