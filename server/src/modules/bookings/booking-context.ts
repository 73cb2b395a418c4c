import type { ParkPolicy } from '@cablepark/domain/park/policy';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** The context of a cancellation: the caller's transaction and the park's limits. */
export interface BookingContext extends TransactionContext {
  policy: ParkPolicy;
}
