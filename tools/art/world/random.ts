/** Seeded randomness: the same world must come out of every render, so nothing here uses Math.random. */
export type Random = () => number;

/** A small fast generator (mulberry32); answers lie in [0, 1). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between `low` and `high`. */
export function between(next: Random, low: number, high: number): number {
  return low + (high - low) * next();
}

/** One of `choices`. */
export function pick<T>(next: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(next() * choices.length)] ?? choices[0];
}

function lattice(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in [-1, 1] with features about one unit wide. */
export function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const top = lattice(ix, iy) * (1 - u) + lattice(ix + 1, iy) * u;
  const bottom = lattice(ix, iy + 1) * (1 - u) + lattice(ix + 1, iy + 1) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}
