import type { Picture } from '../studio/picture.ts';
import { mirrored } from '../world/body.ts';
import { onCable } from '../world/cable.ts';
import { RIDER_TWO } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { BOARDS, EDGE, rider } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { spray, wake } from '../world/spray.ts';

const hour = turned(HOURS.lateAfternoon, 246, 24);
const CARRIER = 70;

export const picture: Picture = {
  hour,
  focus: { at: [60, 0, -8], reach: 22 },
  wide: { from: [67.5, 1.3, 1.6], to: [58.9, 1.35, -8.2], fov: 34 },
  build: () => {
    const people = new Sculpt(5);
    rider(people, {
      at: [57.2, 0.55, -8],
      turn: [-0.28, Math.PI / 2, -0.08],
      board: BOARDS.teal,
      pose: mirrored(EDGE),
      look: RIDER_TWO,
      carrier: onCable(PLAN.trackOne, CARRIER),
    });
    return [
      ...everything({
        hour,
        carriers: { first: [CARRIER] },
        clouds: [{ azimuth: -58, elevation: 6, width: 14 }],
      }),
      people.build(),
      spray({
        path: [
          [56.8, 0.35, -7.9],
          [54.5, 0.05, -8],
          [52, 0, -8],
        ],
        throw: [1.5, 2.2, 1.4],
        stray: 1.1,
        drops: 2200,
        time: 0.7,
        size: 0.05,
      }),
      wake(
        [
          [55, 0, -8],
          [30, 0, -8],
        ],
        2.6,
      ),
    ];
  },
};
