import type { Picture } from '../studio/picture.ts';
import { person } from '../world/body.ts';
import { atCamp } from '../world/camp.ts';
import { guest } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { DRINK, WALK } from '../world/poses.ts';
import { random } from '../world/random.ts';
import { BOARDS } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';
import { car, parkingSign, van } from '../world/vehicles.ts';

const hour = turned(HOURS.morning, 60, 30);

export const picture: Picture = {
  hour,
  focus: { at: atCamp(0, 11), reach: 14 },
  wide: { from: atCamp(-7.4, 3.6, 2.5), to: atCamp(0.4, 11.6, 0.9), fov: 46 },
  build: () => {
    const things = new Sculpt(8);
    const next = random(3);
    const row = [
      (at: Sculpt) => car(at, 0x2f8f9d, [BOARDS.coral]),
      (at: Sculpt) => van(at, 0xffc145),
      (at: Sculpt) => car(at, 0xf4fafb),
      (at: Sculpt) => car(at, 0xff6b4a, [BOARDS.teal, BOARDS.sun]),
      (at: Sculpt) => car(at, 0x7a5cc0),
    ];
    for (const [i, park] of row.entries())
      things.within(atCamp(-4.6 + i * 2.9, 11.6, 0.03), Math.PI / 2 + 0.1, () => park(things));
    things.within(atCamp(-4.2, 7.4), -2.5, () => parkingSign(things));
    person(things, atCamp(-0.2, 8, 0.02), 0.8, WALK, guest(next));
    person(things, atCamp(2.6, 8.6, 0.02), -2.4, DRINK, guest(next));
    return [...everything({ hour, clouds: [{ azimuth: 150, elevation: 8, width: 13 }] }), things.build()];
  },
};
