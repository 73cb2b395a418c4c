import { backForRide } from '@cablepark/domain/passes/pass-value';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction.ts';
import { findRefundable, insertRefund } from '../refunds/index.ts';
import { findOnlineSale } from './end-pass.ts';
import { restartDays } from './pass-days.ts';
import { changeBalance, insertEntry, lockPass } from './passes.store.ts';

/** A ride that a pass has paid for. */
export interface PassRide {
  pass: number;
  units: number;
  slot: number | null;
}

/** The ride to give back, what of the pass's price it took, and the park's zone. */
interface ReturnedRide extends PassRide {
  /** In grosze. */
  amount: number;
  reason: string;
  zone: string;
}

/** The ride that was taken from a pass for this payment; null for every other payment. */
export async function findPassRide(db: Db, payment: number): Promise<PassRide | null> {
  const row = await db
    .selectFrom('pass_entry')
    .select(['pass_id', 'delta', 'slot_id'])
    .where('payment_id', '=', payment)
    .where('reason', '=', 'ride')
    .executeTakeFirst();
  return row ? { pass: row.pass_id, units: -row.delta, slot: row.slot_id } : null;
}

/** How the money of a ride goes back whose pass is voided: the way the pass was paid online, else at the desk; null where the pass stands. */
export async function findVoidedSale(db: Db, pass: number): Promise<'online' | 'desk' | null> {
  const row = await db.selectFrom('pass').select('voided_at').where('id', '=', pass).executeTakeFirst();
  if (!row || row.voided_at === null) return null;
  return (await findOnlineSale(db, pass)) === null ? 'desk' : 'online';
}

/** Grosze that a ride brings back whose pass is voided. */
export async function findRideMoney(db: Db, pass: number, amount: number): Promise<number> {
  const sale = await findOnlineSale(db, pass);
  return backForRide(amount, sale && (await findRefundable(db, sale)));
}

/**
 * Gives a ride back to its pass, whose payment is locked by then and not yet voided; where the pass is voided its share of the price goes back as
 * money. The days of the pass begin with the earliest ride that is left, and where none is, anew with the next one.
 */
export async function giveBackRide(
  transaction: TransactionContext,
  payment: number,
  { pass: id, units, slot, amount, reason, zone }: ReturnedRide,
): Promise<void> {
  const { db, engine, actor, now } = transaction;
  const pass = await lockPass(db, engine, id);
  if (!pass) throw new Error(`There is no pass ${id}.`);
  const made = { pass_id: id, created_at: now.epochMilliseconds, created_by: actor.id };
  const back = { ...made, delta: units, reason: 'return', slot_id: slot, payment_id: payment } as const;
  await insertEntry(db, back);
  if (pass.isVoided) return await giveBackAsMoney(transaction, { pass: id, units, amount, reason });
  if (!(await changeBalance(db, id, units))) throw new Error(`Pass ${id} takes no ride back.`);
  if (pass.kind.validDays !== null) await restartDays(db, pass, zone);
}

/** Nothing stays on a voided pass: what comes back to it goes at once, and its money is told as of the voiding itself. */
async function giveBackAsMoney(
  { db, actor, now }: TransactionContext,
  { pass, units, amount, reason }: { pass: number; units: number; amount: number; reason: string },
): Promise<void> {
  const made = { created_at: now.epochMilliseconds, created_by: actor.id };
  const money = await findRideMoney(db, pass, amount);
  const sale = await findOnlineSale(db, pass);
  await insertEntry(db, {
    ...made,
    pass_id: pass,
    delta: -units,
    reason: 'void',
    note: reason,
    money_back_cents: money,
  });
  if (money <= 0 || sale === null) return;
  const { id: payment_id, checkout_id } = sale;
  await insertRefund(db, { ...made, checkout_id, payment_id, amount_cents: money, reason });
}
