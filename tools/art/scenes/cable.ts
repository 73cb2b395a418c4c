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

const hour = turned(HOURS.morning, 331, 11);
const CARRIER = 47;

export const picture: Picture = {
  hour,
  focus: { at: [22, 0, -7], reach: 24 },
  wide: { from: [20.9, 1.05, 3.4], to: [21.5, 3.0, -8], fov: 46 },
  phone: { from: [24.7, 1.0, 3.4], to: [23.7, 3.1, -8], fov: 62 },
  build: () => {
    const people = new Sculpt(5);
    rider(people, {
      at: [24.3, 3.15, -3.4],
      turn: [-0.34, Math.PI / 2 - 0.25, 0.12],
      pose: mirrored(GRAB),
      look: RIDER,
      board: BOARDS.coral,
      carrier: onCable(PLAN.trackOne, CARRIER),
    });
    return [
      ...everything({ hour, carriers: { first: [CARRIER, -30] } }),
      people.build(),
      spray({
        path: [
          [23.7, 2.95, -3.7],
          [23, 2.75, -5.4],
          [21.6, 2.4, -7.2],
        ],
        throw: [2.2, 1.5, 0.4],
        stray: 1,
        drops: 3000,
        time: 0.6,
        size: 0.045,
      }),
      spray({
        path: [
          [22.6, 2.7, -7.2],
          [19, 1.6, -7.8],
          [14, 0.3, -8],
        ],
        throw: [2, 1.3, 1.2],
        stray: 0.8,
        drops: 1500,
        time: 0.45,
        size: 0.04,
      }),
      wake(
        [
          [13, 0, -8],
          [-10, 0, -8],
        ],
        2.6,
      ),
    ];
  },
};
