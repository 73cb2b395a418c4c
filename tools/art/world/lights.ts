import type { Point, Sculpt } from './sculpt.ts';
import { ball, dome, post, rod, tube } from './shapes.ts';

/** Bulbs on a wire that hangs between two points. `glow` 0 for the day. */
export function garland(
  sculpt: Sculpt,
  from: Point,
  to: Point,
  bulbs: number,
  sag: number,
  glow: number,
): void {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - sag * 4 * share * (1 - share),
    from[2] + (to[2] - from[2]) * share,
  ];
  sculpt.add(
    tube(
      Array.from({ length: 9 }, (_, i) => at(i / 8)),
      0.012,
      20,
      4,
    ),
    0x2a2420,
  );
  for (let i = 0; i < bulbs; i += 1) {
    const [x, y, z] = at((i + 0.5) / bulbs);
    sculpt.add(rod([x, y, z], [x, y - 0.06, z], 0.018, 0.018, 5), 0x2a2420);
    if (glow > 0) sculpt.add(ball(0.06, 1), 0xffd28a, { at: [x, y - 0.11, z], glow });
    else sculpt.add(ball(0.06, 1), 0xfff0cc, { at: [x, y - 0.11, z] });
  }
}

/** A lantern on the ground or on a table. */
export function lantern(sculpt: Sculpt, at: Point, glow: number, size = 1): void {
  sculpt.within(
    at,
    0,
    () => {
      sculpt.add(post(0.11, 0.04, 0.11, 8), 0x2a2e36);
      sculpt.add(post(0.07, 0.2, 0.07, 8), 0xffc874, { at: [0, 0.04, 0], glow: Math.max(0.6, glow) });
      for (let i = 0; i < 4; i += 1) {
        const angle = (i / 4) * Math.PI * 2;
        const [x, z] = [Math.cos(angle) * 0.095, Math.sin(angle) * 0.095];
        sculpt.add(rod([x, 0.04, z], [x, 0.24, z], 0.01, 0.01, 4), 0x2a2e36);
      }
      sculpt.add(dome(0.12, 1.4, 8), 0x2a2e36, { at: [0, 0.22, 0], scale: [1, 0.7, 1] });
    },
    size,
  );
}
