import { livingStates } from '@cablepark/domain/booking/booking-steps';
import type { Slot } from '@cablepark/domain/slots/slot';
import { sql } from 'kysely';
import { markFreeing } from '../../db/freeing.ts';
import type { Db, Store } from '../../db/store.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { endUnpaidBookings } from './booking-rows.store.ts';
import { ownPrice } from './bookings.store.ts';

/** The most ids in one statement. */
const atOnce = 400;

/** What the rules need to know about upcoming rides. */
export type RideToCome = Pick<Slot, 'id' | 'start' | 'payment'>;

/** A rider's slots that start after `nowMs`, locked in id order. The account lock prevents new bookings. */
export async function lockRidesToCome(
  db: Db,
  engine: Store['engine'],
  rider: string,
  nowMs: number,
): Promise<RideToCome[]> {
  if (engine === 'postgres') {
    const slotsOfRider = db.selectFrom('slot').select('id').where('booked_by', '=', rider);
    await slotsOfRider.where('start_at', '>', nowMs).orderBy('id').forUpdate().execute();
  }
  return await findRidesToCome(db, rider, nowMs);
}

/** A rider's slots that start after `nowMs`, by id. */
export async function findRidesToCome(db: Db, rider: string, nowMs: number): Promise<RideToCome[]> {
  const rows = await db
    .selectFrom('slot')
    .innerJoin('booking', 'booking.id', 'slot.booking_id')
    .select(['slot.id', 'slot.start_at', 'booking.payment_id as payment'])
    .where('slot.booked_by', '=', rider)
    .where('slot.start_at', '>', nowMs)
    .orderBy('slot.id')
    .execute();
  return rows.map(({ id, start_at, payment }) => {
    return { id, payment, start: Temporal.Instant.fromEpochMilliseconds(start_at) };
  });
}

/** Frees unpaid slots when an account is erased, as `releaseSlot` does for one. @returns the slots that were still unpaid and the rider's */
export async function releaseSlots(
  { db }: Pick<TransactionContext, 'db'>,
  rider: string,
  ids: readonly number[],
): Promise<number[]> {
  const releasedIds: number[] = [];
  markFreeing(db);
  for (const some of portions(ids)) {
    const unpaid = db
      .selectFrom('booking')
      .select('id')
      .where('slot_id', 'in', some)
      .where('account_id', '=', rider)
      .where('state', 'in', livingStates)
      .where('payment_id', 'is', null);
    const rows = await db
      .updateTable('slot')
      .set({ booking_id: null, booked_by: null, price_cents: ownPrice })
      .where('id', 'in', some)
      .where('booked_by', '=', rider)
      .where('booking_id', 'in', unpaid)
      .returning('id')
      .execute();
    await db.deleteFrom('no_show').where('booking_id', 'in', unpaid).execute();
    for (const { id } of rows) releasedIds.push(id);
  }
  return releasedIds;
}

/** Ends the bookings of these slots and writes a history entry for each, in the given order. */
export async function writeCancellings(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  { rider, slots, late }: { rider: string; slots: readonly number[]; late: boolean },
): Promise<void> {
  for (const some of portions(slots)) {
    await endUnpaidBookings({ db, actor, now }, some, { rider, reason: 'erased', late });
    await db
      .insertInto('booking_history')
      .columns(['action_type', 'created_at', 'slot_id', 'user_id', 'actor_id', 'late', 'booking_id'])
      .expression((eb) =>
        eb
          .selectFrom('booking')
          .select([
            sql<'cancel'>`'cancel'`.as('action_type'),
            'booking.ended_at',
            'booking.slot_id',
            sql<string>`cast(${rider} as text)`.as('user_id'),
            sql<string>`cast(${actor.id} as text)`.as('actor_id'),
            'booking.late',
            'booking.id',
          ])
          .where('booking.account_id', '=', rider)
          .where('booking.slot_id', 'in', some)
          .where('booking.end_reason', '=', 'erased')
          .where('booking.ended_at', '=', now.epochMilliseconds)
          .orderBy('booking.slot_id'),
      )
      .execute();
  }
}

function portions(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, index) =>
    ids.slice(index * atOnce, (index + 1) * atOnce),
  );
}
