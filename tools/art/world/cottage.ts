import { Group } from 'three';
import { planks } from './dock.ts';
import { WOOD, WOOD_DARK, WOOD_LIGHT } from './furniture.ts';
import { ground, PLAN } from './lake.ts';
import { type Paint, type Point, Sculpt } from './sculpt.ts';
import { ball, block, box, fromCorners, post, rod } from './shapes.ts';

/** A timber cottage, its veranda to +z. `glow` lights its windows. */
export function cottage(sculpt: Sculpt, walls: Paint, roof: Paint, glow = 0, wide = 7): void {
  const [w, d, h, ridge] = [wide / 2, 2.8, 2.7, 4.6];
  sculpt.add(box(wide + 0.4, 0.4, 6), 0x8d8478, { at: [0, 0.0, 0] });
  for (let i = 0; i < 12; i += 1) {
    const y = 0.3 + i * 0.2;
    for (const z of [-d, d]) sculpt.add(box(wide, 0.19, 0.12), walls, { at: [0, y, z], vary: 0.07 });
    for (const x of [-w, w]) sculpt.add(box(0.12, 0.19, d * 2), walls, { at: [x, y, 0], vary: 0.07 });
  }
  for (const x of [-w, w]) {
    const gable = [
      [x, h - 0.05, -d],
      [x, h - 0.05, d],
      [x, ridge - 0.12, 0],
    ];
    sculpt.add(fromCorners([...gable, ...gable.toReversed()].flat()), walls, { vary: 0.04 });
  }
  const over = w + 0.55;
  const eave = (z: number) => [z * (d + 0.75), h - 0.42] as const;
  for (const sign of [-1, 1]) {
    const [z, y] = eave(sign);
    const under = [
      [-over, y - 0.04, z],
      [over, y - 0.04, z],
      [over, ridge - 0.05, 0],
      [-over, ridge - 0.05, 0],
    ];
    const [p, q, r, s] = under;
    sculpt.add(fromCorners([p, q, r, p, r, s, r, q, p, s, r, p].flatMap((v) => v ?? [])), WOOD_DARK);
    for (let i = 0; i < 8; i += 1) {
      const at = (s: number) => [z * (1 - s), y + (ridge - y) * s] as const;
      const [z0, y0] = at(i / 8);
      const [z1, y1] = at(Math.min(1, (i + 1.06) / 8));
      const [a, b, c, e] = [
        [-over, y0 + 0.05, z0],
        [over, y0 + 0.05, z0],
        [over, y1, z1],
        [-over, y1, z1],
      ];
      const up = sign > 0 ? [a, b, c, a, c, e] : [a, c, b, a, e, c];
      sculpt.add(fromCorners([...up, ...up.toReversed()].flat()), roof, { vary: 0.07 });
    }
  }
  sculpt.add(rod([-over, ridge, 0], [over, ridge, 0], 0.09, 0.09, 6), WOOD_DARK);
  const pane = (x: number, y: number, z: number, width: number, high: number, turned = false) => {
    const frame = turned ? box(0.16, high + 0.2, width + 0.2) : box(width + 0.2, high + 0.2, 0.16);
    sculpt.add(frame, 0xf4fafb, { at: [x, y, z] });
    const glassPane = turned ? box(0.2, high, width) : box(width, high, 0.2);
    sculpt.add(glassPane, glow > 0 ? 0xffc878 : 0x7fb4c8, { at: [x, y, z], ...(glow > 0 ? { glow } : {}) });
    sculpt.add(turned ? box(0.22, high, 0.05) : box(0.05, high, 0.22), 0xf4fafb, { at: [x, y, z] });
    sculpt.add(turned ? box(0.22, 0.05, width) : box(width, 0.05, 0.22), 0xf4fafb, { at: [x, y, z] });
  };
  pane(-w * 0.55, 1.55, d, 1.2, 1.1);
  pane(w * 0.58, 1.55, d, 1.2, 1.1);
  pane(w, 1.6, -0.9, 1.1, 1, true);
  pane(w, 1.6, 1.2, 1.1, 1, true);
  pane(-w, 1.6, 0, 1.1, 1, true);
  pane(w, 3.35, 0, 0.8, 0.7, true);
  pane(-w, 3.35, 0, 0.8, 0.7, true);
  sculpt.add(block(1, 2.1, 0.18), 0x12808f, { at: [0, 0.2, d] });
  sculpt.add(ball(0.05, 1), 0xffc145, { at: [0.35, 1.2, d + 0.12] });
  sculpt.add(block(0.7, 1.6, 0.7), 0x9a6a58, { at: [-w * 0.5, ridge - 1, -0.9], vary: 0.05 });
  sculpt.within([0, 0.2, d + 1.3], 0, () => planks(sculpt, -w, w, -1.25, 1.1, 0, false));
  for (const x of [-w + 0.1, -0.9, 0.9, w - 0.1])
    sculpt.add(rod([x, 0.15, d + 2.3], [x, 2.05, d + 2.2], 0.07, 0.07, 6), WOOD_DARK);
  const porch = [
    [-w - 0.2, 2.05, d + 2.6],
    [w + 0.2, 2.05, d + 2.6],
    [w + 0.2, 2.55, d - 0.1],
    [-w - 0.2, 2.55, d - 0.1],
  ];
  const [a, b, c, e] = porch;
  const top = [a, b, c, a, c, e].flatMap((v) => v ?? []);
  sculpt.add(fromCorners([...top, ...[a, c, b, a, e, c].flatMap((v) => v ?? [])]), roof);
  for (const [x0, x1] of [
    [-w + 0.1, -0.9],
    [0.9, w - 0.1],
  ] as const) {
    for (const y of [0.65, 1.05])
      sculpt.add(rod([x0, y, d + 2.3], [x1, y, d + 2.3], 0.035, 0.035, 5), WOOD_LIGHT);
    for (let x = x0 + 0.3; x < x1; x += 0.3)
      sculpt.add(rod([x, 0.2, d + 2.3], [x, 1.05, d + 2.3], 0.022, 0.022, 4), WOOD_LIGHT);
  }
  for (let i = 0; i < 2; i += 1)
    sculpt.add(box(1.8, 0.1, 0.34), WOOD, { at: [0, 0.1 - i * 0.14, d + 2.6 + i * 0.32] });
  for (const x of [-w * 0.55, w * 0.58]) {
    sculpt.add(box(1.3, 0.2, 0.25), 0xb5603a, { at: [x, 0.85, d + 0.2] });
    for (let i = 0; i < 7; i += 1)
      sculpt.add(ball(0.09, 1), [0xff6b4a, 0xffc145, 0xd8467a, 0x58ad5a][i % 4] ?? 0xff6b4a, {
        at: [x - 0.5 + i * 0.17, 1.02 + (i % 2) * 0.05, d + 0.22],
      });
  }
}

