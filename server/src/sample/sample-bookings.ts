import type { Db } from '../db/store.ts';

interface SampleBooking {
  slot: number;
  rider: string;
  /** When the rider booked it, milliseconds. */
  madeMs: number;
}

/** Gives slots to riders, each with its entry in the history. The sample books by this alone. */
export async function makeBookings(db: Db, bookings: readonly SampleBooking[]): Promise<void> {
  if (bookings.length === 0) return;
  for (const [rider, theirs] of Map.groupBy(bookings, (booking) => booking.rider)) {
    const ids = theirs.map(({ slot }) => slot);
    await db.updateTable('slot').set({ booked_by: rider }).where('id', 'in', ids).execute();
  }
  await db
    .insertInto('booking_history')
    .values(
      bookings.map(({ slot, rider, madeMs }) => ({
        action_type: 'book' as const,
        created_at: madeMs,
        slot_id: slot,
        user_id: rider,
        actor_id: rider,
        late: 0,
      })),
    )
    .execute();
}

/** Lets booked slots name the payments that were made for them. */
export async function linkPayments(db: Db, slots: readonly number[]): Promise<void> {
  await db
    .updateTable('slot')
    .set((eb) => ({
      payment_id: eb.selectFrom('payment').select('payment.id').whereRef('payment.slot_id', '=', 'slot.id'),
    }))
    .where('id', 'in', slots)
    .execute();
}
