import type { Picture } from '../studio/picture.ts';
import { atBar } from '../world/bar.ts';
import { barGuests } from '../world/barguests.ts';
import { person } from '../world/body.ts';
import { guest } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { ground } from '../world/lake.ts';
import { WALK } from '../world/poses.ts';
import { random } from '../world/random.ts';
import { type Point, Sculpt } from '../world/sculpt.ts';
import { bike, bikeRack } from '../world/vehicles.ts';

const hour = turned(HOURS.lateAfternoon, 292, 30);

/** On the sand beside the terrace. */
function beside(x: number, z: number): Point {
  const [wx, , wz] = atBar([x, 0, z]);
  return [wx, ground(wx, wz), wz];
}

export const picture: Picture = {
  hour,
  focus: { at: beside(-9, -6), reach: 14 },
  wide: { from: atBar([-13.9, 0.75, -10.7]), to: atBar([-7.7, 0.75, -4.9]), fov: 40 },
  build: () => {
    const things = new Sculpt(8);
    const next = random(16);
    things.within(beside(-10, -6.4), -0.5, () => {
      bikeRack(things, 5);
      for (const [i, paint] of [0xff6b4a, 0x12a5ad, 0xffc145, 0x7a5cc0].entries())
        things.within([0, 0, -1.24 + i * 0.62 + (i > 2 ? 0.62 : 0)], 0.04 * (i - 1), () =>
          bike(things, paint, i === 1 ? 0xb98455 : undefined),
        );
    });
    person(things, beside(-11.4, -3.4), 1.9, WALK, guest(next));
    return [
      ...everything({ hour, clouds: [{ azimuth: 130, elevation: 8, width: 12 }] }),
      barGuests(14),
      things.build(),
    ];
  },
};
