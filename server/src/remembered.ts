import type { Clock } from './clock.ts';

/** The default maximum age of the cache, as other processes may change the value. */
const defaultAgeMs = 2_000;

/** A short-lived cache of a value that every visitor's first page reads and that changes a few times a year. */
export interface Remembered<Value> {
  /** Not inside a transaction: the embedded database has one connection, which is busy then. */
  read(): Promise<Value>;
  /** Invalidates the cache after a change by this process. */
  forget(): void;
}

export function remember<Value>(
  clock: Clock,
  find: () => Promise<Value>,
  maxAgeMs = defaultAgeMs,
): Remembered<Value> {
  let cached: { value: Value; readAtMs: number } | null = null;
  let changes = 0;
  return {
    async read() {
      const nowMs = clock.now().epochMilliseconds;
      if (cached && Math.abs(nowMs - cached.readAtMs) < maxAgeMs) return cached.value;
      const changesBefore = changes;
      const value = await find();
      // A value read during a change may be stale: return it, but do not cache it.
      if (changes === changesBefore) cached = { value, readAtMs: nowMs };
      return value;
    },
    forget() {
      changes += 1;
      cached = null;
    },
  };
}
