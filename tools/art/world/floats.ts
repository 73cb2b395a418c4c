import type { Point, Sculpt } from './sculpt.ts';
import { ball, box, dome, post, rod, tube } from './shapes.ts';

/** Dark plastic pontoon cubes with round shoulders, in a row along x from `from` to `to`. */
export function pontoons(sculpt: Sculpt, from: number, to: number, z: number, paint = 0x3a4650): void {
  const count = Math.max(1, Math.round((to - from) / 0.62));
  const pitch = (to - from) / count;
  for (let i = 0; i < count; i += 1) {
    const x = from + (i + 0.5) * pitch;
    sculpt.add(box(pitch * 0.92, 0.4, 0.56), paint, { at: [x, -0.02, z], vary: 0.05 });
    sculpt.add(box(pitch * 0.76, 0.06, 0.42), 0x46535e, { at: [x, 0.2, z] });
    for (const side of [-1, 1]) {
      sculpt.add(box(0.1, 0.05, 0.05), 0x4a5560, { at: [x + pitch * 0.5 * side * 0.98, 0.1, z + 0.29] });
    }
  }
}

/** A mooring buoy with a white belt and a slack line to what it holds. */
export function buoy(sculpt: Sculpt, at: Point, radius = 0.27, tie?: Point, paint = 0xff6b2c): void {
  sculpt.add(ball(radius, 2), paint, { at: [at[0], radius * 0.35, at[2]], scale: [1, 0.95, 1] });
  sculpt.add(post(radius * 1.015, radius * 0.34, radius * 1.015, 18), 0xf4fafb, {
    at: [at[0], radius * 0.22, at[2]],
  });
  sculpt.add(post(radius * 0.2, radius * 0.35), 0x2a3138, { at: [at[0], radius * 1.2, at[2]] });
  sculpt.add(dome(radius * 0.14, 3, 8), 0xf4fafb, { at: [at[0], radius * 1.6, at[2]] });
  if (tie) {
    const middle: Point = [(at[0] + tie[0]) / 2, Math.min(0.05, tie[1] * 0.4), (at[2] + tie[2]) / 2];
    sculpt.add(tube([[at[0], 0.08, at[2]], middle, tie], 0.018, 12, 5), 0xf2e9d6);
  }
}

/** A steel A-frame from the floats up to something held `height` metres over the water. */
export function stand(sculpt: Sculpt, x: number, height: number, halfWidth: number, paint = 0xd5dde2): void {
  for (const z of [-1, 1]) {
    sculpt.add(rod([x - 0.12, 0.2, z * halfWidth], [x, height, z * 0.12], 0.045, 0.04, 6), paint);
    sculpt.add(rod([x + 0.12, 0.2, z * halfWidth], [x, height, z * 0.12], 0.045, 0.04, 6), paint);
  }
  sculpt.add(rod([x, 0.32, -halfWidth], [x, 0.32, halfWidth], 0.035, 0.035, 6), paint);
}
