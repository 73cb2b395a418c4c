import type { RefundState } from './checkout.ts';

/** What the provider says of a refund: it has taken it, the money is with the rider, or it will not give it back. */
export type RefundAnswer = Exclude<RefundState, 'created'>;

/** What an answer makes of a refund, and what the cash book says of it. */
export interface RefundStep {
  state: RefundState;
  /** The money has left, or is back after it had. */
  entry: 'back' | 'failed_back' | null;
}

const accepted: readonly RefundState[] = ['sent', 'done'];

/**
 * The next state of a refund. Money leaves the books once, when the provider has accepted the refund; a refund that fails later brings it
 * back. @returns null where the answer is no news
 */
export function nextRefund(state: RefundState, answer: RefundAnswer): RefundStep | null {
  // Of a refused one staff have given the money another way.
  if (state === answer || state === 'refused' || (state === 'done' && answer === 'sent')) return null;
  const hadLeft = accepted.includes(state);
  const leaves = accepted.includes(answer);
  return { state: answer, entry: hadLeft === leaves ? null : leaves ? 'back' : 'failed_back' };
}
