import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { decideReturningItems } from '@cablepark/domain/payments/item-returns';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { findItemLines, lockBill } from '../../bills/index.ts';
import { reverseItems } from '../../cash-book/index.ts';

/**
 * Refunds items of a desk bill by the methods that paid for them, also on a later day.
 * @throws FORBIDDEN (no such line, or no item of the price list), CHANGED_SINCE (it is already refunded)
 */
export async function returnItems(
  context: AppContext,
  actor: Actor,
  { lines: ids, reason }: { lines: readonly number[]; reason: string },
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const [first] = await findItemLines(db, ids);
    if (first) await lockBill(db, engine, first.bill);
    const found = await findItemLines(db, ids);
    const lines = ids.map((id) => found.find((line) => line.id === id) ?? null);
    enforce(decideReturningItems({ actor, lines }));
    if (!first) return;
    await reverseItems(transaction, first.bill, { note: reason, lines: ids });
    const cents = found.reduce((sum, line) => sum + line.cents, 0);
    await writeAudit(transaction, {
      action: 'bill.return',
      subjectId: first.bill,
      before: { amount: toPln(cents), items: found.map(({ item }) => `${item.count} × ${item.name.pl}`) },
      after: { reason },
    });
  });
}
