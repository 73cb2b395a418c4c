import { Group } from 'three';
import { bench, WOOD_DARK } from './furniture.ts';
import { ground, PLAN } from './lake.ts';
import { garland, lantern } from './lights.ts';
import { random } from './random.ts';
import { type Paint, type Point, Sculpt } from './sculpt.ts';
import { ball, crumple, fromCorners, post, rod } from './shapes.ts';

/** A point of the camping meadow: metres east and south of its middle. */
export function atCamp(x: number, z: number, lift = 0): Point {
  const [wx, wz] = [PLAN.camp.x + x, PLAN.camp.z + z];
  return [wx, ground(wx, wz) + lift, wz];
}

/** A ridge tent, its door to +z. Lit from inside it glows like a lantern. */
export function tent(sculpt: Sculpt, paint: Paint, trim: Paint, glow = 0): void {
  const [w, d, h] = [1.15, 1.35, 1.5];
  const shine = glow > 0 ? { glow } : {};
  const side = (sign: number) => {
    const [a, b, c, e] = [
      [sign * w, 0, -d],
      [sign * w, 0, d],
      [0, h, d * 0.82],
      [0, h, -d * 0.82],
    ];
    const mid = [
      [sign * w * 0.5, h * 0.46, -d * 0.94],
      [sign * w * 0.5, h * 0.46, d * 0.94],
    ];
    const quads = [
      [a, b, mid[1], mid[0]],
      [mid[0], mid[1], c, e],
    ];
    for (const [i, quad] of quads.entries()) {
      const [p, q, r, s] = quad;
      const faces = sign > 0 ? [p, r, q, p, s, r] : [p, q, r, p, r, s];
      const both = [...faces, ...faces.toReversed()].flatMap((v) => v ?? []);
      sculpt.add(fromCorners(both), i === 0 ? trim : paint, shine);
    }
  };
  side(1);
  side(-1);
  const door = (z: number, top: number) => {
    const left = [
      [-w, 0, z],
      [-0.28, 0, z],
      [0, h, top],
    ];
    const right = [
      [0.28, 0, z],
      [w, 0, z],
      [0, h, top],
    ];
    for (const flap of [left, right])
      sculpt.add(fromCorners([...flap, ...flap.toReversed()].flat()), paint, shine);
    const inside = [
      [-0.28, 0.01, z * 0.93],
      [0.28, 0.01, z * 0.93],
      [0, h * 0.96, top * 0.95],
    ];
    sculpt.add(
      fromCorners([...inside, ...inside.toReversed()].flat()),
      glow > 0 ? 0xffd08a : 0x4a3f3a,
      glow > 0 ? { glow: glow * 1.6 } : {},
    );
  };
  door(d, d * 0.82);
  door(-d, -d * 0.82);
  sculpt.add(rod([0, h + 0.02, -d * 0.9], [0, h + 0.02, d * 0.9], 0.03, 0.03, 5), 0xf4fafb);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      sculpt.add(rod([x * w, 0.35, z * d * 0.95], [x * w * 1.5, 0, z * d * 1.3], 0.01, 0.01, 4), 0xf4fafb);
}

/** Logs, stones and flames. */
export function campfire(sculpt: Sculpt, burning = true): void {
  const next = random(5);
  for (let i = 0; i < 11; i += 1) {
    const angle = (i / 11) * Math.PI * 2;
    sculpt.add(crumple(ball(0.15, 1), 0.3, i), 0x77736e, {
      at: [Math.cos(angle) * 0.62, 0.05, Math.sin(angle) * 0.62],
      vary: 0.1,
    });
  }
  for (let i = 0; i < 6; i += 1) {
    const angle = (i / 6) * Math.PI * 2 + 0.3;
    sculpt.add(
      rod(
        [Math.cos(angle) * 0.48, 0.05, Math.sin(angle) * 0.48],
        [Math.cos(angle) * 0.05, 0.5, Math.sin(angle) * 0.05],
        0.065,
        0.05,
        6,
      ),
      0x4a3222,
    );
  }
  if (!burning) return;
  for (const [radius, height, count, paint, glow] of [
    [0.34, 0.8, 7, 0xff5a1c, 2.2],
    [0.22, 1.05, 6, 0xff9a2c, 3],
    [0.12, 0.8, 4, 0xffe08a, 4.5],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = (i / count) * Math.PI * 2 + next();
      const [x, z] = [Math.cos(angle) * radius * 0.55, Math.sin(angle) * radius * 0.55];
      const flame = post(radius * 0.42, height * (0.6 + 0.5 * next()), 0.005, 5);
      sculpt.add(flame, paint, {
        at: [x, 0.08, z],
        turn: [(next() - 0.5) * 0.35, 0, (next() - 0.5) * 0.35],
        glow,
      });
    }
  }
  for (let i = 0; i < 34; i += 1) {
    const y = 0.9 + next() ** 1.4 * 3.2;
    sculpt.add(ball(0.014 + next() * 0.012, 0), 0xff9a3c, {
      at: [(next() - 0.5) * 0.35 * y, y, (next() - 0.5) * 0.35 * y],
      glow: 3.2,
    });
  }
}

/** The tents' meadow with its fire, and the cottages behind. */
export function camp(glow = 0): Group {
  const sculpt = new Sculpt(61);
  const tents = [
    [-8, 2, 0.9, 0xff7a4a, 0xd8502f],
    [-4.2, -4.6, 0.5, 0x2fa0a8, 0x17707c],
    [1.6, -6.6, 0.05, 0xffc860, 0xe09a30],
    [7, -4.4, -0.5, 0x8a6ad0, 0x5f45a0],
    [10.6, 0.6, -1, 0x6fbf5a, 0x3f8f4a],
  ] as const;
  for (const [i, [x, z, turn, paint, trim]] of tents.entries()) {
    const lit = glow > 0 && i !== 3 ? glow * [0.75, 0.55, 0.85, 0, 0.5][i]! : 0;
    sculpt.within(atCamp(x, z, 0.02), turn, () => tent(sculpt, paint, trim, lit), 1.25);
  }
  sculpt.within(atCamp(1.4, 1.4), 0, () => campfire(sculpt, glow > 0));
  for (const [x, z, turn] of [
    [-0.9, 1.2, Math.PI / 2],
    [3.6, 1.8, Math.PI / 2 + 0.2],
  ] as const) {
    sculpt.within(atCamp(x, z), turn, () =>
      sculpt.add(rod([-0.9, 0.2, 0], [0.9, 0.2, 0], 0.2, 0.18, 8), 0x7a5438, { vary: 0.08 }),
    );
  }
  sculpt.within(atCamp(1.3, 3.9), 0, () => bench(sculpt, 2));
  const poles = [
    [-6.4, -2.2],
    [-1.4, -7.6],
    [5, -7.2],
    [9.6, -2.4],
  ] as const;
  for (const [x, z] of poles) sculpt.add(rod(atCamp(x, z), atCamp(x, z, 3), 0.06, 0.05, 7), WOOD_DARK);
  for (const [i, [x, z]] of poles.entries()) {
    const next = poles[i + 1];
    if (next) garland(sculpt, atCamp(x, z, 2.95), atCamp(next[0], next[1], 2.95), 16, 0.45, glow * 2.4);
  }
  for (const [x, z] of [
    [-5.6, 3.4],
    [8.2, 2.4],
    [-1.8, -2.4],
  ] as const)
    lantern(sculpt, atCamp(x, z), glow * 2, 1.3);
  return sculpt.build();
}
