import type { Clock } from './clock.ts';

/** How long a change made by another process may go unnoticed. */
const maxAgeMs = 2_000;

/** What is asked for at every visitor's first page and changes a few times a year: it is remembered for a moment. */
export interface Remembered<Value> {
  /** Not from inside a transaction: on the embedded database there is one connection, and it is taken. */
  read(): Promise<Value>;
  /** This process has changed it: the next reading sees that. */
  forget(): void;
}

export function remember<Value>(clock: Clock, find: () => Promise<Value>): Remembered<Value> {
  let known: { value: Value; readAtMs: number } | null = null;
  let changes = 0;
  return {
    async read() {
      const nowMs = clock.now().epochMilliseconds;
      if (known && Math.abs(nowMs - known.readAtMs) < maxAgeMs) return known.value;
      const changesBefore = changes;
      const value = await find();
      // What was read while it changed may be the old value: this time it will do, but it is not worth remembering.
      if (changes === changesBefore) known = { value, readAtMs: nowMs };
      return value;
    },
    forget() {
      changes += 1;
      known = null;
    },
  };
}
