import type { Decision } from '../decision.ts';
import type { BillState } from './bill-steps.ts';

/**
 * The part of a payment that we can still refund online, in grosze. Zero for desk payments, and for those that the provider or a bank
 * refunds: they would go back twice.
 * @param payment `gone`: its refunds so far, pending ones included; the state of its checkout, null at the desk
 */
export function refundableOf(payment: { amount: number; gone: number; billState: BillState | null }): number {
  const { amount, gone, billState } = payment;
  return billState === null || billState === 'returned' ? 0 : amount - gone;
}

/**
 * May this amount of a payment go back now, for a reason written by staff? Only online payments that are active, or kept for a late
 * cancellation, and never above the rest: else FAILED_VALIDATION. The desk refunds its own payments; a pass purchase goes back by voiding the
 * pass, and a rain check stands for the money of its ride. In grosze.
 */
export function decideRefunding(
  payment: {
    isOnline: boolean;
    isForSlot: boolean;
    isVoided: boolean;
    /** Whether its rider has a rain check for it. */
    isExchanged: boolean;
    left: number;
  } | null,
  amount: number,
): Decision {
  if (payment === null || payment.isVoided || payment.isExchanged) return 'NOT_FOUND';
  if (!payment.isOnline || !payment.isForSlot) return 'FORBIDDEN';
  return amount > payment.left ? 'FAILED_VALIDATION' : 'ok';
}

/**
 * May staff record a refund of an online payment made outside the system, in the provider's own panel or by a bank? Also of a voided payment,
 * and of a pass; never above the rest: else FAILED_VALIDATION. In grosze.
 * @param left the part with no refund done or pending
 */
export function decideRecordingReturn(
  payment: { isOnline: boolean; left: number } | null,
  amount: number,
): Decision {
  if (payment === null) return 'NOT_FOUND';
  if (!payment.isOnline) return 'FORBIDDEN';
  return amount > payment.left ? 'FAILED_VALIDATION' : 'ok';
}

/** A refund that the provider refused, with the amount that can still go back. */
export interface RefusedRefund {
  isRefused: boolean;
  /** Whether staff have settled it before. */
  isSettled: boolean;
  /** Whether its rider has a rain check for the payment since. */
  isExchanged: boolean;
  amount: number;
  left: number;
}

/**
 * May staff settle a refused refund, by another refund or another method? Once, not above the rest (else FAILED_VALIDATION), and not after a rain
 * check, which replaces the money. In grosze.
 */
export function decideSettlingRefund(refund: RefusedRefund | null): Decision {
  if (refund === null) return 'NOT_FOUND';
  if (!refund.isRefused || refund.isSettled || refund.isExchanged) return 'FORBIDDEN';
  return refund.amount > refund.left ? 'FAILED_VALIDATION' : 'ok';
}
