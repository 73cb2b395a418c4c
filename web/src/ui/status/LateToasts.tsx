import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.ts';

const Toasts = lazyExtra(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

let wanted = false;
const listeners = new Set<() => void>();

/** From the first page that has something to tell. */
export function useToasts(): void {
  useEffect(() => {
    wanted = true;
    for (const listener of listeners) listener();
  }, []);
}

/**
 * The messages stay when the page changes, also on pages that have none of their own: what a visitor has confirmed may be done only
 * when they are somewhere else. Visits without any such page never load them.
 */
export function LateToasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );
  return (
    shown && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}
