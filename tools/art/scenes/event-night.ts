import type { Picture } from '../studio/picture.ts';
import { mirrored } from '../world/body.ts';
import { onCable } from '../world/cable.ts';
import { RIDER } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { pontoons } from '../world/floats.ts';
import { HOURS, turned } from '../world/hours.ts';
import { PLAN } from '../world/lake.ts';
import { BOARDS, GRAB, rider } from '../world/rider.ts';
import { type Point, Sculpt } from '../world/sculpt.ts';
import { ball, box, rod } from '../world/shapes.ts';
import { spray, wake } from '../world/spray.ts';

const hour = { ...turned(HOURS.blueHour, 330, 2), bloom: 0.6 };

/** A mast on floats with two floodlights. */
function floodlight(sculpt: Sculpt, at: Point, paint: number): void {
  sculpt.within(at, 0, () => {
    pontoons(sculpt, -0.6, 0.6, 0);
    sculpt.add(rod([0, 0.2, 0], [0, 5.2, 0], 0.07, 0.05, 7), 0xdfe6ea);
    for (const x of [-0.3, 0.3]) {
      sculpt.add(box(0.46, 0.34, 0.2), 0x20252c, { at: [x, 5.2, 0] });
      sculpt.add(box(0.38, 0.26, 0.22), paint, { at: [x, 5.19, 0.02], glow: 6 });
    }
  });
}

export const picture: Picture = {
  hour,
  focus: { at: [22, 0, -8], reach: 16 },
  wide: { from: [26.2, 1.2, 3.4], to: [22, 2.6, -8], fov: 46 },
  build: () => {
    const sculpt = new Sculpt(19);
    rider(sculpt, {
      at: [24.6, 3.3, -4.4],
      turn: [-0.32, Math.PI / 2 - 0.25, 0.2],
      pose: mirrored(GRAB),
      look: RIDER,
      board: BOARDS.coral,
      carrier: onCable(PLAN.trackOne, 46),
    });
    for (let x = -98; x < 98; x += 1.6) {
      const [cx, cy, cz] = onCable(PLAN.trackOne, x);
      sculpt.add(ball(0.07, 1), [0x5fd8ff, 0xff6fae, 0xffd27a][Math.round((x + 98) / 1.6) % 3] ?? 0xffd27a, {
        at: [cx, cy + 0.22, cz],
        glow: 3.4,
      });
    }
    floodlight(sculpt, [17, 0, -14], 0x9fe4ff);
    floodlight(sculpt, [29.5, 0, -14.5], 0xffd9a0);
    return [
      ...everything({ hour, carriers: { first: [46] }, lamps: 1 }),
      sculpt.build(),
      spray({
        path: [
          [24, 3, -4.7],
          [23, 2.75, -6.2],
          [21, 2.2, -7.6],
        ],
        throw: [2, 1.4, 0.4],
        stray: 1,
        drops: 2600,
        time: 0.58,
        size: 0.045,
      }),
      wake(
        [
          [12.4, 0, -8],
          [-8, 0, -8],
        ],
        2.4,
      ),
    ];
  },
  lamps: [
    { at: [17.5, 5.4, -12], colour: 0x9fdcff, power: 120, reach: 26 },
    { at: [29, 5.4, -11.5], colour: 0xffcf96, power: 110, reach: 24 },
    { at: [25, 4.4, 1.5], colour: 0xcfe4ff, power: 95, reach: 18 },
  ],
};
