import type { ReversalFacts } from '@cablepark/domain/desk/desk-actions';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { RideAction } from '../../desk-actions/index.ts';

/** The reversal of an action: its facts under all locks, and the function that runs once the rule allows it. */
export interface Reversal {
  facts: ReversalFacts;
  run: () => Promise<void>;
}

/** Locks what the reversal of an action changes, in the order of `db/locks.ts`, and reads the facts. */
export type PrepareReversal = (transaction: TransactionContext, action: RideAction) => Promise<Reversal>;

/** The facts of a reversal that moves no money and reactivates no booking. */
export const plainFacts = {
  isOnline: false,
  moneyDay: 'none',
  place: 'none',
  isRiderActive: true,
} as const satisfies Partial<ReversalFacts>;
