import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { ParkPolicy } from '../park/policy.ts';
import type { Slot } from '../slots/slot.ts';
import { isCancellingOpen, isLateCancelling } from './rules.ts';

/** How a ride was paid: not at all, with a pass that the system knows, or with money, which goes back where it was taken. */
export type PaidBy = 'nothing' | 'pass' | 'money';

/**
 * May a rider give this ride of theirs back, paid or not? Unlike the PATCH of a slot it takes one that was paid with a pass, too.
 * @param slot null where there is none
 */
export function decideGivingBack(
  slot: Slot | null,
  actor: Actor,
  now: Temporal.Instant,
  policy: ParkPolicy,
  paidBy: PaidBy,
): Decision {
  if (slot === null || slot.rider !== actor.id) return 'FORBIDDEN';
  if (paidBy === 'money') return 'SLOT_PAID';
  return isCancellingOpen(slot, now, policy) ? 'ok' : 'TOO_LATE';
}

/** What comes back of what was paid: the ride to its pass while cancelling is free of charge, later nothing. */
export function whatComesBack(
  slot: Pick<Slot, 'start'>,
  now: Temporal.Instant,
  policy: ParkPolicy,
  paidBy: PaidBy,
): 'ride' | 'nothing' {
  return paidBy === 'pass' && !isLateCancelling(slot, now, policy) ? 'ride' : 'nothing';
}
