import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideBooking } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import type { Message } from '../../../booking/outcomeText.ts';
import type { Texts } from '../../../i18n/pl.ts';
import { clock } from '../../../lib/time/clock.ts';

interface BookingCheck {
  actor: Actor;
  /** Of the slot's track. */
  status: TrackStatus;
  isPaidFirst: boolean;
}

/** Why a rider cannot book a slot, so that no question opens; null if they may. */
export function whyNotBooked(
  slot: Slot,
  { actor, status, isPaidFirst }: BookingCheck,
  { planner: t }: Texts,
): Message | null {
  const now = clock.now();
  const facts = { slot, rider: actor.id, actor, now, isRiderActive: true, track: status, isPaidFirst };
  const decision = decideBooking(facts);
  if (decision === 'TOO_LATE') return { kind: 'error', text: t.tooLateToBook };
  return decision === 'TRACK_CLOSED' ? { kind: 'error', text: t.trackClosed } : null;
}
