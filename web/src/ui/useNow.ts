import { startTransition, useEffect, useState } from 'react';
import { clock } from '../lib/time/clock.ts';

/**
 * The current time, updated while the page is open, so that an expired slot does not stay bookable or cancellable.
 * @param madeAt time of a prerendered page: it hydrates with this time, and updates at once
 */
export function useNow(everyMs = 15_000, madeAt?: string): Temporal.Instant {
  const [now, setNow] = useState(() => (madeAt === undefined ? clock.now() : Temporal.Instant.from(madeAt)));
  const [isMade] = useState(madeAt !== undefined);
  useEffect(() => {
    // A transition, so that clicks don't wait for it.
    const tick = () => startTransition(() => setNow(clock.now()));
    const first = isMade ? setTimeout(tick) : undefined;
    const timer = setInterval(tick, everyMs);
    clock.listeners.add(tick);
    return () => {
      clock.listeners.delete(tick);
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [everyMs, isMade]);
  return now;
}
