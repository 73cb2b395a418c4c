import type { Decision } from '../decision.ts';
import type { BillState } from './bill-steps.ts';

/**
 * What of a payment can still go back from here, in grosze: nothing of what was taken at the desk, or of what the provider or a bank gives back,
 * for it would go back twice.
 * @param payment `gone`: what went back of it or is on its way; the state of the checkout in which it was paid, null at the desk
 */
export function refundableOf(payment: { amount: number; gone: number; billState: BillState | null }): number {
  const { amount, gone, billState } = payment;
  return billState === null || billState === 'returned' ? 0 : amount - gone;
}

/**
 * May so much of a payment go back now, for a reason that staff write? Only of what was paid online and stands, or stays with the park for a
 * ride that was cancelled late, and never more than is left of it: else FAILED_VALIDATION. What was taken at the desk goes back there; of a pass
 * that was bought the pass is voided, which tells what goes back for it. In grosze.
 */
export function decideRefunding(
  payment: { isOnline: boolean; isForSlot: boolean; isVoided: boolean; left: number } | null,
  amount: number,
): Decision {
  if (payment === null || payment.isVoided) return 'NOT_FOUND';
  if (!payment.isOnline || !payment.isForSlot) return 'FORBIDDEN';
  return amount > payment.left ? 'FAILED_VALIDATION' : 'ok';
}

/**
 * May staff keep that so much of what was paid online went back without us, at the provider's own desk or by a bank? Also of a voided payment, and
 * of a pass; never more than is left: else FAILED_VALIDATION. In grosze.
 * @param left what of it neither went back nor is on its way
 */
export function decideRecordingReturn(
  payment: { isOnline: boolean; left: number } | null,
  amount: number,
): Decision {
  if (payment === null) return 'NOT_FOUND';
  if (!payment.isOnline) return 'FORBIDDEN';
  return amount > payment.left ? 'FAILED_VALIDATION' : 'ok';
}

/** A refund that the provider refused, with what of its money can still go back. */
export interface RefusedRefund {
  isRefused: boolean;
  /** Whether staff have looked after it before. */
  isSettled: boolean;
  amount: number;
  left: number;
}

/** May a refused refund be settled, by another refund or by another way? Once, and not for more than is left: else FAILED_VALIDATION. In grosze. */
export function decideSettlingRefund(refund: RefusedRefund | null): Decision {
  if (refund === null) return 'NOT_FOUND';
  if (!refund.isRefused || refund.isSettled) return 'FORBIDDEN';
  return refund.amount > refund.left ? 'FAILED_VALIDATION' : 'ok';
}
