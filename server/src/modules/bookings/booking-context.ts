import type { ParkPolicy } from '@cablepark/domain/park/policy';
import type { TransactionContext } from '../../db/transaction-context.ts';

/** What cancelling works with: inside the caller's transaction, by the park's limits. */
export interface BookingContext extends TransactionContext {
  policy: ParkPolicy;
}