export const COTTAGE_SPOTS = [
  [-13, -2, 0.1, 0xd8a06a, 0x4a5a66],
  [0, -7, -0.1, 0xd09058, 0x8a4436],
  [13.5, -4, -0.5, 0xe0b484, 0x3f6a5c],
] as const;

/** Three cottages on the north shore. */
export function cottages(glow = 0): Group {
  const group = new Group();
  for (const [i, [x, z, turn, walls, roof]] of COTTAGE_SPOTS.entries()) {
    const sculpt = new Sculpt(70 + i);
    const at: Point = [
      PLAN.cottages.x + x,
      ground(PLAN.cottages.x + x, PLAN.cottages.z + z) + 0.15,
      PLAN.cottages.z + z,
    ];
    sculpt.within(at, turn, () => cottage(sculpt, walls, roof, glow, i === 1 ? 9 : 6.6));
    group.add(sculpt.build());
  }
  return group;
}

/** A wooden tub of steaming water, with its stove and steps. */
export function hotTub(sculpt: Sculpt): void {
  for (let i = 0; i < 26; i += 1) {
    const angle = (i / 26) * Math.PI * 2;
    sculpt.add(block(0.265, 1.02, 0.09), i % 2 ? 0xb57c4c : 0xa86f42, {
      at: [Math.cos(angle) * 1.06, 0, Math.sin(angle) * 1.06],
      turn: [0, Math.PI / 2 - angle, 0],
      vary: 0.06,
    });
  }
  for (const y of [0.22, 0.8]) sculpt.add(post(1.125, 0.06, 1.125, 26), 0x3a434c, { at: [0, y, 0] });
  sculpt.add(post(1.02, 0.02, 1.02, 26), 0x6fd0d8, { at: [0, 0.86, 0] });
  for (let i = 0; i < 26; i += 1) {
    const angle = (i / 26) * Math.PI * 2;
    sculpt.add(box(0.28, 0.06, 0.2), WOOD_LIGHT, {
      at: [Math.cos(angle) * 1.08, 1.04, Math.sin(angle) * 1.08],
      turn: [0, Math.PI / 2 - angle, 0],
    });
  }
  sculpt.add(post(0.28, 0.9, 0.28, 12), 0x3a434c, { at: [1.5, 0, 0.2] });
  sculpt.add(post(0.08, 2.4, 0.08, 9), 0x4a5560, { at: [1.5, 0.9, 0.2] });
  for (let i = 0; i < 3; i += 1)
    sculpt.add(block(0.9, 0.28 * (3 - i), 0.3), WOOD, { at: [0.1, 0, 1.4 + i * 0.3], vary: 0.05 });
}
