import { pontoons } from './floats.ts';
import type { Paint, Sculpt } from './sculpt.ts';
import { box, fromCorners, rod, slab, tube } from './shapes.ts';

export interface KickerSize {
  length: number;
  height: number;
  width: number;
  deck: Paint;
  side: Paint;
  trim: Paint;
  /** How sharply the transition rises at the end. */
  curve?: number;
}

const DARK = 0x2a3138;
const WHITE = 0xf4fafb;

/**
 * A kicker: riders come from −x and leave at the lip, x = 0. A curved deck of plates on ribs, painted side panels with a
 * band that follows the curve, a coping tube at the lip, pontoons below.
 */
export function kicker(sculpt: Sculpt, size: KickerSize): void {
  const { length, height, width, curve = 1.9 } = size;
  const rise = (x: number) => -0.22 + (height + 0.22) * Math.max(0, (x + length) / length) ** curve;
  const half = width / 2;

  plates(sculpt, size, rise);
  const steps = 22;
  const along = (from: number, to: number) =>
    Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const band = (from: number, to: number, top: number, bottom: number): [number, number][] => [
    ...along(from, to).map((x): [number, number] => [x, rise(x) - top]),
    ...along(from, to)
      .reverse()
      .map((x): [number, number] => [x, Math.max(0.18, rise(x) - bottom)]),
  ];
  const start = -length * (1 - ((0.22 + 0.42) / (height + 0.22)) ** (1 / curve));
  for (const z of [-half + 0.04, half - 0.04]) {
    const out = Math.sign(z);
    sculpt.add(slab(band(start, -0.02, 0.05, 9), 0.07), size.side, { at: [0, 0, z] });
    sculpt.add(slab(band(start + 0.5, -0.02, 0.16, 0.3), 0.02), WHITE, { at: [0, 0, z + out * 0.046] });
    sculpt.add(slab(band(start + 0.9, -0.02, 0.36, 0.62), 0.02), size.trim, { at: [0, 0, z + out * 0.047] });
    chevrons(sculpt, rise, length, height, z + out * 0.05);
    sculpt.add(
      tube(
        along(-length, 0).map((x) => [x, rise(x) + 0.035, z] as const),
        0.045,
        30,
        6,
      ),
      WHITE,
    );
    for (const x of along(start, -0.2).filter((_, i) => i % 4 === 2)) {
      sculpt.add(box(0.025, Math.max(0.05, rise(x) - 0.3), 0.01), DARK, {
        at: [x, 0.18 + (rise(x) - 0.3) / 2, z + out * 0.04],
      });
    }
  }
  sculpt.add(
    rod([0, rise(0) + 0.02, -half - 0.04], [0, rise(0) + 0.02, half + 0.04], 0.075, 0.075, 10),
    size.trim,
  );
  frame(sculpt, rise, half, height);
  for (const z of [-half + 0.35, 0, half - 0.35]) pontoons(sculpt, start - 0.3, 0.35, z);
}

/** The riding surface: plates side by side, a painted lane in the middle. */
function plates(sculpt: Sculpt, size: KickerSize, rise: (x: number) => number): void {
  const rows = Math.round(size.length / 0.6);
  const half = size.width / 2;
  const lanes = [-half, -half * 0.34, half * 0.34, half];
  for (let row = 0; row < rows; row += 1) {
    const [x0, x1] = [
      -size.length + (row / rows) * size.length,
      -size.length + ((row + 1) / rows) * size.length - 0.015,
    ];
    for (let lane = 0; lane < 3; lane += 1) {
      const [z0, z1] = [(lanes[lane] ?? 0) + 0.008, (lanes[lane + 1] ?? 0) - 0.008];
      const [y0, y1] = [rise(x0), rise(x1)];
      const top = [x0, y0, z0, x0, y0, z1, x1, y1, z1, x0, y0, z0, x1, y1, z1, x1, y1, z0];
      const under = [
        x0,
        y0 - 0.06,
        z0,
        x1,
        y1 - 0.06,
        z1,
        x0,
        y0 - 0.06,
        z1,
        x0,
        y0 - 0.06,
        z0,
        x1,
        y1 - 0.06,
        z0,
        x1,
        y1 - 0.06,
        z1,
      ];
      sculpt.add(fromCorners(top), lane === 1 ? size.trim : size.deck, { vary: 0.05 });
      sculpt.add(fromCorners(under), DARK);
    }
  }
}

/** Arrows on the side, pointing the way. */
function chevrons(
  sculpt: Sculpt,
  rise: (x: number) => number,
  length: number,
  height: number,
  z: number,
): void {
  const tall = height * 0.2;
  for (let i = 0; i < 3; i += 1) {
    const x = -length * 0.09 - i * tall * 0.95;
    const y = Math.max(0.3, (rise(x) - 0.62) * 0.5 + 0.1);
    const arrow = [
      [x - tall * 0.5, y - tall * 0.5],
      [x - tall * 0.15, y - tall * 0.5],
      [x + tall * 0.25, y],
      [x - tall * 0.15, y + tall * 0.5],
      [x - tall * 0.5, y + tall * 0.5],
      [x - tall * 0.1, y],
    ] as const;
    if (rise(x - tall) - 0.66 > y + tall * 0.5) sculpt.add(slab(arrow, 0.016), WHITE, { at: [0, 0, z] });
  }
}

/** What is seen from behind: posts, braces and the rails between them. */
function frame(sculpt: Sculpt, rise: (x: number) => number, half: number, height: number): void {
  const back = rise(-0.1) - 0.08;
  for (const z of [-half + 0.12, 0, half - 0.12]) {
    sculpt.add(rod([-0.1, 0.2, z], [-0.1, back, z], 0.055, 0.055, 4), 0xd5dde2);
    sculpt.add(
      rod([-0.1, 0.25, z], [-height * 0.8, rise(-height * 0.8) - 0.1, z], 0.045, 0.045, 4),
      0xd5dde2,
    );
  }
  for (const share of [0.35, 0.68]) {
    sculpt.add(
      rod(
        [-0.1, 0.2 + (back - 0.2) * share, -half + 0.1],
        [-0.1, 0.2 + (back - 0.2) * share, half - 0.1],
        0.04,
        0.04,
        4,
      ),
      0xd5dde2,
    );
  }
  sculpt.add(rod([-0.1, 0.3, -half + 0.1], [-0.1, back, 0], 0.035, 0.035, 4), 0xd5dde2);
  sculpt.add(rod([-0.1, 0.3, half - 0.1], [-0.1, back, 0], 0.035, 0.035, 4), 0xd5dde2);
}
