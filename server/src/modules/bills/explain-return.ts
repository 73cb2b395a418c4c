import type { Actor } from '@cablepark/domain/accounts/actor';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findRefundable, insertRefund, lockPayment } from '../payments/index.ts';
import { type Bill, takeStep } from './bills.store.ts';

/**
 * Settles a bill again once all money that the provider returned by itself is recorded. Until then a cancelled ride got no refund, so the rest of
 * its payment is refunded now.
 */
export async function explainReturn(
  context: AppContext,
  { id, account_id }: Pick<Bill, 'id' | 'account_id'>,
): Promise<void> {
  const actor: Actor = { id: account_id, role: 'User' };
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    if (!(await takeStep(db, id, 'explained'))) return;
    for (const payment_id of await findPaymentsOf(db, id)) {
      // Under the lock nobody voids it: a void that comes later finds the bill settled.
      const payment = await lockPayment(db, engine, payment_id);
      const ending = payment && (await findEnding(db, payment_id));
      if (!ending) continue;
      const amount_cents = await findRefundable(db, payment);
      const creation = { created_at: now.epochMilliseconds, created_by: ending.created_by };
      const { reason } = ending;
      if (amount_cents > 0)
        await insertRefund(db, { ...creation, bill_id: id, payment_id, amount_cents, reason });
    }
  });
}

/** By their ids, as they are locked (`db/locks.ts`). */
async function findPaymentsOf(db: Db, bill: string): Promise<number[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('bill_id', '=', bill)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The void of a payment whose money is refunded; null if the park keeps it, or staff must settle a refused refund of it. */
async function findEnding(db: Db, payment: number) {
  const ending = await db
    .selectFrom('payment_void')
    .select(['reason', 'created_by'])
    .where('payment_id', '=', payment)
    .where('kept', '=', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.payment_id', '=', 'payment_void.payment_id')
            .whereRef('refund.created_at', '>=', 'payment_void.created_at')
            .where('refund.state', '=', 'refused'),
        ),
      ),
    )
    .executeTakeFirst();
  return ending ?? null;
}
