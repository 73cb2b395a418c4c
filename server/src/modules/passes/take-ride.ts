import { termWith } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { sql } from 'kysely';
import type { TransactionContext } from '../../db/transaction-context.ts';
import type { StoredSlot } from '../slots/rows/index.ts';
import { findClosedDaysSince, termColumns } from './closed-days.store.ts';
import { insertEntry } from './passes.store.ts';

interface Ride {
  slot: StoredSlot;
  payment: number;
  /** Rides or minutes. */
  units: number;
  /** Its share of the pass's price, in grosze. */
  share: number;
  zone: string;
}

/**
 * Takes a ride from a valid pass that has one left; its days start with the earliest ride.
 * The write repeats the condition, so that a stale read cannot overdraw the pass.
 */
export async function takeRide(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  pass: Pass,
  { slot, payment, units, share, zone }: Ride,
): Promise<boolean> {
  const term = termWith(pass.kind, pass, slot.start, zone, await findClosedDaysSince(db, pass.id));
  const { numUpdatedRows } = await db
    .updateTable('pass')
    .set({ balance: sql`balance - ${units}`, ...termColumns(term) })
    .where('id', '=', pass.id)
    .where('balance', '>=', units)
    .where('voided_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', slot.start.epochMilliseconds)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await insertEntry(db, {
    pass_id: pass.id,
    delta: -units,
    reason: 'ride',
    slot_id: slot.id,
    booking_id: slot.booking,
    payment_id: payment,
    share_cents: share,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
  });
  return true;
}
