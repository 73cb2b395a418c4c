import type { Picture } from '../studio/picture.ts';
import { person } from '../world/body.ts';
import { atCamp } from '../world/camp.ts';
import { guest } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { DRINK, SIT_LOW, sit, WALK } from '../world/poses.ts';
import { random } from '../world/random.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = turned(HOURS.morning, 128, 26);

export const picture: Picture = {
  hour,
  focus: { at: atCamp(1, -2), reach: 14 },
  wide: { from: atCamp(-4.4, 8, 2.1), to: atCamp(2.1, -4.4, 1.1), fov: 44 },
  build: () => {
    const people = new Sculpt(8);
    const next = random(5);
    person(people, atCamp(0.9, 3.8, 0.48), Math.PI, sit(0.46), guest(next));
    person(people, atCamp(3.3, -1), -0.9, DRINK, guest(next));
    person(people, atCamp(-2.6, -2, 0.02), 0.6, SIT_LOW, guest(next));
    person(people, atCamp(6.2, -1, 0.02), -1.9, WALK, guest(next), 0.65);
    return [...everything({ hour, clouds: [{ azimuth: 10, elevation: 7, width: 12 }] }), people.build()];
  },
};
