import { useEffect, useState } from 'react';

/** The present moment, renewed while the page stands open, so that a slot does not stay bookable or cancellable on the screen. */
export function useNow(everyMs = 15_000): Temporal.Instant {
  const [now, setNow] = useState(() => Temporal.Now.instant());
  useEffect(() => {
    const timer = setInterval(() => setNow(Temporal.Now.instant()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
