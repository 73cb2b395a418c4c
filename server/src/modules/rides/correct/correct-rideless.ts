import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { decideCorrectingBill } from '@cablepark/domain/desk/corrections';
import { ParkError } from '@cablepark/domain/errors';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findRidelessBills } from '../../bills/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { lockBilled } from '../lock-billed.ts';
import { correctBill } from './correct-bill.ts';

interface Correction {
  bill: string;
  /** The method that the desk has displayed. */
  from: SaleMethod;
  method: SaleMethod;
}

/**
 * Corrects the method of a bill without rides, also days later. All new entries count today.
 * For a bill with rides use `correctMethod`.
 * @throws FORBIDDEN (no such bill, of two methods, partly refunded), CHANGED_SINCE (another desk has corrected it)
 */
export async function correctRidelessBill(
  context: AppContext,
  actor: Actor,
  { bill, from, method }: Correction,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const rideless = await findRidelessBills(transaction.db, [bill]);
    const billed = rideless.has(bill) ? await lockBilled(transaction, bill) : null;
    const decision = decideCorrectingBill(billed, { from, to: method });
    if (enforce(decision) === 'unchanged') return;
    if (billed === null) throw new ParkError('NOT_FOUND');
    await correctBill(transaction, billed, method);
    await writeDeskAction(transaction, { kind: 'method', rides: [], bill, former: from, method });
  });
}
