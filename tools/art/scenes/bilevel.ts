import type { Picture } from '../studio/picture.ts';
import { mirrored, person } from '../world/body.ts';
import { guest, RIDER_THREE, RIDER_TWO } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { atPool, POOL_CABLE, UPPER, UPPER_BASIN } from '../world/pool.ts';
import { CHEER, STAND } from '../world/poses.ts';
import { random } from '../world/random.ts';
import { BOARDS, EDGE, rider } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { spray } from '../world/spray.ts';

const hour = turned(HOURS.day, 222, 44);

export const picture: Picture = {
  hour,
  focus: { at: atPool([0, 0, 0]), reach: 18 },
  wide: { from: atPool([5.4, 2.2, 10.2]), to: atPool([-1.3, 2.25, -1.4]), fov: 42 },
  phone: { from: atPool([4.6, 2.3, 11.4]), to: atPool([0, 3.1, -1.2]), fov: 60 },
  basins: [UPPER_BASIN],
  build: () => {
    const people = new Sculpt(5);
    const next = random(17);
    rider(people, {
      at: atPool([0.4, UPPER + 1.55, 3.4]),
      turn: [-0.12, 0.35, 0.1],
      pose: mirrored(EDGE),
      look: RIDER_TWO,
      board: BOARDS.coral,
      carrier: atPool(POOL_CABLE),
    });
    person(people, atPool([7.2, UPPER + 0.47, -1.6]), 0.4, CHEER, { ...guest(next), top: 0xffc145 });
    person(people, atPool([7.5, UPPER + 0.47, -3]), -0.2, STAND, RIDER_THREE);
    person(people, atPool([-7.2, UPPER + 0.47, -2]), 0.6, CHEER, guest(next));
    return [
      ...everything({
        hour,
        clouds: [
          { azimuth: -52, elevation: 7, width: 13 },
          { azimuth: -20, elevation: 5, width: 11 },
        ],
      }),
      people.build(),
      spray({
        path: [atPool([0.4, UPPER + 1.4, 3]), atPool([0.2, UPPER + 0.8, 1]), atPool([0, UPPER + 0.1, -1.2])],
        throw: [0.1, 1.2, 1.6],
        stray: 1,
        drops: 2600,
        time: 0.55,
        size: 0.045,
      }),
      spray({
        path: [atPool([-6, 0.05, 1]), atPool([-2, 0.05, 1])],
        throw: [0, 1.4, 0.8],
        stray: 0.7,
        drops: 2600,
        time: 0.32,
        size: 0.055,
        seed: 4,
      }),
      spray({
        path: [atPool([6, 0.05, 1]), atPool([2, 0.05, 1])],
        throw: [0, 1.4, 0.8],
        stray: 0.7,
        drops: 2600,
        time: 0.32,
        size: 0.055,
        seed: 5,
      }),
    ];
  },
};
