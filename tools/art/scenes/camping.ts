import type { Picture } from '../studio/picture.ts';
import { person } from '../world/body.ts';
import { atCamp } from '../world/camp.ts';
import { guest } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { DRINK, SIT_LOW, sit } from '../world/poses.ts';
import { random } from '../world/random.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = { ...turned(HOURS.night, 165, 15), sun: { ...turned(HOURS.night, 165, 15).sun, disc: true } };

export const picture: Picture = {
  hour,
  focus: { at: atCamp(1, 0), reach: 18 },
  wide: { from: atCamp(-6.2, -13, 4.1), to: atCamp(2.2, 3, 2.6), fov: 46 },
  phone: { from: atCamp(-5, -12.4, 4), to: atCamp(1.4, 1.4, 4.2), fov: 62 },
  build: () => {
    const people = new Sculpt(8);
    const next = random(21);
    const warm = () => ({ ...guest(next), sleeves: 'long' as const, legs: 'long' as const });
    person(people, atCamp(-0.75, 0.8, 0.38), Math.PI / 2, sit(0.4), warm());
    person(people, atCamp(-0.85, 1.7, 0.38), Math.PI / 2 - 0.2, sit(0.4), warm());
    person(people, atCamp(3.5, 2.2, 0.38), -Math.PI / 2, sit(0.4), warm());
    person(people, atCamp(0.9, 3.8, 0.48), Math.PI, sit(0.46), warm());
    person(people, atCamp(1.8, 3.8, 0.48), Math.PI - 0.2, sit(0.46), warm());
    person(people, atCamp(3.3, -0.6), -0.9, DRINK, warm());
    person(people, atCamp(2.2, -0.5), -0.1, SIT_LOW, warm());
    return [...everything({ hour, lamps: 0.8 }), people.build()];
  },
  lamps: [
    { at: atCamp(1.4, 1.4, 1.1), colour: 0xff8a3c, power: 70, reach: 20, shadow: true },
    { at: atCamp(-4, -3.6, 2.4), colour: 0xffb060, power: 12, reach: 9 },
    { at: atCamp(5.4, -5, 2.4), colour: 0xffb060, power: 12, reach: 9 },
    { at: [72, 3.4, -79], colour: 0xffb060, power: 22, reach: 14 },
  ],
};
