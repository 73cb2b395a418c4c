import { undoSeconds } from '@cablepark/domain/booking/undoing';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useSyncExternalStore } from 'react';

/** A cancelling that can still be undone. */
export interface UndoOffer {
  /** As its rider held it. */
  slot: Slot;
  /** Until when, by `performance.now()`: the device's clock may be wrong. */
  untilMs: number;
}

let offer: UndoOffer | null = null;
const listeners = new Set<() => void>();

function set(next: UndoOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/**
 * Offers to undo a cancelling on every page that shows a rider's slots.
 * @param sentMs when it was sent, by `performance.now()`: the server has done it later, so its ten seconds end later than these
 */
export function offerUndo(slot: Slot, sentMs: number): void {
  set({ slot, untilMs: sentMs + undoSeconds * 1000 });
}

/** @param which does nothing where another has taken its place; null for any, as where a rider logs out */
export function withdrawUndo(which: UndoOffer | null): void {
  if (which === null || offer === which) set(null);
}

export function useUndoOffer(): UndoOffer | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
    () => null,
  );
}
