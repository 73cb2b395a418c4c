import type { TransactionContext } from '../../src/db/transaction.ts';
import { insertBooking } from '../../src/modules/booking-rows/index.ts';
import type { StoredSlot } from '../../src/modules/slots/index.ts';

/** Sells a slot as `claimSlot` does, but whatever has become of it since it was read: for controls. @returns the booking */
export async function claimBlindly(
  context: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  slot: StoredSlot,
  { rider, until }: { rider: string; until: Temporal.Instant | null },
  { oneLives }: { oneLives: boolean },
): Promise<number> {
  const { db } = context;
  if (!oneLives) {
    // The database would refuse a second living booking of the slot.
    const ended = { state: 'cancelled', ended_at: 0, end_reason: 'unknown' } as const;
    await db
      .updateTable('booking')
      .set(ended)
      .where('slot_id', '=', slot.id)
      .where('state', '=', 'booked')
      .execute();
  }
  const booking = await insertBooking(context, slot, { rider, until });
  await db
    .updateTable('slot')
    .set({ booked_by: rider, booking_id: booking })
    .where('id', '=', slot.id)
    .execute();
  return booking;
}
