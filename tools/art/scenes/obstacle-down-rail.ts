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

const hour = turned(HOURS.lateAfternoon, 240, 27);
const CARRIER = -12;

export const picture: Picture = {
  hour,
  focus: { at: [-32, 0, 31], reach: 20 },
  wide: { from: [-25, 1.5, 40], to: [-32, 1.05, 31], fov: 36 },
  build: () => {
    const people = new Sculpt(5);
    rider(people, {
      at: [-32.4, 1.16, 31],
      turn: [0.135, Math.PI / 2, 0],
      board: BOARDS.coral,
      pose: mirrored(SLIDE),
      look: RIDER_THREE,
      carrier: onCable(PLAN.trackTwo, CARRIER),
    });
    return [
      ...everything({
        hour,
        carriers: { second: [CARRIER] },
        clouds: [{ azimuth: -54, elevation: 6, width: 14 }],
      }),
      people.build(),
      spray({
        path: [
          [-33, 1.2, 31],
          [-35, 1.2, 31],
          [-37, 0.8, 31],
        ],
        throw: [1, 0.5, 0.7],
        stray: 0.5,
        drops: 500,
        time: 0.45,
        size: 0.035,
      }),
      wake(
        [
          [-38, 0, 31],
          [-60, 0, 31],
        ],
        2,
      ),
    ];
  },
};
