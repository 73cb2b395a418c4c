import { TorusGeometry } from 'three';
import { WOOD, WOOD_DARK } from './furniture.ts';
import { ground } from './lake.ts';
import { BOARDS, type Board, wakeboard } from './rider.ts';
import type { Paint, Sculpt } from './sculpt.ts';
import { ball, block, box, fromCorners, post, rod, slab, tube } from './shapes.ts';

const GLASS = 0x6fa6bc;
const RUBBER = 0x2b3238;
const STEEL = 0xc9d2d6;
const GRAVEL = 0xd3bf96;

/** Four wheels that stand on the ground. */
function wheels(sculpt: Sculpt, apart: number, half: number, radius = 0.34): void {
  for (const x of [-apart, apart]) {
    for (const side of [-1, 1]) {
      const z = side * half - 0.11;
      sculpt.add(post(radius, 0.22, radius, 16), RUBBER, { at: [x, radius, z], turn: [Math.PI / 2, 0, 0] });
      sculpt.add(post(radius * 0.52, 0.26, radius * 0.52, 10), STEEL, {
        at: [x, radius, z - 0.02],
        turn: [Math.PI / 2, 0, 0],
      });
    }
  }
}

function lamps(sculpt: Sculpt, front: number, back: number, y: number): void {
  for (const side of [-1, 1]) {
    sculpt.add(box(0.08, 0.15, 0.34), 0xfff2cc, { at: [front, y, side * 0.58] });
    sculpt.add(box(0.08, 0.18, 0.26), 0xd83a2c, { at: [back, y + 0.04, side * 0.62] });
  }
}

/** An estate car, 4.2 m long, its front to +x. `boards` lie on its roof. */
export function car(sculpt: Sculpt, paint: Paint, boards: readonly Board[] = []): void {
  const body = [
    [-2.08, 0.34],
    [2.02, 0.34],
    [2.1, 0.66],
    [1.96, 0.84],
    [1.05, 0.96],
    [-2.02, 0.99],
    [-2.12, 0.7],
  ] as const;
  const cabin = [
    [1.1, 0.94],
    [0.42, 1.44],
    [-1.56, 1.48],
    [-2, 0.97],
  ] as const;
  const roof = [
    [0.46, 1.41],
    [0.36, 1.49],
    [-1.5, 1.54],
    [-1.68, 1.44],
  ] as const;
  sculpt.add(slab(body, 1.72), paint, { vary: 0.03 });
  sculpt.add(slab(cabin, 1.5), GLASS, { vary: 0.05 });
  sculpt.add(slab(roof, 1.54), paint);
  for (const x of [-0.42, -1.5]) sculpt.add(box(0.1, 0.56, 1.53), paint, { at: [x, 1.2, 0] });
  for (const x of [-2.06, 2.04]) sculpt.add(box(0.18, 0.2, 1.66), 0x3a434c, { at: [x, 0.42, 0] });
  for (const side of [-1, 1]) sculpt.add(box(0.16, 0.14, 0.18), paint, { at: [0.78, 1.02, side * 0.86] });
  lamps(sculpt, 2.05, -2.08, 0.68);
  wheels(sculpt, 1.28, 0.76);
  if (boards.length === 0) return;
  for (const x of [-1.2, 0.1]) sculpt.add(box(0.07, 0.06, 1.5), 0x3a434c, { at: [x, 1.58, 0] });
  for (const [i, board] of boards.entries())
    sculpt.within([-0.55, 1.65, (i - (boards.length - 1) / 2) * 0.56], Math.PI / 2, () =>
      wakeboard(sculpt, board),
    );
}

