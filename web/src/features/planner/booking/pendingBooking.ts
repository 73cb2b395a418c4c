import { type Slot, slotState } from '@cablepark/domain/slots/slot';

/** The state of slots that a visitor was about to book before the log-in. */
export interface PendingBooking {
  /** Still bookable. */
  open: Slot[];
  /** Why there are none; `mine` needs no message, the slot shows it. */
  lost: 'taken' | 'ended' | 'mine' | null;
  /** Whether it was a whole hour. */
  wholeHour: boolean;
}

/** @param ids as clicked; a slot that is missing now counts as taken. */
export function pendingBooking(
  ids: readonly number[],
  slots: readonly Slot[],
  me: string | null,
  now: Temporal.Instant,
): PendingBooking {
  const candidates = slots.filter(({ id }) => ids.includes(id));
  const states = candidates.map((slot) => slotState(slot, me, now));
  const open = candidates.filter((_slot, index) => states[index] === 'free');
  return { open, lost: open.length > 0 ? null : whyLost(states), wholeHour: ids.length > 1 };
}

function whyLost(states: readonly string[]): PendingBooking['lost'] {
  if (states.includes('mine')) return 'mine';
  return states.includes('ended') ? 'ended' : 'taken';
}
