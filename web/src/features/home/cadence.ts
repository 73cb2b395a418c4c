/**
 * Calls `step` every so many milliseconds by the clock: a step that comes late, on a busy page, does not put off those after
 * it, and those that a sleeping page has missed are not made up for.
 * @returns how to stop
 */
export function keepCadence(everyMs: number, step: () => void): () => void {
  let due = performance.now() + everyMs;
  let timer = setTimeout(run, everyMs);

  function run() {
    const now = performance.now();
    due += everyMs * Math.max(1, Math.floor((now - due) / everyMs) + 1);
    timer = setTimeout(run, due - now);
    step();
  }
  return () => clearTimeout(timer);
}
