import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import type { ParkPolicy } from '../park/policy.ts';
import type { Slot } from '../slots/slot.ts';
import { isCancellingOpen, isLateCancelling } from './rules.ts';

/** How a ride was paid: not at all, with a pass that the system knows, online, or at the desk, where that money goes back, too. */
export type PaidBy = 'nothing' | 'pass' | 'online' | 'desk';

/** What comes back of it. */
export const thingsBack = ['ride', 'money', 'nothing'] as const;
export type ThingBack = (typeof thingsBack)[number];

/** What giving a ride back is decided by. */
export interface GivingBackFacts {
  /** Null where there is none. */
  slot: Slot | null;
  actor: Actor;
  now: Temporal.Instant;
  policy: ParkPolicy;
  paidBy: PaidBy;
}

/** May a rider give this ride of theirs back, paid or not? Unlike the PATCH of a slot it takes one that was paid with a pass or online, too. */
export function decideGivingBack({ slot, actor, now, policy, paidBy }: GivingBackFacts): Decision {
  if (slot === null) return 'NOT_FOUND';
  if (slot.rider !== actor.id) return 'FORBIDDEN';
  if (paidBy === 'desk') return 'SLOT_PAID';
  return isCancellingOpen(slot, now, policy) ? 'ok' : 'TOO_LATE';
}

/** What comes back of what was paid: the ride to its pass, the money the way it came, while cancelling is free of charge; later nothing. */
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
