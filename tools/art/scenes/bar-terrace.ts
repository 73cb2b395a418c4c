import type { Picture } from '../studio/picture.ts';
import { atBar } from '../world/bar.ts';
import { barGuests } from '../world/barguests.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';

const hour = turned(HOURS.lateAfternoon, 292, 26);

export const picture: Picture = {
  hour,
  focus: { at: atBar([0, 0, -4]), reach: 16 },
  wide: { from: atBar([-9.4, 3.1, -13]), to: atBar([0.2, 1.5, -2.6]), fov: 42 },
  build: () => [...everything({ hour, clouds: [{ azimuth: 150, elevation: 6, width: 12 }] }), barGuests(14)],
};
