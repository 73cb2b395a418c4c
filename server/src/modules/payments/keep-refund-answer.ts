import { nextRefund, type RefundAnswer } from '@cablepark/domain/payments/refund-steps';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { RefundTable } from '../../db/tables/bill-tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ServerContext } from '../../server-context.ts';
import { enterMoney, type NewEntry } from '../cash-book/index.ts';
import { findMoneyOf, lockRefund } from './refunds.store.ts';

/**
 * Saves the provider's answer to a refund with its effect on the cash book, in one transaction.
 * It is idempotent: money leaves the book once, and returns once if the refund fails later.
 */
export async function keepRefundAnswer(
  context: ServerContext,
  id: string,
  answer: RefundAnswer,
): Promise<void> {
  const { account_id } = await context.store.db
    .selectFrom('refund')
    .innerJoin('bill', 'bill.id', 'refund.bill_id')
    .select('bill.account_id')
    .$narrowType<{ account_id: string }>()
    .where('refund.id', '=', id)
    .executeTakeFirstOrThrow();
  await inTransaction(context, { id: account_id, role: 'User' }, async (transaction) => {
    const { db, engine, now } = transaction;
    const refund = await lockRefund(db, engine, id);
    const step = refund && nextRefund(refund.state, answer);
    if (!step) return;
    const ended_at = step.state === 'sent' ? null : now.epochMilliseconds;
    await db.updateTable('refund').set({ state: step.state, ended_at }).where('id', '=', id).execute();
    if (step.entry !== null) await enterMoney(transaction, await entryOf(db, refund, step.entry));
  });
}

async function entryOf(
  db: Db,
  refund: Selectable<RefundTable>,
  kind: 'back' | 'failed_back',
): Promise<NewEntry> {
  const { id, amount_cents, payment_id, created_by, reason } = refund;
  const money = await findMoneyOf(db, { id, payment_id });
  if (money === null) throw new Error(`Refund ${id} is of no money that the park knows.`);
  const cents = kind === 'back' ? -amount_cents : amount_cents;
  // A failed refund has no author.
  const by = kind === 'back' ? created_by : null;
  return { ...money, kind, cents, method: 'online', refund: id, reverses: null, by, note: reason };
}
