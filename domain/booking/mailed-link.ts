import type { Actor } from '../accounts/actor.ts';
import { hasEnded, type Span } from '../slots/slot.ts';

/** What the link of a mail leads to: a booking that stands, one that was cancelled, or one of which the time is over. */
export type MailedState = 'standing' | 'cancelled' | 'over';

/** @param slot the slot that the booking holds; null where it holds none any more */
export function mailedState(slot: Span | null, now: Temporal.Instant): MailedState {
  if (slot === null) return 'cancelled';
  return hasEnded(slot, now) ? 'over' : 'standing';
}

/** Whoever has the link acts for its rider, and never as staff, whatever else the rider may do: links are passed on. */
export function linkHolder(rider: string): Actor {
  return { id: rider, role: 'User' };
}
