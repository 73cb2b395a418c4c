import type { Picture } from '../studio/picture.ts';
import { person } from '../world/body.ts';
import { guest, INSTRUCTOR } from '../world/clothes.ts';
import { DOCK_TOP } from '../world/dock.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { ARMS_UP, CHEER, POINT, STAND, WAVE } from '../world/poses.ts';
import { between, random } from '../world/random.ts';
import { BOARDS, wakeboard } from '../world/rider.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = turned(HOURS.day, 322, 40);

const HELMETS = [0xffc145, 0xff6b4a, 0x12a5ad, 0xf4fafb, 0x2f6fd0, 0xd8467a] as const;
const VESTS = [
  [0xff6b2c, 0x1d2b3a],
  [0x19b3b0, 0xf4fafb],
  [0xd8e04a, 0x1d2b3a],
  [0xd8467a, 0xf4fafb],
] as const;

export const picture: Picture = {
  hour,
  focus: { at: [PLAN.dock.x, 0, 34], reach: 12 },
  wide: { from: [PLAN.dock.x - 2.2, 1.5, 26.2], to: [PLAN.dock.x + 0.2, 1.12, 34], fov: 42 },
  build: () => {
    const kids = new Sculpt(18);
    const next = random(30);
    const poses = [WAVE, STAND, CHEER, ARMS_UP, STAND, CHEER, WAVE];
    for (const [i, pose] of poses.entries()) {
      const x = PLAN.dock.x - 3.5 + i * 1.12 + (i > 2 ? 0.5 : 0);
      const z = PLAN.dock.z - 10.3 + (i % 2) * 0.55;
      const size = between(next, 0.6, 0.76);
      const vest = VESTS[i % 4] ?? VESTS[0];
      person(
        kids,
        [x, DOCK_TOP, z],
        Math.PI + between(next, -0.25, 0.25),
        pose,
        { ...guest(next), legs: 'short', helmet: HELMETS[i % 6] ?? 0xffc145, vest },
        size,
      );
    }
    person(kids, [PLAN.dock.x - 0.3, DOCK_TOP, PLAN.dock.z - 9.4], Math.PI + 0.1, POINT, INSTRUCTOR);
    for (const [i, x] of [-3.1, -1.6, 2.3, 4].entries()) {
      const board = [BOARDS.coral, BOARDS.teal, BOARDS.sun, BOARDS.teal][i] ?? BOARDS.coral;
      kids.within(
        [PLAN.dock.x + x, DOCK_TOP + 0.62, PLAN.dock.z - 10.92],
        [-Math.PI / 2 + 0.16, 0, (i - 1.5) * 0.06],
        () => wakeboard(kids, board, false),
        0.86,
      );
    }
    return [
      ...everything({
        hour,
        clouds: [
          { azimuth: 172, elevation: 6, width: 13 },
          { azimuth: 140, elevation: 5, width: 10 },
        ],
      }),
      kids.build(),
    ];
  },
};
