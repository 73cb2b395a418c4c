import { ParkError } from '@cablepark/domain/errors';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction.ts';
import { insertRefund } from '../refunds/index.ts';
import { changeBalance, insertEntry, markPassVoided } from './passes.store.ts';

/** The payment by which a pass was bought online. */
export interface OnlineSale {
  id: number;
  amount_cents: number;
  checkout_id: string;
  created_by: string | null;
  created_at: number;
}

/** @returns null where the pass was sold at the desk */
export async function findOnlineSale(db: Db, pass: number): Promise<OnlineSale | null> {
  const sale = await db
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'checkout_id', 'created_by', 'created_at'])
    .where('pass_id', '=', pass)
    .where('checkout_id', 'is not', null)
    .$narrowType<{ checkout_id: string }>()
    .executeTakeFirst();
  return sale ?? null;
}

/**
 * Ends a pass that is locked: what is left on it goes, and its last entry says what is given back for it.
 * @param moneyBack grosze; of a pass that was bought online they go the way they came, else at the desk
 * @returns the refund, where there is one. @throws FORBIDDEN where it is voided already
 */
export async function endPass(
  { db, actor, now }: TransactionContext,
  { id, balance }: Pick<Pass, 'id' | 'balance'>,
  { reason, moneyBack, sale }: { reason: string; moneyBack: number; sale: OnlineSale | null },
): Promise<string | null> {
  if (balance > 0 && !(await changeBalance(db, id, -balance))) throw new ParkError('FORBIDDEN');
  if (!(await markPassVoided(db, id, now.epochMilliseconds))) throw new ParkError('FORBIDDEN');
  const made = { created_at: now.epochMilliseconds, created_by: actor.id };
  const money_back_cents = moneyBack;
  await insertEntry(db, {
    ...made,
    pass_id: id,
    delta: -balance,
    reason: 'void',
    note: reason,
    money_back_cents,
  });
  if (moneyBack <= 0 || !sale) return null;
  const { id: payment_id, checkout_id } = sale;
  return await insertRefund(db, { ...made, checkout_id, payment_id, amount_cents: moneyBack, reason });
}
