import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { VoidWay } from '../payments/cash-entry.ts';
import type { GivenBackBy } from '../payments/payment-rules.ts';
import type { Slot } from '../slots/slot.ts';
import type { PaidBy } from './giving-back.ts';

/** The facts for one of several rides that the desk cancels at once. */
export interface CancelTogetherFacts {
  actor: Actor;
  /** Null if there is none. */
  slot: Slot | null;
  /** The ride that the desk saw: its money was previewed. */
  seen: { rider: string; payment: number | null };
  /** Who returns the money of its payment. */
  givenBackBy: GivenBackBy;
  /** How the desk returns money; null if it chose no way. */
  backBy: VoidWay | null;
  hasReason: boolean;
}

/**
 * May the desk cancel this ride together with others? A paid ride requires the right to void its payment and a reason,
 * and a refund method for desk money.
 */
export function decideCancellingTogether(facts: CancelTogetherFacts): Decision {
  const { actor, slot, seen, givenBackBy, backBy, hasReason } = facts;
  if (!may(actor.role, 'slot.cancelAny')) return 'FORBIDDEN';
  if (slot === null || slot.rider !== seen.rider || slot.payment !== seen.payment) return 'CHANGED_SINCE';
  if (slot.payment === null) return 'ok';
  if (!may(actor.role, 'payment.void')) return 'FORBIDDEN';
  if (!hasReason) return 'FAILED_VALIDATION';
  return givenBackBy === 'desk' && backBy === null ? 'FAILED_VALIDATION' : 'ok';
}

/** How the money of one payment is returned, if the desk chose this way for all desk money. */
export function wayBackOf(givenBackBy: GivenBackBy, chosen: VoidWay | null): VoidWay | null {
  if (givenBackBy === 'nobody') return null;
  // Money of a voided pass leaves the till by the method of the pass's sale.
  return givenBackBy === 'deskForPass' && chosen === 'mistake' ? null : chosen;
}

/** Can undo restore a cancelled ride with its payment? Not if the money has left the park, online or by transfer. */
export function canComeBack({ paidBy, isPassVoided, backBy }: Returned): boolean {
  if (paidBy === 'online' || isPassVoided) return false;
  return paidBy !== 'desk' || backBy !== 'transfer';
}

/** What happened to a cancelled ride's money. */
interface Returned {
  paidBy: PaidBy;
  isPassVoided: boolean;
  backBy: VoidWay | null;
}
