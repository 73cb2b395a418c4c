import { useEffect } from 'react';

/** Keeps the screen on while something is shown to somebody else. Browsers that cannot, and phones that save their battery, do as they always do. */
export function useScreenOn(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null>;
    const ask = () => {
      // The browser ends it by itself where the page is hidden.
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