/** A van to sleep in, 4.7 m long, its front to +x. */
export function van(sculpt: Sculpt, paint: Paint, below: Paint = 0xf4fafb): void {
  const lower = [
    [-2.35, 0.36],
    [2.3, 0.36],
    [2.36, 0.8],
    [2.2, 1.1],
    [-2.38, 1.1],
  ] as const;
  const upper = [
    [2.2, 1.1],
    [1.62, 1.9],
    [1.4, 2.02],
    [-2.28, 2.06],
    [-2.38, 1.1],
  ] as const;
  sculpt.add(slab(lower, 1.84), paint, { vary: 0.03 });
  sculpt.add(slab(upper, 1.8), below, { vary: 0.03 });
  const screen = [
    [2.2, 1.16],
    [1.72, 1.8],
    [1.62, 1.78],
    [2.08, 1.14],
  ] as const;
  sculpt.add(slab(screen, 1.56), GLASS, { at: [0.03, 0, 0] });
  for (const [x, wide] of [
    [1.25, 0.7],
    [0.15, 1.1],
    [-1.35, 1.3],
  ] as const)
    sculpt.add(box(wide, 0.48, 1.84), GLASS, { at: [x, 1.5, 0], vary: 0.04 });
  sculpt.add(box(0.04, 0.5, 1.3), GLASS, { at: [-2.36, 1.55, 0] });
  for (const x of [-2.34, 2.28]) sculpt.add(box(0.18, 0.2, 1.78), 0x3a434c, { at: [x, 0.44, 0] });
  lamps(sculpt, 2.33, -2.38, 0.78);
  wheels(sculpt, 1.45, 0.82, 0.36);
}

/** A bicycle, its front to +x. */
export function bike(sculpt: Sculpt, paint: Paint, basket?: Paint): void {
  const [rear, front] = [-0.5, 0.54];
  for (const x of [rear, front]) {
    sculpt.add(new TorusGeometry(0.33, 0.024, 6, 22), RUBBER, { at: [x, 0.35, 0] });
    sculpt.add(new TorusGeometry(0.295, 0.012, 5, 20), STEEL, { at: [x, 0.35, 0] });
    for (let i = 0; i < 4; i += 1) {
      const [c, s] = [Math.cos((i * Math.PI) / 4) * 0.3, Math.sin((i * Math.PI) / 4) * 0.3];
      sculpt.add(rod([x - c, 0.35 - s, 0], [x + c, 0.35 + s, 0], 0.006, 0.006, 4), STEEL);
    }
  }
  const beam = (from: readonly [number, number], to: readonly [number, number], radius = 0.024) =>
    sculpt.add(rod([from[0], from[1], 0], [to[0], to[1], 0], radius, radius, 7), paint);
  beam([-0.02, 0.3], [-0.18, 0.82]);
  beam([-0.02, 0.3], [0.38, 0.78]);
  beam([-0.15, 0.72], [0.36, 0.8]);
  beam([-0.02, 0.3], [rear, 0.35], 0.016);
  beam([-0.15, 0.7], [rear, 0.35], 0.014);
  beam([0.36, 0.92], [front, 0.35], 0.02);
  sculpt.add(box(0.26, 0.06, 0.15), 0x3a2c24, { at: [-0.2, 0.88, 0] });
  sculpt.add(rod([0.32, 0.98, -0.28], [0.32, 0.98, 0.28], 0.018, 0.018, 6), RUBBER);
  sculpt.add(rod([0.36, 0.9, 0], [0.32, 0.98, 0], 0.018, 0.018, 6), STEEL);
  sculpt.add(post(0.1, 0.03, 0.1, 12), STEEL, { at: [-0.02, 0.3, 0.03], turn: [Math.PI / 2, 0, 0] });
  if (basket !== undefined) {
    sculpt.add(block(0.26, 0.22, 0.36), basket, { at: [0.6, 0.72, 0], vary: 0.08 });
    sculpt.add(ball(0.1, 1), BOARDS.teal.base, { at: [0.6, 0.97, 0.06] });
  }
}

