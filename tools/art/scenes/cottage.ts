import type { Picture } from '../studio/picture.ts';
import { person } from '../world/body.ts';
import { guest } from '../world/clothes.ts';
import { COTTAGE_SPOTS } from '../world/cottage.ts';
import { everything } from '../world/everything.ts';
import { plant } from '../world/furniture.ts';
import { HOURS, turned } from '../world/hours.ts';
import { ground, PLAN } from '../world/lake.ts';
import { DRINK, WALK } from '../world/poses.ts';
import { random } from '../world/random.ts';
import { type Point, Sculpt } from '../world/sculpt.ts';

const hour = turned(HOURS.day, 206, 30);
const [DX, DZ, TURN] = COTTAGE_SPOTS[1];
const [X, Z] = [PLAN.cottages.x + DX, PLAN.cottages.z + DZ];

/** From the large cottage's frame, its veranda to +z, to the world. */
function at(x: number, y: number, z: number): Point {
  const [wx, wz] = [X + x * Math.cos(TURN) + z * Math.sin(TURN), Z - x * Math.sin(TURN) + z * Math.cos(TURN)];
  return [wx, ground(wx, wz) + y, wz];
}

export const picture: Picture = {
  hour,
  focus: { at: at(0, 0, 3), reach: 14 },
  wide: { from: at(5.2, 1.8, 13.4), to: at(-0.2, 2.2, 0.5), fov: 44 },
  build: () => {
    const people = new Sculpt(6);
    const next = random(27);
    person(people, at(-2.2, 0.35, 4.4), TURN - 0.3, DRINK, guest(next));
    person(people, at(2.6, 0.05, 7.6), TURN + 2.2, WALK, guest(next), 0.7);
    person(people, at(1.6, 0.05, 8.3), TURN - 2, WALK, guest(next), 0.62);
    for (const x of [-5.2, 5.2]) people.within(at(x, 0, 5.6), x, () => plant(people, 1));
    return [
      ...everything({
        hour,
        clouds: [
          { azimuth: 20, elevation: 9, width: 13 },
          { azimuth: 55, elevation: 7, width: 11 },
        ],
      }),
      people.build(),
    ];
  },
};
