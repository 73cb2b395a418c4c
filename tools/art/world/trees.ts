import { type BufferGeometry, Group } from 'three';
import { fromShore, ground, PLAN, sandiness } from './lake.ts';
import { between, noise, pick, type Random, random } from './random.ts';
import { type Point, Sculpt } from './sculpt.ts';
import { ball, crumple, fromCorners, rod } from './shapes.ts';

const PINE = [0x2f6b4c, 0x3a7a50, 0x28604a, 0x4a8656] as const;
const LEAF = [0x6fa33f, 0x87b04a, 0x5b9342, 0xa3b84e] as const;
const BARK = 0x6b4a35;

/** One skirt of branches: a cone with a torn, drooping hem. */
function skirt(next: Random, radius: number, height: number): BufferGeometry {
  const sides = 9;
  const corners: number[] = [];
  const hem = Array.from({ length: sides * 2 }, (_, i) => {
    const angle = (i / (sides * 2)) * Math.PI * 2 + next() * 0.12;
    const out = radius * (i % 2 === 0 ? between(next, 0.92, 1.12) : between(next, 0.66, 0.78));
    return [
      Math.cos(angle) * out,
      i % 2 === 0 ? between(next, -0.16, -0.04) * height : 0.1 * height,
      Math.sin(angle) * out,
    ];
  });
  for (const [i, a] of hem.entries()) {
    const b = hem[(i + 1) % hem.length] ?? a;
    corners.push(...b, ...a, 0, height, 0);
    corners.push(...a, ...b, 0, height * 0.22, 0);
  }
  return fromCorners(corners);
}

export function pine(sculpt: Sculpt, next: Random, at: Point, height: number): void {
  const paint = pick(next, PINE);
  const trunk = height * 0.14;
  sculpt.within(at, next() * 6, () => {
    sculpt.add(rod([0, -0.5, 0], [0, height * 0.7, 0], height * 0.026, height * 0.01, 6), BARK, {
      vary: 0.1,
    });
    const skirts = height > 7 ? 5 : 4;
    for (let i = 0; i < skirts; i += 1) {
      const share = i / skirts;
      sculpt.add(skirt(next, height * 0.235 * (1 - share * 0.8), height * 0.34 * (1 - share * 0.28)), paint, {
        at: [0, trunk + share * height * 0.64, 0],
        vary: 0.13,
      });
    }
  });
}

export function leafTree(sculpt: Sculpt, next: Random, at: Point, height: number, detail = 1): void {
  const paint = pick(next, LEAF);
  const birch = next() < 0.35;
  sculpt.within(at, next() * 6, () => {
    const fork: Point = [between(next, -0.2, 0.2), height * 0.5, 0];
    sculpt.add(rod([0, -0.4, 0], fork, height * 0.03, height * 0.02, 6), birch ? 0xe6e1d4 : BARK, {
      vary: 0.1,
    });
    for (let i = 0; i < 9; i += 1) {
      const ring = i < 5 ? 0 : i < 8 ? 1 : 2;
      const angle = (i / (ring === 0 ? 5 : 3)) * Math.PI * 2 + next();
      const out = height * ([0.19, 0.11, 0][ring] ?? 0) * between(next, 0.8, 1.2);
      const radius = height * ([0.17, 0.16, 0.14][ring] ?? 0.15) * between(next, 0.85, 1.2);
      sculpt.add(crumple(ball(radius, detail), 0.24, next() * 50), paint, {
        at: [
          Math.cos(angle) * out,
          height * ([0.42, 0.62, 0.8][ring] ?? 0.6) * between(next, 0.94, 1.06),
          Math.sin(angle) * out,
        ],
        scale: [1, 0.92, 1],
        vary: 0.1,
      });
    }
  });
}

