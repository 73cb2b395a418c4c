import { type Pose, person } from './body.ts';
import { onCable } from './cable.ts';
import { INSTRUCTOR, RIDER, RIDER_THREE, RIDER_TWO } from './clothes.ts';
import { DOCK_TOP } from './dock.ts';
import { PLAN } from './lake.ts';
import { CROUCH, STAND, sit } from './poses.ts';
import { BOARDS, tow, wakeboard } from './rider.ts';
import type { Point, Sculpt } from './sculpt.ts';

/** On the edge of the dock, board on the water under the feet, handle in both hands. */
const READY: Pose = {
  hips: [0, 0.1, -0.02],
  neck: [0, 0.62, 0.06],
  headTo: [-0.75, 0.05, 1],
  left: { hand: [0.14, 0.36, 0.52], foot: [0.27, -0.49, 0.4], knee: [0.3, 1, 1], toes: [0, 0, 1] },
  right: { hand: [-0.14, 0.36, 0.52], foot: [-0.27, -0.49, 0.4], knee: [-0.3, 1, 1], toes: [0, 0, 1] },
};

/** Kneeling beside the beginner, one hand at the handle, the other showing the way. */
const SHOW: Pose = {
  ...CROUCH,
  headTo: [-0.85, -0.1, 0.6],
  left: { ...CROUCH.left, hand: [0.22, 0.52, 0.36] },
  right: { ...CROUCH.right, hand: [-0.66, 1.0, 0.34], elbow: [0, -1, 0.2] },
};

/** Where the beginner sits. */
export const PUPIL: Point = [PLAN.dock.x + 3.3, DOCK_TOP, PLAN.dock.z - 10.9];

/** The first lesson at the dock of track 2, with two more waiting for their turn. */
export function lesson(sculpt: Sculpt, carrierX: number): void {
  person(sculpt, PUPIL, Math.PI, READY, { ...RIDER_TWO, shoes: BOARDS.coral.boots });
  sculpt.within([PUPIL[0], 0.045, PUPIL[2] - 0.4], Math.PI / 2, () => wakeboard(sculpt, BOARDS.coral));
  tow(sculpt, [PUPIL[0], PUPIL[1] + 0.36, PUPIL[2] - 0.52], onCable(PLAN.trackTwo, carrierX), [1, 0, 0]);
  person(sculpt, [PUPIL[0] - 0.95, DOCK_TOP, PUPIL[2] + 0.12], Math.PI - 0.35, SHOW, INSTRUCTOR);
  const bench: Point = [PLAN.dock.x + 0.6, DOCK_TOP + 0.48, PLAN.dock.z - 5.8];
  person(sculpt, [bench[0] - 0.4, bench[1], bench[2]], Math.PI + 0.2, sit(0.48), RIDER, 0.86);
  person(sculpt, [bench[0] + 0.5, DOCK_TOP, bench[2] - 0.7], Math.PI - 0.4, STAND, RIDER_THREE, 0.94);
}
