import type { Decision } from '../decision.ts';
import type { PaymentMethod } from '../park/policy.ts';
import type { Slot } from '../slots/slot.ts';
import type { VoidWay } from './cash-entry.ts';

/** May the desk take a payment for this slot? Once, and only while somebody holds it (SPEC.md §4); else FAILED_VALIDATION. */
export function decidePaying(slot: Slot): Decision {
  if (slot.payment !== null) return 'SLOT_PAID';
  return slot.rider === null ? 'FAILED_VALIDATION' : 'ok';
}

/**
 * May the desk take this amount for the slot, in grosze? Zero is only right for a free slot and for a ride on a paper pass; else
 * FAILED_VALIDATION.
 */
export function decideAmount(slot: Pick<Slot, 'price'>, amount: number, method: PaymentMethod): Decision {
  return amount > 0 || amount === slot.price || method === 'pass' ? 'ok' : 'FAILED_VALIDATION';
}

/** A payment links to its slot at its creation: the same link changes nothing, any other is refused. */
export function decidePaymentLink(slot: Slot, payment: number | null): Decision {
  if (slot.payment === payment) return 'unchanged';
  return slot.payment === null ? 'FORBIDDEN' : 'SLOT_PAID';
}

/**
 * Where a payment's refund happens: at the desk that took it; at the desk for a ride on a voided pass sold there; or nowhere here, as it goes
 * back online or to a pass.
 */
export const givers = ['desk', 'deskForPass', 'nobody'] as const;
export type GivenBackBy = (typeof givers)[number];

/**
 * May this payment be voided? Not twice; for a pass purchase, void the pass. A refund method is only valid where the desk refunds: else
 * FAILED_VALIDATION.
 * @param backBy null for the default: a desk payment was a mistake, a pass payment goes back as it came
 */
export function decideVoiding(payment: {
  isVoided: boolean;
  isForSlot: boolean;
  givenBackBy: GivenBackBy;
  backBy: VoidWay | null;
}): Decision {
  const { isVoided, isForSlot, givenBackBy, backBy } = payment;
  if (isVoided) return 'NOT_FOUND';
  if (!isForSlot) return 'FORBIDDEN';
  if (backBy === null || givenBackBy === 'desk') return 'ok';
  return givenBackBy === 'deskForPass' && backBy !== 'mistake' ? 'ok' : 'FAILED_VALIDATION';
}

/** A desk bill that is to be voided at once. */
export interface VoidedBill {
  /** Whether everything that it sold is still valid, and nothing was refunded. */
  isWhole: boolean;
  /** How many passes it sold. Each must be voided separately, because it may have paid since. */
  passes: number;
}

/** May a whole desk bill be voided? Only as a mistake: its money leaves by the methods that brought it. @param bill null for none */
export function decideVoidingBill(bill: VoidedBill | null, backBy: VoidWay | null): Decision {
  if (bill === null) return 'NOT_FOUND';
  if (backBy !== null && backBy !== 'mistake') return 'FAILED_VALIDATION';
  if (bill.passes > 0) return 'FORBIDDEN';
  return bill.isWhole ? 'ok' : 'CHANGED_SINCE';
}
