import type { Picture } from '../studio/picture.ts';
import { person } from '../world/body.ts';
import { bather } from '../world/clothes.ts';
import { hotTub } from '../world/cottage.ts';
import { planks } from '../world/dock.ts';
import { everything } from '../world/everything.ts';
import { bench } from '../world/furniture.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { garland, lantern } from '../world/lights.ts';
import { random } from '../world/random.ts';
import { type Point, Sculpt } from '../world/sculpt.ts';
import { rod } from '../world/shapes.ts';

const hour = turned(HOURS.golden, 236, 5);
const [X, Y, Z] = [PLAN.cottages.x - 16, 1.1, PLAN.cottages.z + 14];
const at = (x: number, y: number, z: number): Point => [X + x, Y + y, Z + z];

export const picture: Picture = {
  hour,
  focus: { at: at(0, 0, 0), reach: 8 },
  wide: { from: at(3.7, 2.15, -4.3), to: at(-0.25, 0.95, 0.3), fov: 42 },
  build: () => {
    const sculpt = new Sculpt(16);
    const next = random(14);
    sculpt.within(at(0, 0, 0), 0, () => {
      planks(sculpt, -3, 3.4, -2.6, 2.8, 0, false);
      for (const x of [-2.8, 3.2])
        for (const z of [-2.4, 2.6]) sculpt.add(rod([x, -2, z], [x, 0, z], 0.1, 0.1, 7), 0x8a5c3a);
      sculpt.within([0, 0, 0], -2.3, () => hotTub(sculpt));
      for (const [angle, lift] of [
        [0.3, 0],
        [1.9, 0.03],
        [3.5, 0],
      ] as const) {
        const [x, z] = [Math.cos(angle) * 0.62, Math.sin(angle) * 0.62];
        person(
          sculpt,
          [x, 0.5 + lift, z],
          Math.atan2(-x, -z),
          {
            hips: [0, 0, -0.1],
            neck: [0, 0.54, -0.16],
            headTo: [0.1, 0.05, 1],
            left: { hand: [0.5, 0.6, -0.22], foot: [0.1, -0.1, 0.3], elbow: [0.6, 0.4, -0.4] },
            right: { hand: [-0.42, 0.44, 0.08], foot: [-0.1, -0.1, 0.3], elbow: [-0.8, 0.2, 0] },
          },
          bather(next),
        );
      }
      sculpt.within([-2.2, 0, 1.4], 1.2, () => bench(sculpt, 1.6));
      lantern(sculpt, [-2.6, 0, -2.2], 2, 1.4);
      lantern(sculpt, [2.9, 0, 2.3], 2, 1.4);
      for (const [x, z] of [
        [-2.9, 2.7],
        [3.3, 2.7],
      ] as const)
        sculpt.add(rod([x, 0, z], [x, 3, z], 0.06, 0.05, 7), 0x8a5c3a);
      garland(sculpt, [-2.9, 2.95, 2.7], [3.3, 2.95, 2.7], 16, 0.4, 2);
    });
    return [...everything({ hour, lamps: 0.7 }), sculpt.build()];
  },
  lamps: [{ at: at(0.2, 2.6, 2.2), colour: 0xffb870, power: 8, reach: 8 }],
};
