import { person } from './body.ts';
import { guest } from './clothes.ts';
import { planks } from './dock.ts';
import { pontoons } from './floats.ts';
import { banner, parasol } from './furniture.ts';
import { ARMS_UP, CHEER, STAND, WAVE } from './poses.ts';
import { between, pick, random } from './random.ts';
import { type Point, Sculpt } from './sculpt.ts';
import { box, fromCorners, rod, tube } from './shapes.ts';

const PAINTS = [0xff6b4a, 0xffc145, 0x0f8b9d, 0xd8467a] as const;

/** Little flags on a line between two points. */
export function bunting(sculpt: Sculpt, from: Point, to: Point, flags: number, sag = 0.5): void {
  const at = (s: number): Point => [
    from[0] + (to[0] - from[0]) * s,
    from[1] + (to[1] - from[1]) * s - sag * 4 * s * (1 - s),
    from[2] + (to[2] - from[2]) * s,
  ];
  sculpt.add(
    tube(
      Array.from({ length: 9 }, (_, i) => at(i / 8)),
      0.014,
      24,
      4,
    ),
    0xf4fafb,
  );
  for (let i = 0; i < flags; i += 1) {
    const [a, b, m] = [at((i + 0.1) / flags), at((i + 0.9) / flags), at((i + 0.5) / flags)];
    const tip: Point = [m[0], m[1] - 0.42, m[2] + 0.06];
    sculpt.add(fromCorners([...a, ...tip, ...b, ...a, ...b, ...tip]), PAINTS[i % 4] ?? 0xff6b4a);
  }
}

/** A floating stand full of people who look towards +z, with banners and bunting; 18 m along x. */
export function spectators(seed = 3): Sculpt {
  const sculpt = new Sculpt(111);
  const next = random(seed);
  planks(sculpt, -9, 9, -2.2, 2.2, 0.55, false);
  for (const z of [-1.8, 0, 1.8]) pontoons(sculpt, -9, 9, z);
  for (let row = 1; row < 3; row += 1) {
    sculpt.add(box(17, 0.4 * row, 0.8), row === 1 ? 0x12808f : 0x0f6f7d, {
      at: [0, 0.55 + 0.2 * row, -0.5 - row * 0.8 + 0.4],
    });
  }
  for (let row = 0; row < 3; row += 1) {
    for (let x = -8; x <= 8; x += 0.95) {
      if (next() < 0.16) continue;
      const pose = pick(next, [ARMS_UP, CHEER, STAND, WAVE, CHEER, STAND]);
      person(
        sculpt,
        [x + between(next, -0.15, 0.15), 0.55 + row * 0.4, 0.7 - row * 0.85],
        between(next, -0.4, 0.4),
        pose,
        guest(next),
        between(next, 0.86, 1),
      );
    }
  }
  for (const [i, x] of [-8.7, -4.4, 4.4, 8.5].entries()) {
    sculpt.within([x, 0.4, 1.9], 0.25, () =>
      banner(sculpt, PAINTS[i] ?? 0xff6b4a, PAINTS[(i + 1) % 4] ?? 0xffc145, 3.6),
    );
  }
  for (const x of [-9, 0, 9]) sculpt.add(rod([x, 0.5, -2.1], [x, 4.6, -2.1], 0.06, 0.05, 7), 0xf4fafb);
  bunting(sculpt, [-9, 4.5, -2.1], [0, 4.5, -2.1], 15);
  bunting(sculpt, [0, 4.5, -2.1], [9, 4.5, -2.1], 15);
  // The judges sit in the shade.
  sculpt.within([6.4, 0.55, 1.4], 0, () => parasol(sculpt, 0xffc145, 0xf4fafb, 1.4, 2.4));
  return sculpt;
}