/** A rack of hoops along z, with room for a bicycle between two of them. */
export function bikeRack(sculpt: Sculpt, places: number): void {
  const step = 0.62;
  const half = (places * step) / 2;
  for (let i = 0; i <= places; i += 1) {
    const z = -half + i * step;
    sculpt.add(
      tube(
        [
          [0.28, 0, z],
          [0.3, 0.55, z],
          [0.42, 0.74, z],
          [0.62, 0.74, z],
          [0.74, 0.55, z],
          [0.76, 0, z],
        ],
        0.025,
        20,
        7,
      ),
      0x12808f,
    );
  }
  for (const x of [0.28, 0.76])
    sculpt.add(rod([x, 0.03, -half - 0.1], [x, 0.03, half + 0.1], 0.03, 0.03, 6), 0x3a434c);
}

/** A blue sign with a white P; it is read from +z. */
export function parkingSign(sculpt: Sculpt): void {
  sculpt.add(post(0.045, 2.9, 0.045, 8), STEEL);
  sculpt.add(box(0.92, 0.92, 0.05), 0x1f6fd0, { at: [0, 2.5, 0.04] });
  const white = { glow: 0.9 };
  const part = (width: number, height: number, x: number, y: number) =>
    sculpt.add(box(width, height, 0.03), 0xf4fafb, { at: [x, 2.5 + y, 0.07], ...white });
  part(0.13, 0.64, -0.15, 0);
  part(0.36, 0.12, 0.02, 0.26);
  part(0.36, 0.12, 0.02, -0.02);
  part(0.12, 0.34, 0.17, 0.12);
}

/** A wooden post with arrows that point to +x and, lower, to -x. */
export function signpost(sculpt: Sculpt): void {
  sculpt.add(post(0.09, 2.5, 0.08, 8), WOOD_DARK, { vary: 0.06 });
  const arrow = [
    [-0.75, -0.17],
    [0.62, -0.17],
    [0.88, 0],
    [0.62, 0.17],
    [-0.75, 0.17],
  ] as const;
  sculpt.add(slab(arrow, 0.07), 0xffc145, { at: [0.2, 2.15, 0.11], vary: 0.03 });
  sculpt.add(slab(arrow, 0.07), WOOD, { at: [-0.15, 1.7, 0.11], turn: [0, Math.PI, 0], vary: 0.06 });
  const wave = Array.from(
    { length: 9 },
    (_, i) => [-0.3 + i * 0.09, 2.15 + (i % 2 ? 0.045 : -0.045), 0.16] as const,
  );
  sculpt.add(tube(wave, 0.022, 40, 6), 0x12808f);
}

/** A gravel road along points of the plan, `width` metres wide. */
export function road(sculpt: Sculpt, way: readonly (readonly [x: number, z: number])[], width: number): void {
  const corners: number[] = [];
  const stripes = 5;
  for (const [i, [x0, z0]] of way.entries()) {
    const next = way[i + 1];
    if (!next) break;
    const [x1, z1] = next;
    const before = way[i - 1] ?? [2 * x0 - x1, 2 * z0 - z1];
    const after = way[i + 2] ?? [2 * x1 - x0, 2 * z1 - z0];
    const across = (from: readonly [number, number], to: readonly [number, number]) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length] as const;
    };
    const [n0, n1] = [across(before, [x1, z1]), across([x0, z0], after)];
    const edge = (x: number, z: number, n: readonly [number, number], share: number) => {
      const [px, pz] = [x + n[0] * width * share, z + n[1] * width * share];
      return [px, ground(px, pz) + 0.07 - 0.05 * Math.abs(share * 2), pz];
    };
    for (let s = 0; s < stripes; s += 1) {
      const [u, v] = [s / stripes - 0.5, (s + 1) / stripes - 0.5];
      const [a, b, c, d] = [
        edge(x0, z0, n0, u),
        edge(x0, z0, n0, v),
        edge(x1, z1, n1, v),
        edge(x1, z1, n1, u),
      ];
      corners.push(...[a, b, c, a, c, d, c, b, a, d, c, a].flat());
    }
  }
  sculpt.add(fromCorners(corners), GRAVEL, { vary: 0.05 });
}
