import { startTransition, useEffect, useState } from 'react';
import { clock } from '../lib/time/clock.ts';

/**
 * The present moment, renewed while the page stands open, so that a slot does not stay bookable or cancellable on the screen.
 * @param madeAt of a page that the server made: it comes to life as it stands, and is renewed at once
 */
export function useNow(everyMs = 15_000, madeAt?: string): Temporal.Instant {
  const [now, setNow] = useState(() => (madeAt === undefined ? clock.now() : Temporal.Instant.from(madeAt)));
  const [isMade] = useState(madeAt !== undefined);
  useEffect(() => {
    // In small steps: whoever presses meanwhile does not wait for it.
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
