import type { Decision } from '../decision.ts';
import type { CheckoutState } from './checkout.ts';

/**
 * What of a payment can still go back from here, in grosze: nothing of what was taken at the desk, or of what the provider or a bank gives back,
 * for it would go back twice.
 * @param payment the state of the checkout in which it was paid; null at the desk
 */
export function refundableOf(payment: {
  amount: number;
  refunded: number;
  checkoutState: CheckoutState | null;
}): number {
  const { amount, refunded, checkoutState } = payment;
  return checkoutState === null || checkoutState === 'returned' ? 0 : amount - refunded;
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
  if (payment === null || payment.isVoided || !payment.isOnline || !payment.isForSlot) return 'FORBIDDEN';
  return amount > payment.left ? 'FAILED_VALIDATION' : 'ok';
}
