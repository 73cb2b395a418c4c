import type { Slot } from '@cablepark/domain/slots/slot';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let first: Slot | null = null;

function set(next: Slot | null): void {
  first = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens the staff's booking of a group at a slot. The dialog belongs to the desk, and loads when it opens. */
export const groupDoor = { open: (slot: Slot) => set(slot), close: () => set(null) };

/** The slot at which the group begins; null while the dialog is closed. */
export function useGroupStart(): Slot | null {
  return useSyncExternalStore(
    subscribe,
    () => first,
    () => null,
  );
}
