import { backForRide } from '@cablepark/domain/passes/pass-value';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { findRefundable } from '../payments/index.ts';
import { findOnlineSale, giveMoneyBackFor } from './end-pass.ts';
import { restartDays } from './pass-days.ts';
import { changeBalance, insertEntry, lockPass } from './passes.store.ts';

/** A ride that a pass paid for. */
export interface PassRide {
  pass: number;
  units: number;
  /** Its share of the pass's price, in grosze. */
  share: number;
  slot: number | null;
  booking: number | null;
}

/** The ride to return, and the park's zone. */
interface ReturnedRide extends PassRide {
  reason: string;
  /** How the desk returns its money if its pass is voided; null: by the method of the pass's sale. */
  backBy: BackMethod | null;
  zone: string;
}

/** The pass ride of this payment; null for any other payment. */
export async function findPassRide(db: Db, payment: number): Promise<PassRide | null> {
  const row = await db
    .selectFrom('pass_entry')
    .select(['pass_id', 'delta', 'slot_id', 'booking_id', 'share_cents'])
    .where('payment_id', '=', payment)
    .where('reason', '=', 'ride')
    .executeTakeFirst();
  if (!row) return null;
  const { pass_id, delta, share_cents, slot_id, booking_id } = row;
  return { pass: pass_id, units: -delta, share: share_cents ?? 0, slot: slot_id, booking: booking_id };
}

/** How the money of a ride is returned if its pass is voided: online for an online sale, else at the desk. Null for a valid pass. */
export async function findVoidedSale(db: Db, pass: number): Promise<'online' | 'desk' | null> {
  const row = await db.selectFrom('pass').select('voided_at').where('id', '=', pass).executeTakeFirst();
  if (!row || row.voided_at === null) return null;
  return (await findOnlineSale(db, pass)) === null ? 'desk' : 'online';
}

/** The grosze that are returned for a ride on a voided pass. */
export async function findRideMoney(db: Db, pass: number, amount: number): Promise<number> {
  const sale = await findOnlineSale(db, pass);
  return backForRide(amount, sale && (await findRefundable(db, sale)));
}

/**
 * Returns a ride to its pass; its payment is locked and not yet voided. For a voided pass its share of the price is returned as money.
 * The days of the pass start with the earliest remaining ride, or with the next one if none remains.
 */
export async function giveBackRide(
  transaction: TransactionContext,
  payment: number,
  { pass: id, units, share, slot, booking, reason, backBy, zone }: ReturnedRide,
): Promise<void> {
  const { db, engine, actor, now } = transaction;
  const pass = await lockPass(db, engine, id);
  if (!pass) throw new Error(`There is no pass ${id}.`);
  const creation = { pass_id: id, created_at: now.epochMilliseconds, created_by: actor.id };
  await insertEntry(db, {
    ...creation,
    delta: units,
    reason: 'return',
    slot_id: slot,
    booking_id: booking,
    payment_id: payment,
    share_cents: -share,
  });
  if (pass.isVoided) return await giveBackAsMoney(transaction, { pass: id, units, share, reason, backBy });
  if (!(await changeBalance(db, id, units))) throw new Error(`Pass ${id} takes no ride back.`);
  if (pass.kind.validDays !== null) await restartDays(db, pass, zone);
}

/** A voided pass must have no balance: the ride is taken again at once, and its money counts as part of the void. */
async function giveBackAsMoney(
  transaction: TransactionContext,
  {
    pass,
    units,
    share,
    reason,
    backBy,
  }: Pick<ReturnedRide, 'pass' | 'units' | 'share' | 'reason' | 'backBy'>,
): Promise<void> {
  const { db, actor, now } = transaction;
  const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
  const money = await findRideMoney(db, pass, share);
  await insertEntry(db, {
    ...creation,
    pass_id: pass,
    delta: -units,
    reason: 'void',
    note: reason,
    money_back_cents: money,
  });
  await giveMoneyBackFor(transaction, pass, { money, reason, backBy });
}
