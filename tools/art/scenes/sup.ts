import type { Picture } from '../studio/picture.ts';
import { paddler } from '../world/beach.ts';
import { bather } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { random } from '../world/random.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = turned(HOURS.morning, 250, 24);

export const picture: Picture = {
  hour,
  focus: { at: [64, 0, 44], reach: 12 },
  wide: { from: [68.4, 1.5, 48.4], to: [63.4, 1.0, 43.4], fov: 42 },
  build: () => {
    const sculpt = new Sculpt(17);
    const next = random(44);
    paddler(sculpt, [65, 0, 44.8], 0.75, 0xff6b4a, { ...bather(next), top: 0xffc145, hairstyle: 'bun' });
    paddler(sculpt, [60.4, 0, 43.4], 0.95, 0x12a5ad, bather(next));
    paddler(sculpt, [53, 0, 36], 1.4, 0xffc145, bather(next));
    return [
      ...everything({
        hour,
        clouds: [
          { azimuth: -68, elevation: 6, width: 13 },
          { azimuth: -30, elevation: 5, width: 11 },
        ],
      }),
      sculpt.build(),
    ];
  },
};
