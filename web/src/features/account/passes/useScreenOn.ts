import { useEffect } from 'react';

/** Keeps the screen on (wake lock). Browsers without it, and phones in battery saver, ignore it. */
export function useScreenOn(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null>;
    const requestLock = () => {
      // The browser releases the lock when the page is hidden.
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.then((sentinel) => sentinel?.release());
    };
  }, []);
}
