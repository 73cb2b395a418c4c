import type { Picture } from '../studio/picture.ts';
import { mirrored } from '../world/body.ts';
import { onCable } from '../world/cable.ts';
import { RIDER_TWO } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { BOARDS, FIRST_RIDE, rider } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { spray, wake } from '../world/spray.ts';

const hour = turned(HOURS.morning, 222, 30);
const CARRIER = 22;

export const picture: Picture = {
  hour,
  focus: { at: [3, 0, 31], reach: 20 },
  wide: { from: [9.6, 1.25, 40.6], to: [2.5, 1.1, 31], fov: 30 },
  build: () => {
    const people = new Sculpt(5);
    rider(people, {
      at: [4.4, 1.22, 31],
      turn: [-0.16, Math.PI / 2, -0.03],
      board: BOARDS.sun,
      pose: mirrored(FIRST_RIDE),
      look: RIDER_TWO,
      carrier: onCable(PLAN.trackTwo, CARRIER),
    });
    return [
      ...everything({
        hour,
        carriers: { second: [CARRIER] },
        clouds: [{ azimuth: -50, elevation: 5, width: 15 }],
      }),
      people.build(),
      spray({
        path: [
          [4, 1, 31],
          [2, 0.5, 31],
          [-1, 0.1, 31],
        ],
        throw: [1.6, 1, 0.8],
        stray: 0.7,
        drops: 1100,
        time: 0.5,
        size: 0.04,
      }),
      wake(
        [
          [-2, 0, 31],
          [-20, 0, 31],
        ],
        2,
      ),
    ];
  },
};
