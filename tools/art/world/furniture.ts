import type { Paint, Sculpt } from './sculpt.ts';
import { block, box, fromCorners, loft, post, rod } from './shapes.ts';

export const WOOD = 0xb98455;
export const WOOD_DARK = 0x8a5c3a;
export const WOOD_LIGHT = 0xd8aa74;
const WHITE = 0xf4fafb;

/** A parasol of eight gores in two colours; its foot is the origin. */
export function parasol(
  sculpt: Sculpt,
  paint: Paint,
  other: Paint = WHITE,
  radius = 1.45,
  height = 2.3,
): void {
  sculpt.add(post(0.03, height + 0.15, 0.03, 6), WOOD_LIGHT);
  sculpt.add(post(0.22, 0.08, 0.2, 10), 0x6a737a);
  const gores = 8;
  for (let i = 0; i < gores; i += 1) {
    const [a, b] = [(i / gores) * Math.PI * 2, ((i + 1) / gores) * Math.PI * 2];
    const rim = (angle: number, out: number, y: number) => [Math.cos(angle) * out, y, Math.sin(angle) * out];
    const [p, q] = [rim(a, radius, height - 0.42), rim(b, radius, height - 0.42)];
    const [m, n] = [rim(a, radius * 0.55, height - 0.13), rim(b, radius * 0.55, height - 0.13)];
    const [v, w] = [rim(a, radius * 1.01, height - 0.56), rim(b, radius * 1.01, height - 0.56)];
    const top = [0, height + 0.02, 0];
    const faces = [q, p, m, q, m, n, n, m, top, v, p, q, v, q, w];
    const backs = [p, q, m, m, q, n, m, n, top, p, v, q, q, v, w];
    sculpt.add(fromCorners([...faces, ...backs].flat()), i % 2 === 0 ? paint : other);
  }
}

export function stool(sculpt: Sculpt, height = 0.74, seat: Paint = 0x0f8b9d): void {
  sculpt.add(post(0.19, 0.07, 0.19, 10), seat, { at: [0, height - 0.07, 0] });
  for (let i = 0; i < 4; i += 1) {
    const angle = (i / 4) * Math.PI * 2 + 0.78;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    sculpt.add(rod([x * 0.22, 0, z * 0.22], [x * 0.12, height - 0.06, z * 0.12], 0.022, 0.022, 5), WOOD_DARK);
  }
  sculpt.add(post(0.185, 0.025, 0.185, 8), WOOD_DARK, { at: [0, 0.24, 0] });
}

export function table(sculpt: Sculpt, radius = 0.5, height = 0.74): void {
  sculpt.add(post(radius, 0.05, radius, 14), WOOD_LIGHT, { at: [0, height - 0.05, 0] });
  sculpt.add(post(0.05, height, 0.05, 7), 0x3a434c);
  sculpt.add(post(0.26, 0.05, 0.22, 10), 0x3a434c);
}

/** A low deck chair of striped canvas; faces +z, its seat about 0.36 high. */
export function deckChair(sculpt: Sculpt, paint: Paint): void {
  const canvas = [
    [0.52, 0.42],
    [0.3, 0.3],
    [-0.05, 0.27],
    [-0.32, 0.5],
    [-0.62, 0.98],
  ] as const;
  for (let stripe = 0; stripe < 5; stripe += 1) {
    const [x0, x1] = [-0.27 + stripe * 0.108, -0.27 + (stripe + 1) * 0.108];
    const corners: number[] = [];
    for (const [i, [z0, y0]] of canvas.entries()) {
      const [z1, y1] = canvas[i + 1] ?? [z0, y0];
      if (z1 === z0) break;
      const [a, b, c, d] = [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ];
      for (const corner of [a, b, c, a, c, d, b, a, c, c, a, d]) corners.push(...(corner ?? []));
    }
    sculpt.add(fromCorners(corners), stripe % 2 === 0 ? paint : WHITE);
  }
  for (const x of [-0.3, 0.3]) {
    sculpt.add(rod([x, 0, 0.62], [x, 1, -0.64], 0.028, 0.028, 4), WOOD);
    sculpt.add(rod([x, 0, -0.55], [x, 0.5, 0.5], 0.028, 0.028, 4), WOOD);
  }
  sculpt.add(rod([-0.3, 0.98, -0.63], [0.3, 0.98, -0.63], 0.026, 0.026, 5), WOOD);
  sculpt.add(rod([-0.3, 0.44, 0.52], [0.3, 0.44, 0.52], 0.026, 0.026, 5), WOOD);
}

export function bench(sculpt: Sculpt, length = 1.8): void {
  for (const z of [-0.14, 0, 0.14])
    sculpt.add(box(length, 0.05, 0.12), WOOD_LIGHT, { at: [0, 0.46, z], vary: 0.05 });
  for (const x of [-length * 0.4, length * 0.4])
    sculpt.add(block(0.08, 0.44, 0.36), WOOD_DARK, { at: [x, 0, 0] });
}

export function glass(sculpt: Sculpt, drink: Paint, height = 0.16): void {
  sculpt.add(post(0.036, height * 0.8, 0.045, 8), drink);
  sculpt.add(post(0.047, height * 0.2, 0.05, 8), WHITE, { at: [0, height * 0.8, 0] });
  sculpt.add(rod([0.01, height * 0.5, 0], [0.06, height * 1.5, 0.02], 0.006, 0.006, 4), 0xff6b4a);
}

