import type { Picture } from '../studio/picture.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { atStage, crowd } from '../world/party.ts';

const hour = turned(HOURS.blueHour, 62, 2);

export const picture: Picture = {
  hour,
  focus: { at: atStage([0, 0, 6]), reach: 18 },
  wide: { from: [118.5, 1.5, 19.5], to: [140, 3.7, 4.4], fov: 40 },
  phone: { from: [116, 1.4, 16], to: [142, 5.6, 5.6], fov: 50 },
  build: () => [...everything({ hour, lamps: 1 }), crowd(72)],
  lamps: [
    { at: atStage([0, 4.6, 3.4]), colour: 0xff7ab0, power: 60, reach: 22 },
    { at: atStage([-5, 3.8, 8]), colour: 0xffb868, power: 26, reach: 14, shadow: true },
    { at: atStage([5, 3.8, 8.5]), colour: 0xffb868, power: 26, reach: 14, shadow: true },
    { at: atStage([0, 3.6, 12.5]), colour: 0xffa858, power: 20, reach: 12 },
    { at: atStage([0, 5, -0.5]), colour: 0x6ad0ff, power: 30, reach: 10 },
  ],
};
