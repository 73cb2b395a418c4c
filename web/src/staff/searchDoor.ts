import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOpen = false;

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens and closes the staff's search. Its button is in the frame, outside of the query cache that the search needs. */
export const searchDoor = { open: () => set(true), close: () => set(false) };

export function useSearchIsOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
