import { ParkError } from '@cablepark/domain/errors';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { enterGivenBack, requireSaleEntry } from '../cash-book/index.ts';
import { insertRefund } from '../payments/index.ts';
import { changeBalance, insertEntry, markPassVoided } from './passes.store.ts';

/** The payment of a pass that was bought online. */
export interface OnlineSale {
  id: number;
  amount_cents: number;
  bill_id: string;
  created_by: string | null;
  created_at: number;
}

/** @returns null if the pass was sold at the desk */
export async function findOnlineSale(db: Db, pass: number): Promise<OnlineSale | null> {
  const sale = await db
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'bill_id', 'created_by', 'created_at'])
    .where('pass_id', '=', pass)
    .where('method', '=', 'online')
    .$narrowType<{ bill_id: string }>()
    .executeTakeFirst();
  return sale ?? null;
}

/**
 * Ends a locked pass: its balance becomes zero, and its last entry records the refund.
 * @param moneyBack grosze
 * @returns the refund, if there is one. @throws FORBIDDEN if it is voided already
 */
export async function endPass(
  transaction: TransactionContext,
  { id, balance }: Pick<Pass, 'id' | 'balance'>,
  { reason, moneyBack, backBy }: { reason: string; moneyBack: number; backBy: BackMethod | null },
): Promise<string | null> {
  const { db, actor, now } = transaction;
  if (balance > 0 && !(await changeBalance(db, id, -balance))) throw new ParkError('FORBIDDEN');
  if (!(await markPassVoided(db, id, now.epochMilliseconds))) throw new ParkError('FORBIDDEN');
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  const money_back_cents = moneyBack;
  await insertEntry(db, {
    ...creation,
    pass_id: id,
    delta: -balance,
    reason: 'void',
    note: reason,
    money_back_cents,
  });
  return await giveMoneyBackFor(transaction, id, { money: moneyBack, reason, backBy });
}

/**
 * Returns money for a pass. Online money is refunded online, and the cash book records it once the provider accepts the refund.
 * Other money is returned at the desk, at once.
 * @param backBy null: by the method of its sale
 * @returns the refund, if there is one
 */
export async function giveMoneyBackFor(
  transaction: TransactionContext,
  pass: number,
  { money, reason, backBy }: { money: number; reason: string; backBy: BackMethod | null },
): Promise<string | null> {
  if (money <= 0) return null;
  const { db, actor, now } = transaction;
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  const online = await findOnlineSale(db, pass);
  if (online !== null) {
    const { id: payment_id, bill_id } = online;
    return await insertRefund(db, { ...creation, bill_id, payment_id, amount_cents: money, reason });
  }
  const { id: payment } = await db
    .selectFrom('payment')
    .select('id')
    .where('pass_id', '=', pass)
    .executeTakeFirstOrThrow();
  const { vat, track, method } = await requireSaleEntry(db, payment);
  await enterGivenBack(transaction, {
    cents: money,
    method: backBy ?? method,
    vat,
    track,
    of: { payment },
    note: reason,
  });
  return null;
}
