import { useSyncExternalStore } from 'react';

let booked = false;
const listeners = new Set<() => void>();

/** The visitor has booked for themselves, on this visit. */
export function markBooked(): void {
  booked = true;
  for (const listener of listeners) listener();
}

/** Whether they have: what is of use to riders alone is offered from then on. */
export function useJustBooked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => booked,
    () => false,
  );
}
