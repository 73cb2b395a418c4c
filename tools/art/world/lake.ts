import { noise } from './random.ts';

/**
 * The plan of the park, in metres: x to the east, z to the south, y up, the lake's surface at y = 0. Every picture is
 * taken in this one place, so what stands behind the bar is also seen from the beach.
 */
export const PLAN = {
  /** Track 1, 200 m between its towers; riders go east. */
  trackOne: { west: -100, east: 100, z: -12 },
  /** Track 2, 160 m. */
  trackTwo: { west: -80, east: 80, z: 27 },
  dock: { x: -72, z: 44 },
  bar: { x: 8, z: 86 },
  beach: { x: 62, z: 71 },
  stage: { x: 139, z: 6 },
  camp: { x: 28, z: -98 },
  cottages: { x: 74, z: -82 },
  ramp: { x: -143, z: 12 },
  pool: { x: -66, z: -69 },
} as const;

/** Places that are kept level so that houses do not sink into a slope. */
const LEVELS = [
  { x: PLAN.bar.x, z: PLAN.bar.z + 4, radius: 16, height: 0.75 },
  { x: PLAN.stage.x + 6, z: PLAN.stage.z, radius: 24, height: 0.9 },
  { x: PLAN.camp.x, z: PLAN.camp.z, radius: 24, height: 1 },
  { x: PLAN.cottages.x, z: PLAN.cottages.z - 8, radius: 20, height: 1.2 },
  { x: PLAN.ramp.x - 4, z: PLAN.ramp.z, radius: 18, height: 0.7 },
  { x: PLAN.pool.x, z: PLAN.pool.z - 14, radius: 20, height: 1.4 },
] as const;

/** The lake's outline, as a distance from its middle in direction `angle`. */
function reach(angle: number): number {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const oval = 1 / Math.hypot(c / 128, s / 76);
  return oval * (1 + 0.025 * Math.sin(3 * angle + 0.7) + 0.02 * Math.sin(7 * angle + 2.1));
}

/** Metres from the waterline: positive on land, negative on the lake. Good to a metre near the shore. */
export function fromShore(x: number, z: number): number {
  const angle = Math.atan2(z, x);
  const edge = reach(angle);
  const [ex, ez] = [edge * Math.cos(angle), edge * Math.sin(angle)];
  // The way straight to an oval's edge is shorter than the way from its middle, by this cosine.
  const [nx, nz] = [ex / 128 ** 2, ez / 76 ** 2];
  const squash = (nx * ex + nz * ez) / (Math.hypot(nx, nz) * edge);
  return (Math.hypot(x, z) - edge) * squash + noise(x * 0.09, z * 0.09) * 1.6;
}

function onBeach(x: number, z: number): number {
  return Math.max(0, 1 - Math.hypot(x - PLAN.beach.x, z - PLAN.beach.z + 4) / 34);
}

/** How sandy a spot is, 0 to 1. */
export function sandiness(x: number, z: number): number {
  const atBar = z > 60 ? Math.max(0, 1 - Math.abs(x - PLAN.bar.x) / 24) : 0;
  const width = 2.2 + 22 * onBeach(x, z) + 14 * Math.min(1, atBar * 2.5) + 1.2 * noise(x * 0.2, z * 0.2);
  return Math.max(0, Math.min(1, (width - fromShore(x, z)) / 1.5));
}

/** The two-level pool is dug by people: its upper basin into the bank, its lower one out of the shore. */
function basinFloor(x: number, z: number): number | undefined {
  const aside = Math.abs(x - PLAN.pool.x);
  const behind = PLAN.pool.z - z;
  if (aside < 8 && behind > 1.5 && behind < 28) return 0.3;
  if (aside < 13 && behind <= 1.5 && behind > -12) return -1.6;
  return undefined;
}

/** Height of the ground, under the lake as well. */
export function ground(x: number, z: number): number {
  const d = fromShore(x, z);
  if (d < 0 && basinFloor(x, z) === undefined) return Math.max(-4, d * (onBeach(x, z) > 0.1 ? 0.1 : 0.22));
  const bank = 1.1 * (1 - Math.exp(-d * (onBeach(x, z) > 0 ? 0.09 : 0.16)));
  const meadow = Math.min(1, d / 30) * (0.5 + 0.9 * noise(x * 0.035, z * 0.035));
  const hills = Math.max(0, d - 45) * 0.05 * (1 + 0.8 * noise(x * 0.012 + 9, z * 0.012));
  const wild = bank + meadow + hills;
  const dug = basinFloor(x, z);
  if (dug !== undefined) return dug;
  let height = wild;
  for (const level of LEVELS) {
    const near =
      1 - Math.min(1, Math.max(0, Math.hypot(x - level.x, z - level.z) / level.radius - 0.6) / 0.4);
    const blend = near * near * (3 - 2 * near) * Math.min(1, d / 3);
    height += (level.height - height) * blend;
  }
  return height;
}
