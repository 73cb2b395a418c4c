import type { TransactionContext } from '../../src/db/transaction-context.ts';
import { insertBooking, type NewBooking } from '../../src/modules/bookings/booking-rows.store.ts';
import type { StoredSlot } from '../../src/modules/slots/rows/index.ts';

/** Sells a slot as `claimSlot` does, but whatever has become of it since it was read: for controls. @returns the booking */
export async function claimBlindly(
  context: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  slot: StoredSlot,
  { rider, hold }: Pick<NewBooking, 'rider' | 'hold'>,
  { oneLives }: { oneLives: boolean },
): Promise<number> {
  const { db } = context;
  const booking = await insertBlindly(context, slot, { rider, hold }, oneLives);
  await db
    .updateTable('slot')
    .set({ booked_by: rider, booking_id: booking })
    .where('id', '=', slot.id)
    .execute();
  return booking;
}

/** @param isLiving whether the database is asked for the one living booking of the slot: else it is one that is over */
async function insertBlindly(
  context: Pick<TransactionContext, 'db' | 'engine' | 'actor' | 'now'>,
  slot: StoredSlot,
  { rider, hold }: Pick<NewBooking, 'rider' | 'hold'>,
  isLiving: boolean,
): Promise<number> {
  if (isLiving) return await insertBooking(context, slot, { rider, hold, place: null });
  const ended = { state: 'cancelled', ended_at: 0, end_reason: 'unknown' } as const;
  const { id } = await context.db
    .insertInto('booking')
    .values({
      ...ended,
      slot_id: slot.id,
      account_id: rider,
      first_slot_id: slot.id,
      start_at: null,
      minutes: null,
      asset_id: null,
      price_cents: null,
      made_at: 0,
      made_by: rider,
      placed_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
