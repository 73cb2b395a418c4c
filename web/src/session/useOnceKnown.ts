import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAuth } from './AuthProvider.tsx';

/**
 * For what asks a visitor to log in: a press waits until it is known who visits, which a slow connection takes its time for. The last
 * press counts; `waiting` is what it was about.
 */
export function useOnceKnown<What extends object>(act: (what: What) => unknown) {
  const { loading } = useAuth();
  const [early, setEarly] = useState<What | null>(null);
  const done = useRef<What | null>(null);
  const go = useEffectEvent(act);
  useEffect(() => {
    if (loading || early === done.current) return;
    done.current = early;
    if (early !== null) go(early);
  }, [loading, early]);
  return {
    waiting: loading ? early : null,
    press: (what: What) => void (loading ? setEarly(what) : act(what)),
  };
}
