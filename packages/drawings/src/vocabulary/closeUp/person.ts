import { at, type Colour, el, group, lines, mirror, num, plane, type Point, polyline, type Svg } from '../../svg.ts';
import type { Limb } from '../street/person.ts';
import { backHead, frontHead, sideHead } from './heads.ts';
import { arm, band, between, bones, closeUpLimb, closeUpPoint, crewMark, fingers, hand, shoe, sleeve, taper } from './limbs.ts';
import { type CloseUpLook, type CloseUpPose, coloursOf, type PersonColours } from './look.ts';

/** The body in profile from shoulder to hip, with collar, hem, band and its darker side. */
function body(pose: CloseUpPose, look: CloseUpLook, c: PersonColours, left: boolean): Svg {
  const shoulder = closeUpPoint(pose.shoulder);
  const hip = closeUpPoint(pose.hip);
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

/** What a person holds, in which direction they look, and how tall they are. */
export interface CloseUpOptions {
  /** Drawn in front of the body, under the near hand; the fingers of the far hand close over it. In the person's coordinates. */
  held?: Svg;
  /** Drawn behind the body. */
  behind?: Svg;
  /** Whether the person looks to the left. The light does not change sides. */
  left?: boolean;
  /** The person's height as a factor of 168 units. Default 1. */
  scale?: number;
}

/**
 * A person of 168 units in profile; the origin is the floor between the feet. The same joints as
 * `person`, three times as large, with more detail: tapered limbs, hands that close on what they hold, a
 * face in profile, the jacket's collar, cuff, hem, band and mark.
 *
 * @param pose where the joints are
 * @param look clothes, skin, hair, build
 */
export function closeUpPerson(pose: CloseUpPose, look: CloseUpLook, { held = '', behind = '', left = false, scale = 1 }: CloseUpOptions = {}): Svg {
  const c = coloursOf(look);
  const [shoulder, hip, head] = [closeUpPoint(pose.shoulder), closeUpPoint(pose.hip), closeUpPoint(pose.head)];
  const [nearArm, farArm] = [closeUpLimb(pose.nearArm), closeUpLimb(pose.farArm)];
  const [nearLeg, farLeg] = [closeUpLimb(pose.nearLeg), closeUpLimb(pose.farLeg)];
  const farShoulder: Point = [shoulder[0] + 5, shoulder[1] + 1];
  // The trousers end on the shoe, not on the floor.
  const leg = (from: Point, [knee, heel]: Limb, colour: Colour): Svg =>
    plane(bones(from, [knee, between(knee, heel, 0.82)], [12 * c.girth, 9.6 * c.girth, 7.6]), colour);
  const neck = between(head, shoulder, 0.2);
  // The neck ends on the spine, under the collar, also when the body leans.
  const nape = between(shoulder, hip, -8 / Math.hypot(hip[0] - shoulder[0], hip[1] - shoulder[1]));
  const drawn =
    behind +
    arm(farShoulder, farArm, c, c.top[1]) +
    hand(farArm, pose.far ?? 'fist', [c.skin[1], c.skin[1]]) +
    shoe(farLeg[1], pose.farHeel ?? 0) +
    leg(hip, farLeg, c.trousers[1]) +
    shoe(nearLeg[1], pose.nearHeel ?? 0) +
    leg(hip, nearLeg, c.trousers[0]) +
    lines(polyline(between(hip, nearLeg[0], 0.35), nearLeg[0], between(nearLeg[0], nearLeg[1], 0.96)), c.trousers[1]) +
    plane(taper([neck[0] - 2, neck[1]], 6.5, [nape[0] - 1, nape[1]], 7.5), c.skin[1]) +
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

/** The arms of a person who faces us, in the units of `Pose`; the left-hand side of the picture is negative. */
export interface FrontPose {
  /** Elbow and hand of the arm on the picture's left, and on its right. */
  leftArm: Limb;
  rightArm: Limb;
  /** Whether both arms are in front of the body. Otherwise they hang behind its edge. */
  forward?: boolean;
  /** Whether the person is seen from behind, with the mark on the back and held objects (`behind`) behind the body. */
  fromBehind?: boolean;
}

/**
 * A person of 168 units who faces us, or is seen from behind; the origin is the floor between the feet.
 *
 * @param pose the two arms
 * @param look clothes, skin, hair, build
 */
export function closeUpPersonFromFront(pose: FrontPose, look: CloseUpLook, { held = '', behind = '', scale = 1 }: Omit<CloseUpOptions, 'left'> = {}): Svg {
  const c = coloursOf(look);
  const g = c.girth;
  const [lit, shade] = c.top;
  const crew = look.crew !== false;
  const back = pose.fromBehind === true;
  const n = (value: number): string => num(value * g);
  // Arms in front of the body begin further out and are slimmer, so that the mark on the chest stays visible.
  const [reach, top, shoulder] = pose.forward === true ? [17.4 * g, -121.5, 7.6] : [15.6 * g, -119.5, 9.4];
  const shoulders: readonly [Point, Point] = [[-reach, top], [reach, top]];
  const limbs: readonly [Limb, Limb] = [closeUpLimb(pose.leftArm), closeUpLimb(pose.rightArm)];
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
    (crew ? band([-19 * g, -98], [19 * g, -98]) + el('g', { transform: back ? 'translate(0 -115)scale(1.9)' : `translate(${num(4.8 * g)} -112)scale(${num(Math.min(0.9, g))})` }, crewMark) : '') +
    (back ? '' : lines('M0-132V-64', shade)) +
    plane(back ? 'M-10-136Q0-133 10-136L9-142H-9z' : 'M-10-137L0-131L10-137L9-142H-9z', crew ? 'sunShade' : shade) +
    at(0, -151.5, back ? backHead(look, c) : frontHead(look, c)) +
    (pose.forward === true ? '' : held) +
    (pose.forward === true ? held + arms.join('') : '');
  return scale === 1 ? drawn : group({ transform: `scale(${scale})` }, drawn);
}
