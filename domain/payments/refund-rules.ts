import type { Decision } from '../decision.ts';

/**
 * May so much of a payment go back now, for a reason that staff write? Only of what was paid online and stands, and never more than is left of it:
 * else FAILED_VALIDATION. What was taken at the desk goes back there; of a pass that was bought the pass is voided, which tells what goes back for
 * it. In grosze.
 */
export function decideRefunding(
  payment: { isOnline: boolean; isForSlot: boolean; isVoided: boolean; left: number } | null,
  amount: number,
): Decision {
  if (payment === null || payment.isVoided || !payment.isOnline || !payment.isForSlot) return 'FORBIDDEN';
  return amount > payment.left ? 'FAILED_VALIDATION' : 'ok';
}
