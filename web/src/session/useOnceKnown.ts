import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAuth } from './AuthProvider.tsx';

/** Delays an action until the session is known, which takes long on a slow connection. The last click counts; `waiting` is its argument. */
export function useOnceKnown<What extends object>(act: (what: What) => unknown) {
  const { loading } = useAuth();
  const [early, setEarly] = useState<What | null>(null);
  const lastDone = useRef<What | null>(null);
  const go = useEffectEvent(act);
  useEffect(() => {
    if (loading || early === lastDone.current) return;
    lastDone.current = early;
    if (early !== null) go(early);
  }, [loading, early]);
  return {
    waiting: loading ? early : null,
    press: (what: What) => void (loading ? setEarly(what) : act(what)),
  };
}
