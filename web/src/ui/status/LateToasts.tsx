import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyExtra } from '../../lib/lazyExtra.tsx';

const Toasts = lazyExtra(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));

let isRequested = false;
const listeners = new Set<() => void>();

/** Loads toasts with the first page that uses them. */
export function useToasts(): void {
  useEffect(() => {
    isRequested = true;
    for (const listener of listeners) listener();
  }, []);
}

/**
 * Toasts stay when the page changes, also on pages without their own: a mutation may end after the visitor has moved on. Other visits never load
 * the code.
 */
export function LateToasts() {
  const isLoaded = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isRequested,
    () => false,
  );
  return (
    isLoaded && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}
