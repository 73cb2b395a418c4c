import { Group } from 'three';
import { planks } from './dock.ts';
import { deckChair, glass, parasol, plant, stool, table, WOOD, WOOD_DARK, WOOD_LIGHT } from './furniture.ts';
import { PLAN } from './lake.ts';
import { garland, lantern } from './lights.ts';
import { between, pick, random } from './random.ts';
import { type Point, Sculpt } from './sculpt.ts';
import { ball, block, box, fromCorners, post, rod } from './shapes.ts';

/** The floor of the terrace. */
export const BAR_FLOOR = 0.95;

/** Bar stools, tables and deck chairs, in the bar's own frame (x along the counter, −z to the lake). */
export const STOOLS: readonly number[] = [-3.2, -2.3, -1.4, 0.4, 1.3, 2.8];
export const TABLES: readonly Point[] = [
  [-4.6, 0, -4.4],
  [-0.9, 0, -5.2],
  [3.4, 0, -4.6],
];
export const CHAIRS: readonly Point[] = [
  [-6.6, 0, -9.4],
  [-4.9, 0, -9.6],
  [-0.4, 0, -9.9],
  [1.2, 0, -9.7],
  [4.6, 0, -9.2],
];

/** From the bar's frame to the world's. */
export function atBar([x, y, z]: Point): Point {
  return [PLAN.bar.x + x, BAR_FLOOR + y, PLAN.bar.z + 4 + z];
}

const DRINKS = [0xff8a3c, 0xffc145, 0xf0506a, 0x7fd0a0, 0x5cc4e0] as const;

function shelf(sculpt: Sculpt, glow: number): void {
  const next = random(8);
  for (const y of [1.45, 1.95]) {
    sculpt.add(box(6, 0.06, 0.3), WOOD_LIGHT, { at: [0, y, 2.6] });
    for (let x = -2.8; x < 2.8; x += between(next, 0.17, 0.26)) {
      const paint = pick(next, [0x2f8f5a, 0xd8843a, 0xb8d8e0, 0xc23a4a, 0x6a4a9c, 0xe8c46a] as const);
      const tall = between(next, 0.2, 0.3);
      sculpt.add(post(0.045, tall, 0.042, 7), paint, { at: [x, y + 0.03, 2.58] });
      sculpt.add(post(0.018, 0.1, 0.016, 6), paint, { at: [x, y + tall, 2.58] });
    }
    if (glow > 0) sculpt.add(box(5.9, 0.03, 0.03), 0xffc070, { at: [0, y - 0.05, 2.45], glow });
  }
}

/** Straw on the roof: rows of torn skirts, one over the other. */
function thatch(sculpt: Sculpt): void {
  const next = random(77);
  const [half, eave, ridge, out, back] = [4.9, 2.55, 4.3, -2.2, 3.6];
  const middle = (out + back) / 2;
  const rows = 6;
  for (const side of [-1, 1]) {
    const depth = (back - out) / 2;
    for (let row = 0; row < rows; row += 1) {
      const [s0, s1] = [row / rows, Math.min(1, (row + 1.35) / rows)];
      const z = (s: number) => middle + side * depth * (1 - s);
      const y = (s: number) => eave + (ridge - eave) * s;
      const w = (s: number) => half - s * 1.1;
      const pieces = 26;
      for (let i = 0; i < pieces; i += 1) {
        const [u0, u1] = [(i / pieces) * 2 - 1, ((i + 1) / pieces) * 2 - 1];
        const droop = between(next, 0.02, 0.14);
        const lift = 0.1;
        const a = [u0 * w(s0), y(s0) - droop + lift, z(s0) + side * droop * 0.7];
        const b = [u1 * w(s0), y(s0) - droop * 0.6 + lift, z(s0) + side * droop * 0.7];
        const c = [u1 * w(s1), y(s1) + lift * 0.4, z(s1)];
        const d = [u0 * w(s1), y(s1) + lift * 0.4, z(s1)];
        const faces = [a, b, c, a, c, d, b, a, c, c, a, d];
        sculpt.add(fromCorners(faces.flat()), pick(next, [0xd9b36a, 0xcaa258, 0xe3c480] as const));
      }
    }
  }
  for (const end of [-1, 1]) {
    const [x0, x1] = [end * (half - 0.1), end * (half - 1.1)];
    const [a, b, c] = [
      [x0, eave + 0.05, out + 0.2],
      [x0, eave + 0.05, back - 0.2],
      [x1, ridge, middle],
    ];
    sculpt.add(fromCorners([a, b, c, b, a, c].flat()), 0xc79c52);
  }
  sculpt.add(
    rod([-half + 1, ridge + 0.06, middle], [half - 1, ridge + 0.06, middle], 0.17, 0.17, 7),
    0xb98f4a,
  );
}

