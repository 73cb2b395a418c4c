import type { Picture } from '../studio/picture.ts';
import { atBar, TABLES } from '../world/bar.ts';
import { everything } from '../world/everything.ts';
import { meal } from '../world/food.ts';
import { HOURS, turned } from '../world/hours.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = turned(HOURS.lateAfternoon, 256, 32);
const TABLE = TABLES[1] ?? [0, 0, 0];

export const picture: Picture = {
  hour,
  focus: { at: atBar(TABLE), reach: 5 },
  wide: {
    from: atBar([TABLE[0] + 0.42, 1.2, TABLE[2] + 0.98]),
    to: atBar([TABLE[0] + 0.01, 0.86, TABLE[2] - 0.05]),
    fov: 42,
  },
  build: () => {
    const sculpt = new Sculpt(15);
    sculpt.within(atBar([TABLE[0], 0.74, TABLE[2]]), 0.3, () => meal(sculpt));
    return [...everything({ hour, clouds: [{ azimuth: -40, elevation: 6, width: 12 }] }), sculpt.build()];
  },
};
