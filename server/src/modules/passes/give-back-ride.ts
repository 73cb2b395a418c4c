import type { Db } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction.ts';
import { restartDays } from './pass-days.ts';
import { changeBalance, insertEntry, lockPass } from './passes.store.ts';

/** A ride that a pass has paid for. */
export interface PassRide {
  pass: number;
  units: number;
  slot: number | null;
}

/** The ride to give back, and the park's zone. */
interface ReturnedRide extends PassRide {
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

/**
 * Gives a ride back to its pass, whose payment is locked by then and not yet voided. The days of the pass begin with the
 * earliest ride that is left, and where none is, anew with the next one.
 */
export async function giveBackRide(
  { db, engine, actor, now }: TransactionContext,
  payment: number,
  { pass: id, units, slot, zone }: ReturnedRide,
): Promise<void> {
  const pass = await lockPass(db, engine, id);
  if (!pass || !(await changeBalance(db, id, units))) throw new Error(`Pass ${id} takes no ride back.`);
  await insertEntry(db, {
    pass_id: id,
    delta: units,
    reason: 'return',
    slot_id: slot,
    payment_id: payment,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
  });
  if (pass.kind.validDays !== null) await restartDays(db, pass, zone);
}
