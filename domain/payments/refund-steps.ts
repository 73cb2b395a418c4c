import type { RefundState } from './checkout.ts';

/** The provider's answer on a refund: accepted, arrived at the rider, or refused. */
export type RefundAnswer = Exclude<RefundState, 'created'>;

/** The effect of an answer on a refund and on the cash book. */
export interface RefundStep {
  state: RefundState;
  /** `back`: the money left; `failed_back`: it returned after it had left. */
  entry: 'back' | 'failed_back' | null;
}

const acceptedStates: readonly RefundState[] = ['sent', 'done'];

/**
 * The next state of a refund. The cash book records the refund once, when the provider accepts it; a later failure reverses the entry.
 * @returns null where the answer changes nothing
 */
export function nextRefund(state: RefundState, answer: RefundAnswer): RefundStep | null {
  // Staff have paid a refused refund another way.
  if (state === answer || state === 'refused' || (state === 'done' && answer === 'sent')) return null;
  const hadLeft = acceptedStates.includes(state);
  const leaves = acceptedStates.includes(answer);
  return { state: answer, entry: hadLeft === leaves ? null : leaves ? 'back' : 'failed_back' };
}
