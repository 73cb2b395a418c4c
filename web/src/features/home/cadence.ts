/**
 * Calls `step` at a fixed rate: a late step does not delay the next ones, and steps missed during sleep are dropped.
 * @returns the clean-up function
 */
export function keepCadence(everyMs: number, step: () => void): () => void {
  let due = performance.now() + everyMs;
  let timer = setTimeout(tick, everyMs);

  function tick() {
    const now = performance.now();
    due += everyMs * Math.max(1, Math.floor((now - due) / everyMs) + 1);
    timer = setTimeout(tick, due - now);
    step();
  }
  return () => clearTimeout(timer);
}
