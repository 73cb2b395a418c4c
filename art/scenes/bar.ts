import type { Picture } from '../studio/picture.ts';
import { atBar } from '../world/bar.ts';
import { barGuests } from '../world/barguests.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';

const hour = turned(HOURS.golden, 306, 6);

export const picture: Picture = {
  hour,
  focus: { at: atBar([0, 0, -4]), reach: 16 },
  wide: { from: atBar([7.4, 1.72, 0.5]), to: atBar([-3.4, 1.6, -5.4]), fov: 46 },
  phone: { from: atBar([3.1, 1.7, -2.5]), to: atBar([-3.5, 2.1, -6.9]), fov: 60 },
  build: () => [...everything({ hour, lamps: 0.75 }), barGuests()],
  lamps: [
    { at: atBar([0, 2.1, -0.9]), colour: 0xffb066, power: 16, reach: 9 },
    { at: atBar([-3, 2.9, -4.6]), colour: 0xffb870, power: 9, reach: 9 },
    { at: atBar([3.4, 2.9, -4.6]), colour: 0xffb870, power: 9, reach: 9 },
  ],
};
