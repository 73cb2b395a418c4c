import type { Picture } from '../studio/picture.ts';
import { atBar } from '../world/bar.ts';
import { barGuests } from '../world/barguests.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';

const hour = turned(HOURS.golden, 288, 6);

export const picture: Picture = {
  hour,
  focus: { at: atBar([0, 0, -4]), reach: 16 },
  wide: { from: atBar([7.2, 1.75, -2.5]), to: atBar([-3.6, 1.95, -5.1]), fov: 44 },
  phone: { from: atBar([4.6, 1.7, -2.9]), to: atBar([-3.5, 2.15, -4.6]), fov: 58 },
  build: () => [...everything({ hour, lamps: 0.75 }), barGuests()],
  lamps: [
    { at: atBar([0, 2.1, -0.9]), colour: 0xffb066, power: 16, reach: 9 },
    { at: atBar([-3, 2.9, -4.6]), colour: 0xffb870, power: 9, reach: 9 },
    { at: atBar([3.4, 2.9, -4.6]), colour: 0xffb870, power: 9, reach: 9 },
  ],
};
