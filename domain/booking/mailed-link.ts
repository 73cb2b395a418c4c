import type { Actor } from '../accounts/actor.ts';
import { hasEnded, type Span } from '../slots/slot.ts';

/** The state behind a mailed link: an active booking, a cancelled one, a missed one, or one whose time is over. */
export type MailedState = 'standing' | 'cancelled' | 'missed' | 'over';

/** @param slot the booking's slot; null if it has none any more */
export function mailedState(slot: Span | null, now: Temporal.Instant, isMissed: boolean): MailedState {
  if (slot === null) return isMissed ? 'missed' : 'cancelled';
  return hasEnded(slot, now) ? 'over' : 'standing';
}

/** A link gives its holder the rights of the rider, never of staff, whatever the rider's role: people forward links. */
export function linkHolder(rider: string): Actor {
  return { id: rider, role: 'User' };
}

const scannedLink = /\/booking\?token=(b?[1-9]\d{0,8}\.[\w-]{24})$/;

/** The token in the scanned text of a booking's code; null for every other code. */
export function bookingTokenIn(text: string): string | null {
  return scannedLink.exec(text.trim())?.[1] ?? null;
}
