import type { Decision } from '../decision.ts';
import type { PaymentMethod } from '../park/policy.ts';
import type { Slot } from '../slots/slot.ts';
import type { VoidWay } from './cash-entry.ts';

/** May a payment be taken for this slot? Once, and only while somebody holds it (SPEC.md §4); else FAILED_VALIDATION. */
export function decidePaying(slot: Slot): Decision {
  if (slot.payment !== null) return 'SLOT_PAID';
  return slot.rider === null ? 'FAILED_VALIDATION' : 'ok';
}

/**
 * May so much be taken for this slot, in grosze? Nothing is no money: only what costs nothing is paid with it, and what a pass of paper has paid
 * before; else FAILED_VALIDATION.
 */
export function decideAmount(slot: Pick<Slot, 'price'>, amount: number, method: PaymentMethod): Decision {
  return amount > 0 || amount === slot.price || method === 'pass' ? 'ok' : 'FAILED_VALIDATION';
}

/** A payment was linked to its slot when it was taken: naming it again changes nothing, any other is refused. */
export function decidePaymentLink(slot: Slot, payment: number | null): Decision {
  if (slot.payment === payment) return 'unchanged';
  return slot.payment === null ? 'FORBIDDEN' : 'SLOT_PAID';
}

/**
 * What gives the money of a payment back: the desk that took it; the desk for a ride on a pass that is voided, and was sold there; or nobody,
 * as it goes back online or to a pass.
 */
export const givers = ['desk', 'deskForPass', 'nobody'] as const;
export type GivenBackBy = (typeof givers)[number];

/**
 * May this payment be voided? A voided one is there no more; of a pass that was bought the pass is voided. A way is said only where the desk gives
 * money back: else FAILED_VALIDATION.
 * @param backBy null where nobody says how: what was taken at the desk was a mistake, what was paid for a pass goes back as it came
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
