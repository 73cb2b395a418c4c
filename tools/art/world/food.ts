import { glass, WOOD, WOOD_LIGHT } from './furniture.ts';
import { between, random } from './random.ts';
import type { Paint, Sculpt } from './sculpt.ts';
import { ball, block, box, crumple, dome, post, rod } from './shapes.ts';

function burger(sculpt: Sculpt): void {
  sculpt.add(post(0.085, 0.03, 0.09, 14), 0xd9983f, { at: [0, 0, 0] });
  sculpt.add(crumple(post(0.108, 0.016, 0.108, 16), 0.12, 3), 0x6fbf4a, { at: [0, 0.03, 0] });
  sculpt.add(post(0.095, 0.028, 0.095, 14), 0x6a3a22, { at: [0, 0.044, 0], vary: 0.12 });
  sculpt.add(box(0.17, 0.008, 0.17), 0xffc145, { at: [0, 0.077, 0], turn: [0, 0.5, 0] });
  sculpt.add(post(0.088, 0.014, 0.088, 14), 0xe23f3a, { at: [0, 0.08, 0] });
  sculpt.add(dome(0.1, 1.5, 16), 0xe0a04a, { at: [0, 0.09, 0], scale: [1, 0.72, 1] });
  const next = random(4);
  for (let i = 0; i < 22; i += 1) {
    const [angle, out] = [next() * 6.3, Math.sqrt(next()) * 0.07];
    sculpt.add(ball(0.006, 0), 0xfff3d0, {
      at: [Math.cos(angle) * out, 0.09 + Math.sqrt(0.01 - out * out) * 0.74, Math.sin(angle) * out],
    });
  }
  sculpt.add(rod([0, 0.14, 0], [0, 0.23, 0], 0.003, 0.003, 5), WOOD_LIGHT);
  sculpt.add(ball(0.016, 1), 0x4a8f3a, { at: [0, 0.19, 0] });
}

function fries(sculpt: Sculpt): void {
  const next = random(9);
  sculpt.add(block(0.13, 0.11, 0.09), 0xff6b4a);
  sculpt.add(box(0.132, 0.03, 0.092), 0xf4fafb, { at: [0, 0.055, 0] });
  for (let i = 0; i < 34; i += 1) {
    sculpt.add(box(0.012, 0.12, 0.012), 0xf6c95a, {
      at: [between(next, -0.052, 0.052), between(next, 0.1, 0.15), between(next, -0.034, 0.034)],
      turn: [between(next, -0.25, 0.25), next(), between(next, -0.3, 0.3)],
      vary: 0.1,
    });
  }
}

function salad(sculpt: Sculpt): void {
  sculpt.add(post(0.07, 0.075, 0.13, 18), 0x12a5ad);
  sculpt.add(post(0.122, 0.01, 0.122, 18), 0x3f8a3a, { at: [0, 0.068, 0] });
  const next = random(12);
  for (let i = 0; i < 24; i += 1) {
    const [angle, out] = [next() * 6.3, Math.sqrt(next()) * 0.1];
    const paint = [0x6fbf4a, 0x8fd05a, 0xe23f3a, 0x4f9f3f, 0xffc145, 0xf4fafb][i % 6] ?? 0x6fbf4a;
    sculpt.add(crumple(ball(between(next, 0.022, 0.036), 1), 0.4, i), paint, {
      at: [Math.cos(angle) * out, 0.085 + between(next, 0, 0.02), Math.sin(angle) * out],
      scale: [1, 0.6, 1],
    });
  }
}

/** A glass with ice, a straw and a slice on the rim. */
function cooler(sculpt: Sculpt, drink: Paint, slice: Paint): void {
  glass(sculpt, drink, 0.2);
  for (let i = 0; i < 3; i += 1)
    sculpt.add(box(0.026, 0.026, 0.026), 0xdff2f6, {
      at: [-0.015 + i * 0.016, 0.2, (i % 2) * 0.02 - 0.01],
      turn: [i, i, 0],
    });
  sculpt.add(post(0.036, 0.01, 0.036, 14), slice, { at: [-0.05, 0.2, 0], turn: [Math.PI / 2, 0, 0.2] });
  sculpt.add(post(0.028, 0.013, 0.028, 14), 0xfff3d0, {
    at: [-0.05, 0.2, -0.0015],
    turn: [Math.PI / 2, 0, 0.2],
  });
}

/** Lunch for two on a table top at y = 0: burger and fries on a board, a salad, two coolers, a little vase. */
export function meal(sculpt: Sculpt): void {
  sculpt.within([0.1, 0, 0.12], 0.3, () => {
    sculpt.add(box(0.42, 0.02, 0.26), WOOD, { at: [0, 0.012, 0], vary: 0.06 });
    sculpt.within([-0.09, 0.022, 0], 0, () => burger(sculpt));
    sculpt.within([0.11, 0.022, 0], -0.3, () => fries(sculpt));
    sculpt.add(post(0.03, 0.03, 0.035, 12), 0xf4fafb, { at: [0.12, 0.022, 0.09] });
    sculpt.add(post(0.03, 0.004, 0.03, 12), 0xd83a2a, { at: [0.12, 0.049, 0.09] });
  });
  sculpt.within([-0.26, 0, 0.02], 0, () => salad(sculpt));
  sculpt.within([-0.06, 0, -0.2], 0.4, () => cooler(sculpt, 0xff9a3c, 0xff8a1c));
  sculpt.within([0.3, 0, -0.12], 2.2, () => cooler(sculpt, 0xf0607a, 0x7fcf4a));
  sculpt.within([0.16, 0, -0.32], 0, () => {
    sculpt.add(post(0.03, 0.11, 0.022, 10), 0x0f8b9d);
    for (const [i, paint] of [0xffc145, 0xff6b4a, 0xf4fafb].entries()) {
      const [x, z] = [Math.cos(i * 2.1) * 0.035, Math.sin(i * 2.1) * 0.035];
      sculpt.add(rod([0, 0.1, 0], [x, 0.2 + i * 0.02, z], 0.003, 0.003, 4), 0x4a8f3a);
      sculpt.add(ball(0.026, 1), paint, { at: [x, 0.21 + i * 0.02, z], scale: [1, 0.7, 1] });
    }
  });
  for (const [x, z] of [
    [0.27, 0.24],
    [0.31, 0.24],
  ] as const)
    sculpt.add(box(0.012, 0.004, 0.17), 0xcfd8dc, { at: [x, 0.004, z - 0.05], turn: [0, 0.3, 0] });
}
