import { carrying as low, holding, reaching as high, sweeping, walking as stride } from '../street/person.ts';
import type { CloseUpPose } from './look.ts';
import type { FrontPose } from './person.ts';

/*
 * Joints in the units of a street (`person.ts`): multiply by three for the units of a close-up. An upper arm is 9.6
 * long and a forearm 8.4, a thigh 12.5 and a shin 12.2: keep these lengths when you move a hand.
 */

/** Standing at ease, arms down. */
export const standing: CloseUpPose = {
  head: [0.8, -50.5], shoulder: [0, -42], hip: [-0.3, -25.5],
  nearArm: [[-1.4, -32.6], [1.6, -25]], farArm: [[1.4, -32.6], [4.8, -25.2]],
  nearLeg: [[0.6, -13.5], [0.2, -1.5]], farLeg: [[1.4, -13.5], [3.4, -1.5]],
};

/** Walking to the right, arms swinging. */
export const walking: CloseUpPose = { ...stride, farHeel: 14, farLeg: [[-1.5, -13.5], [-8.6, -3.2]] };

/** Carrying something low in the near hand, at (1.5, −72). */
export const carrying: CloseUpPose = { ...low, farHeel: 14, farLeg: [[-1.5, -13.5], [-8.6, -3.2]] };

/** One hand forward at the height of a handle. */
export const holdingForward: CloseUpPose = { ...holding };

/** Leaning over a desk of 70 units: the near hand wipes, flat, at (63, −75); the far hand rests on its edge. */
export const wiping: CloseUpPose = {
  head: [13, -46.2], shoulder: [7.4, -39.4], hip: [-2.5, -25.5], nod: 16, hem: 9,
  nearArm: [[12.8, -31.6], [20.6, -26.6]], farArm: [[12, -31.4], [16, -25.4]], near: 'flat', far: 'flat',
  nearLeg: [[1.4, -13.6], [1.8, -1.5]], farLeg: [[-5.4, -13.6], [-10, -2.6]], farHeel: 12,
};

/** Mopping: the back a little bent, both hands on the stick, which leans from (32, −114) to the floor at (66, 0). */
export const mopping: CloseUpPose = {
  ...sweeping, nod: 10,
  nearArm: [[5, -31], [13.2, -28.4]], farArm: [[9.6, -33.4], [11.2, -35.4]],
  nearLeg: [[4, -13.5], [4, -1.5]], farLeg: [[-4.5, -13.5], [-7.6, -2]], farHeel: 8,
};

/** Pushing a machine: both hands on a bar at (40, −94). */
export const pushing: CloseUpPose = {
  head: [4.4, -49.9], shoulder: [2.4, -41.6], hip: [-1.6, -25.5], nod: 4,
  nearArm: [[4.6, -32.4], [12.8, -31.2]], farArm: [[7.2, -33.2], [14.6, -31.8]],
  nearLeg: [[3.2, -13.6], [4.2, -1.5]], farLeg: [[-4.2, -14], [-10.2, -3.4]], farHeel: 16,
};

/** On the saddle of a ride-on machine (seat at 42): hands on the wheel at (42, −80), feet at (41, −9). */
export const driving: CloseUpPose = {
  head: [2.2, -41.8], shoulder: [0.4, -33.4], hip: [-1, -17.4], hem: 5,
  nearArm: [[4.6, -25.4], [12.6, -26.4]], farArm: [[6.6, -26.2], [14.2, -27.6]],
  nearLeg: [[11.4, -17], [11.6, -4.6]], farLeg: [[12.6, -17.4], [14.2, -5]],
};

/** Seated on a chair (seat at 43), hands on a table of 70. */
export const seated: CloseUpPose = { ...driving, nearArm: [[3.4, -24.6], [11.6, -24.8]], farArm: [[5, -25], [13.4, -25.4]], nearLeg: [[11.4, -15.6], [11, -1.5]], farLeg: [[12.4, -16], [14, -1.5]] };

/** Both hands up at a pole or a filter: the near one at (33, −143), the far one at (41, −159). */
export const reaching: CloseUpPose = { ...high, nod: -14 };

