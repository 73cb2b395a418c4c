import { hasBegun, type Slot } from '../slots/slot.ts';
import { type Closure, closureOf } from './closure.ts';

interface TrackOfBoard {
  /** Whether only staff may book it: the board then shows riders, but offers nothing. */
  isTrackClosed: boolean;
  closures: readonly Closure[];
  now: Temporal.Instant;
}

/** The slots of a track that a board shows: those outside closures, and rides that have begun. */
export function boardSlots<Each extends Slot>(
  slots: readonly Each[],
  { isTrackClosed, closures, now }: TrackOfBoard,
): Each[] {
  return slots.filter((slot) => {
    if (slot.rider === null && isTrackClosed) return false;
    return closureOf(slot, closures) === null || (slot.rider !== null && hasBegun(slot, now));
  });
}
