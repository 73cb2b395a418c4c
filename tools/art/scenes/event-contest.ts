import type { Picture } from '../studio/picture.ts';
import { mirrored } from '../world/body.ts';
import { onCable } from '../world/cable.ts';
import { RIDER_THREE } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { BOARDS, GRAB, rider } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { spray } from '../world/spray.ts';
import { spectators } from '../world/stand.ts';

const hour = turned(HOURS.lateAfternoon, 224, 28);

export const picture: Picture = {
  hour,
  focus: { at: [24, 0, -10], reach: 18 },
  wide: { from: [27, 1.3, 3.6], to: [23.4, 2.5, -10], fov: 44 },
  build: () => {
    const people = new Sculpt(5);
    rider(people, {
      at: [24.2, 3.4, -5.4],
      turn: [-0.35, Math.PI / 2 - 0.2, 0.35],
      pose: mirrored(GRAB),
      look: RIDER_THREE,
      board: BOARDS.teal,
      carrier: onCable(PLAN.trackOne, 46),
    });
    const stand = spectators().build();
    stand.position.set(29, 0, -17);
    return [
      ...everything({ hour, carriers: { first: [46] }, clouds: [{ azimuth: -44, elevation: 7, width: 12 }] }),
      people.build(),
      stand,
      spray({
        path: [
          [23.6, 3.1, -5.7],
          [22.6, 2.7, -6.8],
          [20, 1.9, -7.8],
        ],
        throw: [2, 1.4, 0.4],
        stray: 1,
        drops: 2400,
        time: 0.55,
        size: 0.042,
      }),
    ];
  },
};
