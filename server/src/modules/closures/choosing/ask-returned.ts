import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockSlots } from '../../slots/rows/index.ts';
import { isStillThere } from '../closings/closures.store.ts';

const ridesAtOnce = 50;
/** Stops move rides of one day. */
const stopHours = 24;

/** Whether an upcoming ride that was cancelled or moved is back at the time of a stop's question, without a newer question. */
const isReturned = (now: Temporal.Instant) => sql<boolean>`(
  closure_ride.state = 'gone' and closure_ride.start_at > ${now.epochMilliseconds}
  and exists (
    select 1 from closure as asking join stop on stop.id = asking.stop_id
    where asking.id = closure_ride.closure_id and stop.undone_at is null)
  and exists (
    select 1 from slot where slot.id = closure_ride.slot_id and slot.start_at = closure_ride.start_at)
  and not exists (
    select 1 from closure_ride as newer
    where newer.booking_id = closure_ride.booking_id and newer.id > closure_ride.id)
  and ${isStillThere})`;

/** Delayed rides whose question ended with their booking, which has come back. */
export async function findReturned({ store, clock }: AppContext) {
  const now = clock.now();
  return await store.db
    .selectFrom('closure')
    .innerJoin('closure_ride', 'closure_ride.closure_id', 'closure.id')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .select(['closure_ride.id', 'closure_ride.slot_id', 'booking.account_id'])
    .where('closure.stop_id', 'is not', null)
    .where('closure.created_at', '>', now.subtract({ hours: stopHours }).epochMilliseconds)
    .where(isReturned(now))
    .limit(ridesAtOnce)
    .execute();
}

/** Reopens the question about such a ride. */
export async function askReturned(
  context: AppContext,
  { id, slot_id, account_id }: Awaited<ReturnType<typeof findReturned>>[number],
): Promise<void> {
  await inTransaction(context, linkHolder(account_id ?? ''), async ({ db, engine, now }) => {
    // Moves of the ride and other questions about it take this lock.
    await lockSlots(db, engine, [slot_id]);
    await db
      .updateTable('closure_ride')
      .set({
        state: 'asked',
        ended_at: null,
        held_booking_id: null,
        is_sought: sql<number>`case when question = 'choose' then 0 else 1 end`,
      })
      .where('id', '=', id)
      .where(isReturned(now))
      .execute();
  });
}
