import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { ParkPolicy } from '../park/policy.ts';
import type { Slot } from '../slots/slot.ts';
import { isCancellingOpen, isLateCancelling } from './rules.ts';

/** How a ride was paid: not at all, with a pass of the system, online, or at the desk, which also refunds that money. */
export const paidWays = ['nothing', 'pass', 'online', 'desk'] as const;
export type PaidBy = (typeof paidWays)[number];

/** The possible results for the rider's payment. */
export const thingsBack = ['ride', 'money', 'nothing'] as const;
export type ThingBack = (typeof thingsBack)[number];

/** The facts for a cancellation by the rider. */
export interface GivingBackFacts {
  /** Null where there is none. */
  slot: Slot | null;
  actor: Actor;
  now: Temporal.Instant;
  policy: ParkPolicy;
  paidBy: PaidBy;
}

/** May riders cancel this ride of theirs, paid or not? Unlike the PATCH of a slot, it accepts rides paid with a pass or online. */
export function decideGivingBack({ slot, actor, now, policy, paidBy }: GivingBackFacts): Decision {
  if (slot === null) return 'NOT_FOUND';
  if (slot.rider !== actor.id) return 'FORBIDDEN';
  if (paidBy === 'desk') return 'SLOT_PAID';
  return isCancellingOpen(slot, now, policy) ? 'ok' : 'TOO_LATE';
}

/** As `decideGivingBack`, and only if it still returns what the rider was shown. */
export function decideGivingBackAsSeen(facts: GivingBackFacts, seen: ThingBack): Decision {
  const decision = decideGivingBack(facts);
  const { slot, now, policy, paidBy } = facts;
  if (decision !== 'ok' || slot === null) return decision;
  return whatComesBack(slot, now, policy, paidBy) === seen ? 'ok' : 'CHANGED_SINCE';
}

/** What is returned: the ride to its pass, or the money as it was paid, while cancelling is free of charge; later nothing. */
export function whatComesBack(
  slot: Pick<Slot, 'start'>,
  now: Temporal.Instant,
  policy: ParkPolicy,
  paidBy: PaidBy,
): ThingBack {
  if (isLateCancelling(slot, now, policy)) return 'nothing';
  if (paidBy === 'pass') return 'ride';
  return paidBy === 'online' ? 'money' : 'nothing';
}