/** A potted palm-like plant. */
export function plant(sculpt: Sculpt, height = 1.2, pot: Paint = 0xd87a4a): void {
  sculpt.add(post(0.18, 0.36, 0.24, 10), pot);
  for (let i = 0; i < 11; i += 1) {
    const angle = i * 2.4;
    const out = 0.35 + (i % 3) * 0.14;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const tall = height * (0.7 + (i % 4) * 0.12);
    const corner = (share: number, y: number, side: number) => [
      c * out * share - s * side,
      y,
      s * out * share + c * side,
    ];
    const [root, l, r, tip] = [
      corner(0, 0.3, 0),
      corner(0.45, tall, 0.09),
      corner(0.45, tall, -0.09),
      corner(1.2, tall * 0.8, 0),
    ];
    sculpt.add(
      fromCorners([root, l, r, r, l, tip, l, root, r, l, r, tip].flat()),
      [0x3f9a54, 0x58ad5a, 0x2f8450][i % 3] ?? 0x3f9a54,
    );
  }
}

/** A flag on a pole, waving in the wind from the west. */
export function flag(sculpt: Sculpt, height: number, paint: Paint, other: Paint = WHITE): void {
  sculpt.add(post(0.045, height, 0.03, 7), WHITE);
  const columns = 8;
  for (let i = 0; i < columns; i += 1) {
    const wave = (k: number) => Math.sin(k * 0.95) * 0.1 * (k / columns);
    const x = (k: number) => 0.04 + k * 0.16;
    const y = (k: number) => height - 0.06 - k * 0.02;
    for (const [row, colour] of [paint, other, paint].entries()) {
      const [t, b] = [row * 0.26, row * 0.26 + 0.26];
      const [a, c, d, e] = [
        [x(i), y(i) - t, wave(i)],
        [x(i + 1), y(i + 1) - t, wave(i + 1)],
        [x(i + 1), y(i + 1) - b, wave(i + 1)],
        [x(i), y(i) - b, wave(i)],
      ];
      sculpt.add(fromCorners([a, c, d, a, d, e, c, a, d, d, a, e].flatMap((p) => p ?? [])), colour);
    }
  }
}

/** A tall feather banner of a contest. */
export function banner(sculpt: Sculpt, paint: Paint, other: Paint = WHITE, height = 3.2): void {
  sculpt.add(post(0.03, height, 0.02, 6), 0x3a434c);
  const rows = 9;
  const width = (share: number) => 0.62 * Math.min(1, (1 - share) * 3.2 + 0.18) * (share < 0.06 ? 0.9 : 1);
  for (let i = 0; i < rows; i += 1) {
    const [s0, s1] = [i / rows, (i + 1) / rows];
    const [y0, y1] = [0.5 + s0 * (height - 0.5), 0.5 + s1 * (height - 0.5)];
    const [z0, z1] = [Math.sin(s0 * 5) * 0.05, Math.sin(s1 * 5) * 0.05];
    const [a, b, c, d] = [
      [0.02, y0, 0],
      [width(s0), y0, z0],
      [width(s1), y1, z1],
      [0.02, y1, 0],
    ];
    sculpt.add(
      fromCorners([a, b, c, a, c, d, b, a, c, c, a, d].flatMap((p) => p ?? [])),
      i % 3 === 2 ? other : paint,
    );
  }
}

/** A stand-up paddle board, 3.2 m along z, and if wanted its paddle lying on it. */
export function supBoard(sculpt: Sculpt, paint: Paint, pad: Paint = 0x3a4650): void {
  const hull = (grow: number, y: number) =>
    [-1.6, -1.35, -0.7, 0.2, 0.9, 1.35, 1.62].map((z, i) => ({
      z,
      half: ([0.16, 0.3, 0.38, 0.4, 0.34, 0.2, 0.03][i] ?? 0.3) * grow,
      y: y + Math.max(0, z - 0.7) ** 2 * 0.16,
    }));
  for (const [lower, upper, colour] of [
    [hull(0.9, 0), hull(1, 0.07), paint],
    [hull(1, 0.07), hull(0.96, 0.13), WHITE],
  ] as const) {
    const corners: number[] = [];
    for (let i = 0; i + 1 < lower.length; i += 1) {
      const [a, b, c, d] = [lower[i], lower[i + 1], upper[i], upper[i + 1]];
      if (!a || !b || !c || !d) continue;
      for (const s of [1, -1]) {
        const quad = [
          [s * a.half, a.y, a.z],
          [s * b.half, b.y, b.z],
          [s * d.half, d.y, d.z],
          [s * c.half, c.y, c.z],
        ];
        for (const k of s > 0 ? [0, 2, 1, 0, 3, 2] : [0, 1, 2, 0, 2, 3]) corners.push(...(quad[k] ?? []));
      }
      corners.push(
        -c.half,
        c.y,
        c.z,
        d.half,
        d.y,
        d.z,
        c.half,
        c.y,
        c.z,
        -c.half,
        c.y,
        c.z,
        -d.half,
        d.y,
        d.z,
        d.half,
        d.y,
        d.z,
      );
    }
    sculpt.add(fromCorners(corners), colour);
  }
  sculpt.add(box(0.6, 0.012, 1.4), pad, { at: [0, 0.138, -0.4] });
  sculpt.add(box(0.1, 0.02, 1), paint, { at: [0, 0.14, 0.85] });
}

/** A paddle from the grip down to the blade. */
export function paddle(
  sculpt: Sculpt,
  grip: readonly [number, number, number],
  blade: readonly [number, number, number],
): void {
  sculpt.add(rod(grip, blade, 0.017, 0.017, 6), 0x2b333c);
  sculpt.add(
    loft(
      [
        { at: [0, -0.4, 0], half: [0.05, 0.012] },
        { at: [0, -0.25, 0], half: [0.1, 0.02] },
        { at: [0, 0, 0], half: [0.05, 0.02] },
      ],
      8,
    ),
    0xffc145,
    { at: blade },
  );
}
