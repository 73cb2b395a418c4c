import { Group } from 'three';
import { bench, flag, WOOD_DARK, WOOD_LIGHT } from './furniture.ts';
import { PLAN } from './lake.ts';
import { BOARDS, wakeboard } from './rider.ts';
import { Sculpt } from './sculpt.ts';
import { block, box, fromCorners, post, rod } from './shapes.ts';

/** Height of the planks over the water. */
export const DOCK_TOP = 0.55;

/** Planks along x over the rectangle, on beams and piles. */
export function planks(
  sculpt: Sculpt,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  top: number,
  piles = true,
): void {
  const count = Math.max(1, Math.round((z1 - z0) / 0.28));
  const pitch = (z1 - z0) / count;
  for (let i = 0; i < count; i += 1) {
    sculpt.add(box(x1 - x0, 0.07, pitch * 0.93), WOOD_LIGHT, {
      at: [(x0 + x1) / 2, top - 0.035, z0 + (i + 0.5) * pitch],
      vary: 0.09,
    });
  }
  for (const x of [x0 + 0.12, x1 - 0.12])
    sculpt.add(box(0.16, 0.18, z1 - z0), WOOD_DARK, { at: [x, top - 0.16, (z0 + z1) / 2] });
  for (const z of [z0 + 0.06, z1 - 0.06])
    sculpt.add(box(x1 - x0, 0.18, 0.1), WOOD_DARK, { at: [(x0 + x1) / 2, top - 0.16, z] });
  if (!piles) return;
  for (let z = z0 + 0.2; z <= z1; z += Math.max(1.5, (z1 - z0 - 0.4) / Math.ceil((z1 - z0) / 4))) {
    for (const x of [x0 + 0.2, x1 - 0.2])
      sculpt.add(rod([x, -3, z], [x, top + 0.12, z], 0.13, 0.12, 8), WOOD_DARK);
  }
}

/** The little house of the person who runs the cable. */
function operatorHut(sculpt: Sculpt): void {
  for (let i = 0; i < 5; i += 1)
    sculpt.add(box(2.3, 0.2, 2.1), i % 2 === 0 ? 0x12808f : 0x15909f, { at: [0, 0.1 + i * 0.2, 0] });
  for (const [x, z] of [
    [-1.08, -0.98],
    [1.08, -0.98],
    [-1.08, 0.98],
    [1.08, 0.98],
  ] as const)
    sculpt.add(block(0.14, 2.3, 0.14), 0xf4fafb, { at: [x, 0, z] });
  sculpt.add(box(2.1, 0.08, 1.95), 0x0c5a66, { at: [0, 2.25, 0] });
  sculpt.add(box(0.06, 1.1, 1.8), 0x9fd6e0, { at: [1.05, 1.6, 0] });
  sculpt.add(box(2.0, 1.1, 0.06), 0x8fc8d6, { at: [0, 1.6, -0.95] });
  sculpt.add(box(0.1, 1.1, 1.9), 0x12808f, { at: [-1.05, 1.6, 0] });
  const [w, d, e, r] = [1.5, 1.4, 2.25, 2.95];
  const roof = [
    [-w, e, -d],
    [w, e, -d],
    [w, e, d],
    [-w, e, d],
    [-w * 0.4, r, 0],
    [w * 0.4, r, 0],
  ] as const;
  const faces = [0, 4, 5, 0, 5, 1, 2, 5, 4, 2, 4, 3, 1, 5, 2, 3, 4, 0, 0, 1, 2, 0, 2, 3];
  sculpt.add(fromCorners(faces.flatMap((i) => [...(roof[i] ?? [])])), 0xff6b4a, { vary: 0.04 });
}

function ring(sculpt: Sculpt): void {
  const parts = 12;
  for (let i = 0; i < parts; i += 1) {
    const [a, b] = [(i / parts) * Math.PI * 2, ((i + 1) / parts) * Math.PI * 2];
    sculpt.add(
      rod(
        [Math.cos(a) * 0.28, Math.sin(a) * 0.28, 0],
        [Math.cos(b) * 0.28, Math.sin(b) * 0.28, 0],
        0.075,
        0.075,
        7,
      ),
      i % 3 === 0 ? 0xf4fafb : 0xff5a3c,
    );
  }
}

/** Boards leaning in a rack. */
export function boardRack(sculpt: Sculpt, count = 5): void {
  for (const y of [0.35, 1.1]) sculpt.add(box(count * 0.55, 0.07, 0.07), WOOD_DARK, { at: [0, y, 0] });
  for (const x of [-1, 1])
    sculpt.add(rod([x * count * 0.26, 0, 0.3], [x * count * 0.26, 1.25, -0.05], 0.05, 0.05, 4), WOOD_DARK);
  const boards = [BOARDS.coral, BOARDS.teal, BOARDS.sun];
  for (let i = 0; i < count; i += 1) {
    sculpt.within([(i - (count - 1) / 2) * 0.52, 0.78, 0.16], [-Math.PI / 2 - 0.22, 0, 0], () =>
      wakeboard(sculpt, boards[i % 3] ?? BOARDS.teal, i % 2 === 0),
    );
  }
}

/** The start dock of track 2: a walkway from the shore, a platform at the cable, the operator's hut. */
export function startDock(): Group {
  const sculpt = new Sculpt(31);
  sculpt.within([PLAN.dock.x, 0, PLAN.dock.z - 8], 0, () => {
    planks(sculpt, -5, 5, -3, 3, DOCK_TOP);
    planks(sculpt, -4.6, -2, 3, 30, DOCK_TOP);
    sculpt.within([-3.4, DOCK_TOP, 1.6], Math.PI / 2, () => operatorHut(sculpt));
    sculpt.within([0.6, DOCK_TOP, 2.3], Math.PI, () => bench(sculpt));
    sculpt.within([3.4, DOCK_TOP, 2.5], Math.PI, () => boardRack(sculpt, 5));
    sculpt.within([-4.75, DOCK_TOP, 2.7], 0, () => flag(sculpt, 4.2, 0xff6b4a, 0xf4fafb));
    sculpt.within([-4.6, DOCK_TOP, -2.4], 0, () => {
      sculpt.add(post(0.05, 1.4, 0.05, 6), 0xf4fafb);
      sculpt.within([0, 1.1, 0.08], 0, () => ring(sculpt));
    });
    // The start: a carpeted slope from the platform's edge into the water.
    sculpt.add(
      fromCorners([
        -1.6,
        DOCK_TOP + 0.01,
        -3,
        1.6,
        -0.3,
        -4.5,
        -1.6,
        -0.3,
        -4.5,
        -1.6,
        DOCK_TOP + 0.01,
        -3,
        1.6,
        DOCK_TOP + 0.01,
        -3,
        1.6,
        -0.3,
        -4.5,
      ]),
      0x2f8f86,
    );
    for (const x of [-1.6, 1.6])
      sculpt.add(rod([x, DOCK_TOP + 0.03, -3], [x, -0.28, -4.5], 0.05, 0.05, 6), 0xffc145);
    for (const x of [-5, 5]) {
      for (const z of [-3, 0, 3]) sculpt.add(box(0.12, 0.5, 0.3), 0x3a4650, { at: [x, 0.3, z] });
    }
  });
  return sculpt.build();
}
