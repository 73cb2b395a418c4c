import type { Picture } from '../studio/picture.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { lesson, PUPIL } from '../world/lesson.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = { ...turned(HOURS.morning, 48, 32), halo: { colour: 0xffe6b8, power: 0.5 } };
const CARRIER = -44;

export const picture: Picture = {
  hour,
  focus: { at: [PUPIL[0], 0, PUPIL[2]], reach: 16 },
  wide: { from: [-70.2, 1.35, 27.4], to: [-67.2, 1.3, 34.2], fov: 40 },
  phone: { from: [-70.3, 1.35, 27.6], to: [-68.9, 1.75, 34.2], fov: 54 },
  build: () => {
    const people = new Sculpt(5);
    lesson(people, CARRIER);
    return [
      ...everything({
        hour,
        carriers: { second: [CARRIER] },
        clouds: [{ azimuth: 128, elevation: 10, width: 12 }],
      }),
      people.build(),
    ];
  },
};
