import type { Picture } from '../studio/picture.ts';
import { mirrored } from '../world/body.ts';
import { onCable } from '../world/cable.ts';
import { RIDER } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { BOARDS, rider, SLIDE } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { spray, wake } from '../world/spray.ts';

const hour = turned(HOURS.noon, 200, 50);
const CARRIER = 58;

export const picture: Picture = {
  hour,
  focus: { at: [38, 0, 31], reach: 20 },
  wide: { from: [46.4, 1.6, 41], to: [39.0, 0.95, 31], fov: 36 },
  build: () => {
    const people = new Sculpt(5);
    rider(people, {
      at: [38.6, 0.66, 31],
      turn: [0, Math.PI / 2 - 0.1, 0],
      board: BOARDS.teal,
      pose: mirrored(SLIDE),
      look: RIDER,
      carrier: onCable(PLAN.trackTwo, CARRIER),
    });
    return [
      ...everything({
        hour,
        carriers: { second: [CARRIER] },
        clouds: [
          { azimuth: -52, elevation: 6, width: 12 },
          { azimuth: -18, elevation: 4, width: 14 },
        ],
      }),
      people.build(),
      spray({
        path: [
          [38, 0.66, 31],
          [36, 0.6, 31],
          [33, 0.4, 31],
        ],
        throw: [1, 0.5, 0.7],
        stray: 0.5,
        drops: 500,
        time: 0.45,
        size: 0.035,
      }),
      wake(
        [
          [31.4, 0, 31],
          [12, 0, 31],
        ],
        2,
      ),
    ];
  },
};
