import { pontoons, stand } from './floats.ts';
import type { Paint, Point, Sculpt } from './sculpt.ts';
import { ball, box, fromCorners, rod, slab, tube } from './shapes.ts';

const WHITE = 0xf4fafb;
const DARK = 0x2a3138;

type Side = readonly (readonly [x: number, y: number])[];

export interface BoxLook {
  deck: Paint;
  other: Paint;
  side: Paint;
  trim: Paint;
}

/** A box to slide on: its top follows `profile` (x, y), `width` metres across, on pontoons. */
export function sliderBox(sculpt: Sculpt, profile: Side, width: number, look: BoxLook, skirt = 0.34): void {
  const half = width / 2;
  for (const [i, [x0, y0]] of profile.entries()) {
    const [x1, y1] = profile[i + 1] ?? [x0, y0];
    if (x1 <= x0) break;
    for (const [z0, z1, paint] of [
      [-half, -half * 0.3, look.deck],
      [-half * 0.3, half * 0.3, i % 2 === 0 ? look.other : look.deck],
      [half * 0.3, half, look.deck],
    ] as const) {
      sculpt.add(
        fromCorners([x0, y0, z0, x0, y0, z1, x1, y1, z1, x0, y0, z0, x1, y1, z1, x1, y1, z0]),
        paint,
        { vary: 0.04 },
      );
    }
  }
  const strip = (top: number, bottom: number): [number, number][] => [
    ...profile.map(([x, y]): [number, number] => [x, y - top]),
    ...[...profile].reverse().map(([x, y]): [number, number] => [x, y - bottom]),
  ];
  for (const z of [-half, half]) {
    const out = Math.sign(z);
    sculpt.add(slab(strip(0.01, skirt), 0.05), look.side, { at: [0, 0, z - out * 0.03] });
    sculpt.add(slab(strip(skirt * 0.42, skirt * 0.68), 0.016), look.trim, { at: [0, 0, z] });
    sculpt.add(
      tube(
        profile.map(([x, y]): Point => [x, y + 0.015, z]),
        0.04,
        profile.length * 4,
        6,
      ),
      WHITE,
    );
  }
}

/** Legs from the floats to the box wherever it is high enough. */
export function legs(sculpt: Sculpt, profile: Side, width: number, skirt = 0.3): void {
  for (const [i, [x, y]] of profile.entries()) {
    if (i % 2 === 0 || y < 0.55) continue;
    stand(sculpt, x, y - skirt, width * 0.75);
  }
}

export function floatsUnder(sculpt: Sculpt, from: number, to: number, spread: number): void {
  for (const z of [-spread, spread]) pontoons(sculpt, from, to, z);
}

/** A steel pipe to slide on, along `points`, with round ends and painted rings. */
export function pipe(
  sculpt: Sculpt,
  points: readonly Point[],
  radius: number,
  paint: Paint,
  rings: Paint,
): void {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  for (const [i, point] of points.entries()) {
    const next = points[i + 1];
    if (!next) break;
    sculpt.add(rod(point, next, radius, radius, 14), paint);
    sculpt.add(ball(radius, 2), paint, { at: next });
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    const count = Math.floor(length / 1.3);
    for (let k = 0; k < count; k += 1) {
      const at = (share: number): Point => [
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share,
        point[2] + (next[2] - point[2]) * share,
      ];
      const middle = (k + 0.5) / count;
      sculpt.add(
        rod(at(middle - 0.1 / length), at(middle + 0.1 / length), radius * 1.02, radius * 1.02, 14),
        rings,
      );
    }
  }
  for (const end of [first, last]) sculpt.add(ball(radius * 1.04, 2), rings, { at: end });
}

/** A way up onto a slider from the water: a short ramp that ends at (x, y). */
export function ramp(
  sculpt: Sculpt,
  x: number,
  y: number,
  length: number,
  width: number,
  look: BoxLook,
): void {
  const rows = 6;
  const rise = (share: number) => -0.2 + (y + 0.2) * share ** 1.25;
  const profile = Array.from({ length: rows + 1 }, (_, i): [number, number] => [
    x - length + (length * i) / rows,
    rise(i / rows),
  ]);
  sliderBox(sculpt, profile, width, look, 0.22);
  sculpt.add(box(0.08, Math.max(0.1, y - 0.25), width * 0.9), DARK, { at: [x - 0.1, (y - 0.1) / 2, 0] });
}
