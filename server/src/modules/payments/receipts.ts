import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import type { ServerContext } from '../../server-context.ts';
import { writeAudit } from '../audit/index.ts';
import { lockPayment } from './payments.store.ts';

/**
 * Saves the number of a document that the park issued elsewhere for a payment; null removes it. We issue nothing fiscal.
 * @throws FORBIDDEN if there is no such payment
 */
export async function keepReceipt(
  context: ServerContext,
  actor: Actor,
  payment: number,
  number: string | null,
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    if (!(await lockPayment(db, engine, payment))) throw new ParkError('NOT_FOUND');
    const before = await findReceipt(db, payment);
    if (before === number) return;
    await db.deleteFrom('payment_receipt').where('payment_id', '=', payment).execute();
    if (number !== null) await insertReceipt(transaction, payment, number);
    await writeAudit(transaction, {
      action: 'payment.receipt',
      subjectId: payment,
      before: { receipt: before },
      after: { receipt: number },
    });
  });
}

/** Copies the receipt's number to the payment that replaces another, because the document is the same. */
export async function carryReceipt(
  transaction: TransactionContext,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const number = await findReceipt(transaction.db, from);
  if (number !== null) await insertReceipt(transaction, to, number);
}

async function findReceipt(db: Db, payment: number): Promise<string | null> {
  const row = await db
    .selectFrom('payment_receipt')
    .select('number')
    .where('payment_id', '=', payment)
    .executeTakeFirst();
  return row?.number ?? null;
}

async function insertReceipt(
  { db, actor, now }: TransactionContext,
  payment: number,
  number: string,
): Promise<void> {
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  await db
    .insertInto('payment_receipt')
    .values({ ...creation, payment_id: payment, number })
    .execute();
}
