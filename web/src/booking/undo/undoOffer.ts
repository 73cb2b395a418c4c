import { undoSeconds } from '@cablepark/domain/booking/undoing';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useSyncExternalStore } from 'react';

/** A cancellation that can still be undone. */
export interface UndoOffer {
  /** With its rider. */
  slot: Slot;
  /** The deadline by `performance.now()`: the device's clock may be wrong. */
  untilMs: number;
}

let offer: UndoOffer | null = null;
const listeners = new Set<() => void>();

function replaceOffer(next: UndoOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/**
 * Offers to undo a cancellation on every page with a rider's slots.
 * @param sentMs time of the request by `performance.now()`: the server acts later, so its ten seconds end after ours
 */
export function offerUndo(slot: Slot, sentMs: number): void {
  replaceOffer({ slot, untilMs: sentMs + undoSeconds * 1000 });
}

/** @param which ignored if another offer replaced it; null for any, as on log-out */
export function withdrawUndo(which: UndoOffer | null): void {
  if (which === null || offer === which) replaceOffer(null);
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
