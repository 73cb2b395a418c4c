import type { Picture } from '../studio/picture.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { lesson } from '../world/lesson.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = turned(HOURS.day, 20, 42);
const CARRIER = -58;

export const picture: Picture = {
  hour,
  focus: { at: [-71, 0, 35], reach: 16 },
  wide: { from: [-63.6, 1.8, 28.6], to: [-70.9, 1.1, 35], fov: 42 },
  build: () => {
    const people = new Sculpt(5);
    lesson(people, CARRIER);
    return [
      ...everything({
        hour,
        carriers: { second: [CARRIER] },
        clouds: [{ azimuth: 200, elevation: 12, width: 14 }],
      }),
      people.build(),
    ];
  },
};
