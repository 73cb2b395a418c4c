import type { Picture } from '../studio/picture.ts';
import { mirrored } from '../world/body.ts';
import { onCable } from '../world/cable.ts';
import { RIDER_THREE } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { BOARDS, rider, SLIDE } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { spray, wake } from '../world/spray.ts';

const hour = turned(HOURS.day, 205, 42);
const CARRIER = -2;

export const picture: Picture = {
  hour,
  focus: { at: [-22, 0, -8], reach: 22 },
  wide: { from: [-14.6, 1.5, 4.4], to: [-20.9, 1.35, -8], fov: 38 },
  build: () => {
    const people = new Sculpt(5);
    rider(people, {
      at: [-21.6, 2.03, -8],
      turn: [0, Math.PI / 2 - 0.55, 0],
      board: BOARDS.sun,
      pose: mirrored(SLIDE),
      look: RIDER_THREE,
      carrier: onCable(PLAN.trackOne, CARRIER),
    });
    return [
      ...everything({
        hour,
        carriers: { first: [CARRIER] },
        clouds: [
          { azimuth: -48, elevation: 6, width: 12 },
          { azimuth: -10, elevation: 5, width: 15 },
        ],
      }),
      people.build(),
      spray({
        path: [
          [-21.7, 2, -8],
          [-24, 1.7, -8],
          [-27, 1.2, -8],
        ],
        throw: [1, 0.3, 0.6],
        stray: 0.5,
        drops: 500,
        time: 0.45,
        size: 0.035,
      }),
      wake(
        [
          [-30.6, 0, -8],
          [-50, 0, -8],
        ],
        2.2,
      ),
    ];
  },
};
