import type { Picture } from '../studio/picture.ts';
import { beachPeople, onBeach, paddler } from '../world/beach.ts';
import { bather } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { random } from '../world/random.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = turned(HOURS.noon, 178, 50);

export const picture: Picture = {
  hour,
  focus: { at: onBeach(-2, 0), reach: 30 },
  wide: { from: onBeach(13.2, 7.4, 2.1), to: onBeach(-7, -3.6, 1.2), fov: 44 },
  phone: { from: onBeach(7, 3.3, 1.7), to: onBeach(-6, -1.6, 2.1), fov: 60 },
  build: () => {
    const afloat = new Sculpt(7);
    const next = random(3);
    paddler(afloat, [PLAN.beach.x - 8, 0, PLAN.beach.z - 14], -2.2, 0xffc145, bather(next));
    paddler(afloat, [PLAN.beach.x - 1, 0, PLAN.beach.z - 17.5], 2.0, 0xff6b4a, bather(next));
    paddler(afloat, [PLAN.beach.x - 24, 0, PLAN.beach.z - 16], 1, 0x12a5ad, bather(next));
    return [
      ...everything({
        hour,
        clouds: [
          { azimuth: -72, elevation: 4, width: 14 },
          { azimuth: -46, elevation: 6, width: 10 },
          { azimuth: -25, elevation: 4, width: 13 },
        ],
      }),
      beachPeople(),
      afloat.build(),
    ];
  },
};
