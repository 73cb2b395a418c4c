import type { Picture } from '../studio/picture.ts';
import { person } from '../world/body.ts';
import { atCamp } from '../world/camp.ts';
import { guest } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { WALK } from '../world/poses.ts';
import { random } from '../world/random.ts';
import { BOARDS } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { car, road, signpost } from '../world/vehicles.ts';

const hour = turned(HOURS.day, 300, 34);

/** Metres east and south of the middle of the camping meadow: the road comes out of the wood and turns along the lake. */
const WAY = [
  [-22, 2],
  [-17, 5],
  [-12, 8],
  [-7, 10.2],
  [-2, 11.4],
  [3, 11.6],
  [8, 10.8],
  [13, 9],
  [18, 6.4],
] as const;

export const picture: Picture = {
  hour,
  focus: { at: atCamp(-3, 10), reach: 14 },
  wide: { from: atCamp(-14.5, 14.8, 2.3), to: atCamp(0.5, 9.6, 1.1), fov: 44 },
  build: () => {
    const things = new Sculpt(8);
    const next = random(12);
    road(
      things,
      WAY.map(([x, z]) => [PLAN.camp.x + x, PLAN.camp.z + z] as const),
      4.4,
    );
    things.within(atCamp(-3.6, 11.1, 0.07), -0.16, () => car(things, 0xff6b4a, [BOARDS.teal, BOARDS.sun]));
    things.within(atCamp(-5.6, 7.6), 0.2, () => signpost(things));
    person(things, atCamp(3.4, 13.2, 0.05), 1.4, WALK, guest(next));
    person(things, atCamp(4.5, 13.4, 0.05), 1.5, WALK, guest(next));
    return [...everything({ hour, clouds: [{ azimuth: 78, elevation: 9, width: 13 }] }), things.build()];
  },
};