/** A tuft of grass or, thin and tall, reeds. */
export function tuft(
  sculpt: Sculpt,
  next: Random,
  at: Point,
  height: number,
  paint: number,
  blades = 7,
): void {
  const corners: number[] = [];
  for (let i = 0; i < blades; i += 1) {
    const angle = next() * Math.PI * 2;
    const [x, z] = [between(next, -0.25, 0.25), between(next, -0.25, 0.25)];
    const [w, lean] = [0.02 + height * 0.02, height * between(next, 0.05, 0.4)];
    const tall = height * between(next, 0.6, 1.1);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const tip = [x + c * lean, tall, z + s * lean];
    const [left, right] = [
      [x - s * w, -0.1, z + c * w],
      [x + s * w, -0.1, z - c * w],
    ];
    corners.push(...left, ...right, ...tip, ...right, ...left, ...tip);
  }
  sculpt.add(fromCorners(corners), paint, { at, vary: 0.12 });
}

export function rock(sculpt: Sculpt, next: Random, at: Point, size: number): void {
  sculpt.add(crumple(ball(size, 1), 0.45, next() * 90), pick(next, [0x8f8f8a, 0xa39b8f, 0x7d8285]), {
    at,
    turn: [next() * 6, next() * 6, 0],
    scale: [1.2, 0.75, 1],
    vary: 0.06,
  });
}

/** Glades: places where nothing may grow, as circles. */
const CLEAR: readonly (readonly [x: number, z: number, radius: number])[] = [
  [PLAN.bar.x, PLAN.bar.z + 3, 17],
  [PLAN.beach.x, PLAN.beach.z + 4, 30],
  [PLAN.stage.x + 4, PLAN.stage.z, 24],
  [PLAN.camp.x, PLAN.camp.z + 4, 19],
  [PLAN.cottages.x, PLAN.cottages.z - 6, 19],
  [PLAN.ramp.x - 1, PLAN.ramp.z, 17],
  [PLAN.pool.x, PLAN.pool.z - 16, 27],
  [PLAN.dock.x, PLAN.dock.z + 16, 12],
];

function clear(x: number, z: number): boolean {
  return CLEAR.every(([cx, cz, radius]) => Math.hypot(x - cx, z - cz) > radius);
}

/** The woods around the lake: thick behind, thin at the shore, none where people live. */
export function woods(): Group {
  const next = random(20);
  const group = new Group();
  const parts = new Map<string, Sculpt>();
  const patchOf = (x: number, z: number): Sculpt => {
    const key = `${Math.floor(x / 60)} ${Math.floor(z / 60)}`;
    const patch = parts.get(key) ?? new Sculpt(parts.size + 3);
    parts.set(key, patch);
    return patch;
  };
  for (let tries = 0; tries < 9500; tries += 1) {
    const [x, z] = [between(next, -235, 235), between(next, -185, 185)];
    const d = fromShore(x, z);
    const thick = Math.min(1, Math.max(0, d - 3) / 26) * (0.7 + 0.6 * noise(x * 0.03, z * 0.03));
    if (d < 3.5 || d > 75 || next() > thick * 0.8 || !clear(x, z)) continue;
    const at: Point = [x, ground(x, z), z];
    const tall = between(next, 5.5, 11) * (d < 12 ? 0.8 : 1);
    if (noise(x * 0.05 + 40, z * 0.05) > 0.18) leafTree(patchOf(x, z), next, at, tall * 0.85, 1);
    else pine(patchOf(x, z), next, at, tall);
  }
  for (let tries = 0; tries < 2600; tries += 1) {
    const [x, z] = [between(next, -150, 150), between(next, -105, 105)];
    const d = fromShore(x, z);
    const stony = noise(x * 0.11 + 7, z * 0.11);
    if (d > -1.2 && d < 0.9 && stony > 0.25 && clear(x, z)) {
      rock(patchOf(x, z), next, [x, ground(x, z) * 0.5, z], between(next, 0.2, 0.7));
    } else if (d > -1.6 && d < 0.4 && stony < -0.12 && clear(x, z)) {
      tuft(patchOf(x, z), next, [x, ground(x, z), z], between(next, 1, 1.9), 0x93a54c, 9);
    } else if (d > 2 && d < 16 && sandiness(x, z) < 0.1) {
      tuft(patchOf(x, z), next, [x, ground(x, z), z], between(next, 0.25, 0.5), 0x7fb04c, 6);
    }
  }
  for (const patch of parts.values()) group.add(patch.build());
  return group;
}
