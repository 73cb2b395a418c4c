import type { Picture } from '../studio/picture.ts';
import { mirrored } from '../world/body.ts';
import { onCable } from '../world/cable.ts';
import { RIDER_TWO } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { BOARDS, rider, SLIDE } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { spray, wake } from '../world/spray.ts';

const hour = turned(HOURS.morning, 228, 26);
const CARRIER = -36;

export const picture: Picture = {
  hour,
  focus: { at: [-58, 0, -8], reach: 22 },
  wide: { from: [-49.2, 1.7, 2.4], to: [-57.2, 0.95, -8], fov: 39 },
  build: () => {
    const people = new Sculpt(5);
    rider(people, {
      at: [-55.9, 1.58, -8],
      turn: [-0.1, Math.PI / 2, 0.05],
      board: BOARDS.coral,
      pose: mirrored(SLIDE),
      look: RIDER_TWO,
      carrier: onCable(PLAN.trackOne, CARRIER),
    });
    return [
      ...everything({
        hour,
        carriers: { first: [CARRIER] },
        clouds: [{ azimuth: -62, elevation: 6, width: 13 }],
      }),
      people.build(),
      spray({
        path: [
          [-56.4, 1.5, -8],
          [-58.5, 1, -8],
          [-61, 0.9, -8],
        ],
        throw: [1, 0.6, 0.8],
        stray: 0.5,
        drops: 500,
        time: 0.5,
        size: 0.035,
      }),
      wake(
        [
          [-67, 0, -8],
          [-85, 0, -8],
        ],
        2.2,
      ),
    ];
  },
};