/** Kneeling on the near knee, a hand at work at (46, −40). */
export const kneeling: CloseUpPose = {
  head: [6.6, -38.6], shoulder: [3, -30.4], hip: [-3.4, -14.6], nod: 14, hem: 7,
  nearArm: [[8.4, -22.6], [15.6, -18]], farArm: [[8, -23], [13.6, -17.4]],
  nearLeg: [[0.6, -3.2], [-10.6, -6]], farLeg: [[8.6, -14], [9, -1.5]], nearHeel: 90,
};

/** Holding a lance with both hands, its trigger at (13, −93), its barrel at (40, −86): it points a little down. */
export const spraying: CloseUpPose = {
  ...holding,
  head: [0.6, -50.4], shoulder: [-0.6, -41.9],
  nearArm: [[-3.6, -32.8], [4.4, -31]], farArm: [[6.6, -33.8], [13.2, -28.6]],
  nearLeg: [[4.4, -13.9], [6.4, -1.5]], farLeg: [[-4.4, -13.8], [-8, -1.5]],
};

/** Handing something over, at (35, −104). */
export const handing: CloseUpPose = { ...holding, nearArm: [[3.4, -33], [11.6, -34.8]], farArm: [[0.6, -32.4], [3.6, -24.8]] };

/** Holding up a flashlight at (33, −122). */
export const lighting: CloseUpPose = { ...standing, nod: -16, nearArm: [[5.2, -34], [11, -40.4]], farArm: [[1.4, -32.6], [4.8, -25.2]] };

/** Writing on a board: the far hand holds it at (27, −95), the near hand writes at (29, −104). */
export const writing: CloseUpPose = { ...standing, nod: 14, nearArm: [[1.6, -32.6], [9.6, -34.8]], farArm: [[1.8, -32.6], [9, -31.4]] };

/** On a step ladder: the near foot on the tread above (32 higher), both arms up. */
export const climbing: CloseUpPose = { ...high, nod: -16, nearLeg: [[7.6, -21.6], [8.4, -12.2]], farLeg: [[0.6, -13.4], [1.6, -1.5]] };

/** Facing us, arms down. */
export const frontStanding: FrontPose = { leftArm: [[-8.6, -32.6], [-8.2, -24.4]], rightArm: [[8.6, -32.6], [8.2, -24.4]] };

/** Facing us, the left-hand arm out on an upright pole at (−38, −98). */
export const frontPole: FrontPose = { leftArm: [[-9.4, -33], [-12.8, -34.6]], rightArm: [[8.6, -32.6], [8.2, -24.4]], forward: true };

/** Facing us, arms folded. */
export const frontFolded: FrontPose = { leftArm: [[-8, -33.4], [1.6, -33.4]], rightArm: [[8, -33.4], [-3.4, -33.2]], forward: true };

/** Facing us, the right-hand arm raised away from the body: a held object hangs from (49, −124). */
export const frontRaising: FrontPose = { leftArm: [[-8.6, -32.6], [-8.2, -24.4]], rightArm: [[12.2, -34.2], [16.4, -41.4]], forward: true };

/** Facing us, the right-hand arm out on an upright pole at (38, −98). */
export const frontPoleRight: FrontPose = { leftArm: [[-8.6, -32.6], [-8.2, -24.4]], rightArm: [[9.4, -33], [12.8, -34.6]], forward: true };

/** Facing us, both hands in front of the chest, at (−10, −98) and (13, −94), sorting something between them. */
export const frontSorting: FrontPose = { leftArm: [[-9.6, -31.2], [-3.4, -32.6]], rightArm: [[9.8, -31.4], [4.4, -31.4]], forward: true };

/** From behind, both arms up: the left-hand one at (−20, −168), the other out at (50, −161). */
export const backReaching: FrontPose = { leftArm: [[-9.5, -48.3], [-6.5, -56.1]], rightArm: [[12, -46.5], [16.5, -53.6]], fromBehind: true };

/** From behind, the right-hand arm out and up at (46, −146); the other hangs. */
export const backWiping: FrontPose = { leftArm: [[-8.8, -32.4], [-9.4, -24.2]], rightArm: [[13.2, -43.6], [15.4, -51.7]], fromBehind: true };
