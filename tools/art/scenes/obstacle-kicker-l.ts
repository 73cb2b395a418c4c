import type { Picture } from '../studio/picture.ts';
import { mirrored } from '../world/body.ts';
import { onCable } from '../world/cable.ts';
import { RIDER } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { BOARDS, GRAB, rider } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { spray, wake } from '../world/spray.ts';

const hour = turned(HOURS.day, 236, 36);

export const picture: Picture = {
  hour,
  focus: { at: [20, 0, -8], reach: 22 },
  wide: { from: [25.6, 1.25, 3.4], to: [20.3, 2.5, -8], fov: 43 },
  build: () => {
    const people = new Sculpt(5);
    const carrier = onCable(PLAN.trackOne, 44);
    rider(people, {
      at: [24.1, 3.5, -5.4],
      turn: [-0.3, Math.PI / 2 - 0.1, 0.1],
      pose: mirrored(GRAB),
      look: RIDER,
      board: BOARDS.coral,
      carrier,
    });
    return [
      ...everything({
        hour,
        carriers: { first: [44] },
        clouds: [
          { azimuth: -42, elevation: 5, width: 15 },
          { azimuth: -4, elevation: 9, width: 9 },
        ],
      }),
      people.build(),
      spray({
        path: [
          [23.6, 3.2, -5.6],
          [22, 2.5, -7],
          [19, 1.6, -7.6],
        ],
        throw: [3, 1.6, 0.6],
        stray: 1,
        drops: 1800,
        time: 0.6,
        size: 0.045,
      }),
      spray({
        path: [
          [22, 2.5, -7],
          [19, 1.6, -7.6],
          [15, 0.4, -8],
        ],
        throw: [2, 1.2, 1.2],
        stray: 0.7,
        drops: 900,
        time: 0.4,
        size: 0.035,
      }),
      wake(
        [
          [12.4, 0, -8],
          [-8, 0, -8],
        ],
        2.4,
      ),
    ];
  },
};