/** The beach bar with its terrace. `glow` is how brightly its lights burn: 0 by day. */
export function bar(glow = 0): Group {
  const sculpt = new Sculpt(41);
  sculpt.within(atBar([0, 0, 0]), 0, () => {
    sculpt.within([0, 0, 0], 0, () => planks(sculpt, -7, 7, -7, 3.4, 0, false));
    for (const x of [-6.8, -3.4, 0, 3.4, 6.8])
      sculpt.add(rod([x, -1.4, -6.8], [x, 0, -6.8], 0.12, 0.12, 8), WOOD_DARK);
    for (let i = 0; i < 3; i += 1)
      sculpt.add(box(3, 0.1, 0.36), WOOD, { at: [-2.4, -0.12 - i * 0.16, -7.15 - i * 0.32] });
    // Counter and its front of upright boards.
    for (let i = 0; i < 24; i += 1)
      sculpt.add(box(0.3, 1, 0.08), i % 2 === 0 ? 0x12808f : 0x1a97a4, {
        at: [-3.6 + i * 0.313, 0.5, -0.6],
        vary: 0.05,
      });
    sculpt.add(box(7.9, 0.09, 0.75), WOOD_LIGHT, { at: [0, 1.06, -0.55] });
    for (const x of [-3.75, 3.75])
      for (const z of [-1.5, 2.9]) sculpt.add(rod([x, 0, z], [x, 2.75, z], 0.1, 0.09, 8), WOOD_DARK);
    sculpt.add(box(7.5, 2.7, 0.1), 0x8a5c3a, { at: [0, 1.35, 2.9], vary: 0.06 });
    for (const x of [-3.72, 3.72]) sculpt.add(box(0.1, 2.6, 2), 0x9a6a44, { at: [x, 1.3, 1.9] });
    shelf(sculpt, glow);
    sculpt.add(box(1.6, 0.85, 0.05), 0x22303a, { at: [2.9, 2.1, -1.62], turn: [0.1, 0, 0] });
    for (let i = 0; i < 5; i += 1)
      sculpt.add(box(i === 0 ? 0.7 : 1.1 - (i % 2) * 0.3, 0.045, 0.02), i === 0 ? 0xffc145 : 0xf4fafb, {
        at: [2.9 - (i === 0 ? 0 : 0.1), 2.38 - i * 0.13, -1.66 + i * 0.013],
      });
    thatch(sculpt);
    for (const [i, x] of STOOLS.entries())
      sculpt.within([x, 0, -1.35], i, () => stool(sculpt, 0.74, i % 2 ? 0xff6b4a : 0xffc145));
    for (const [i, at] of TABLES.entries()) {
      sculpt.within(at, 0, () => {
        table(sculpt, 0.55);
        // The middle table is laid by whoever needs it.
        for (const [x, z] of i === 1
          ? []
          : ([
              [0.2, 0.1],
              [-0.22, -0.12],
            ] as const))
          sculpt.within([x, 0.74, z], 0, () => glass(sculpt, DRINKS[i] ?? 0xff8a3c));
        lantern(sculpt, [-0.3, 0.74, -0.26], glow * 1.5, 0.7);
        if (i === 0) sculpt.within([0, 0, -0.1], 0.3, () => parasol(sculpt, 0xff6b4a, 0xfff3dc, 1.7, 2.5));
        for (const angle of [0.4, 2.4, 4.5])
          sculpt.within([Math.cos(angle) * 0.95, 0, Math.sin(angle) * 0.95], angle, () =>
            stool(sculpt, 0.48, WOOD),
          );
      });
    }
    for (const [i, at] of CHAIRS.entries())
      sculpt.within([at[0], at[1] - 0.5, at[2]], Math.PI + (i % 2 ? 0.15 : -0.1), () =>
        deckChair(sculpt, [0xff6b4a, 0x0f8b9d, 0xffc145][i % 3] ?? 0xff6b4a),
      );
    for (const x of [-6.5, 6.5]) sculpt.within([x, 0, -6.4], x, () => plant(sculpt, 1.3));
    sculpt.within([-4.5, 0, 0.3], 1, () => plant(sculpt, 1.5, 0x12808f));
    for (const [i, x] of [-3, -1.9, -0.7, 0.9, 2.2].entries())
      sculpt.within([x, 1.1, -0.62], 0, () => glass(sculpt, DRINKS[i] ?? 0xff8a3c, 0.18));
    const masts: readonly Point[] = [
      [-6.8, 3.3, -6.8],
      [0, 3.5, -6.9],
      [6.8, 3.3, -6.8],
    ];
    for (const mast of masts) sculpt.add(rod([mast[0], 0, mast[2]], mast, 0.06, 0.05, 7), WOOD_DARK);
    for (const [from, to] of [
      [masts[0], masts[1]],
      [masts[1], masts[2]],
    ] as const)
      if (from && to) garland(sculpt, from, to, 15, 0.35, glow * 2.6);
    for (const [x, mast] of [
      [-4.4, masts[0]],
      [0, masts[1]],
      [4.4, masts[2]],
    ] as const)
      if (mast) garland(sculpt, [x, 2.75, -2.1], mast, 11, 0.35, glow * 2.6);
    for (const x of [-2.2, 0.2, 2.2]) {
      sculpt.add(rod([x, 2.8, -0.6], [x, 2.2, -0.6], 0.012, 0.012, 4), 0x2a2420);
      sculpt.add(block(0.05, 0.02, 0.05), 0x2a2420, { at: [x, 2.2, -0.6] });
      if (glow > 0) sculpt.add(ball(0.13, 1), 0xffb85c, { at: [x, 2.1, -0.6], glow: glow * 1.8 });
      else sculpt.add(ball(0.13, 1), 0xffe0a8, { at: [x, 2.1, -0.6] });
    }
  });
  return sculpt.build();
}
