import type { NewerThing } from '@cablepark/domain/desk/desk-actions';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { PaymentTable } from '../../db/tables/payment-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { enterMoney, findSaleEntries } from '../cash-book/index.ts';
import { lockPayment } from '../payments/index.ts';
import { endPass } from './end-pass.ts';
import { lockPass } from './passes.store.ts';

/** A pass with the payment that bought it, both locked. */
export interface LockedSale {
  pass: Pass;
  payment: Selectable<PaymentTable>;
}

/** Locks the payment of a pass, then the pass; null if there is none. */
export async function lockPassSale(
  { db, engine }: TransactionContext,
  id: number,
): Promise<LockedSale | null> {
  const sale = await db.selectFrom('payment').select('id').where('pass_id', '=', id).executeTakeFirst();
  const payment = sale ? await lockPayment(db, engine, sale.id) : null;
  const pass = await lockPass(db, engine, id);
  return payment && pass && { pass, payment };
}

/** `used` if a locked pass has changed since its sale: a ride taken, adjusted, shared or claimed. @param owner at the sale */
export async function findNewerOnPass(db: Db, pass: Pass, owner: string | null): Promise<NewerThing | null> {
  const { entries } = await db
    .selectFrom('pass_entry')
    .select((eb) => eb.fn.countAll<number | string>().as('entries'))
    .where('pass_id', '=', pass.id)
    .executeTakeFirstOrThrow();
  const isAsSold =
    !pass.isVoided && pass.owner === owner && pass.members.length === 0 && Number(entries) === 1;
  return isAsSold ? null : 'used';
}

/** Ends an unused pass of the desk, and takes its money out of the till by each method that paid for it. */
export async function takePassSaleBack(
  transaction: TransactionContext,
  { pass, payment }: LockedSale,
): Promise<void> {
  const reason = deskReasons.undone;
  // The reversal returns the money, so the entries of the pass return none.
  await endPass(transaction, pass, { reason, moneyBack: 0, backBy: null });
  if (payment.method === 'pass') return;
  const of = { payment: payment.id };
  const by = transaction.actor.id;
  const sales = await findSaleEntries(transaction.db, payment.id);
  for (const [index, { id: reverses, method, vat, track, cents }] of sales.entries()) {
    // The call's idempotency key is unique in the cash book, so only the first entry stores it.
    const entering = index === 0 ? transaction : { ...transaction, key: null };
    const entry = { kind: 'reversal', cents: -cents, method, vat, track } as const;
    await enterMoney(entering, { ...entry, of, refund: null, reverses, by, note: reason });
  }
}

/** The payments that bought these passes, by id. Giving money of a pass back locks them first, as recording a return does. */
export async function findSalesOf(db: Db, passes: readonly number[]): Promise<number[]> {
  if (passes.length === 0) return [];
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('pass_id', 'in', passes)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
