/** Chance that comes again for the same seed, so that what a run found can be looked for once more. */
export interface Random {
  /** A whole number from 0, below `limit`. */
  below(limit: number): number;
  /** One of them; undefined of none. */
  of<T>(choices: readonly T[]): T | undefined;
}

/** A linear congruential generator modulo 2³² (Numerical Recipes' constants); its high bits are the good ones. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, of: (choices) => choices[below(choices.length)] };
}
