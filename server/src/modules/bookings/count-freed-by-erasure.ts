import { isGivenBackByErasure } from '@cablepark/domain/booking/rules';
import type { Db } from '../../db/store.ts';
import { selectSlots, toSlot } from '../slots/index.ts';

/** How many bookings are freed where this rider leaves for good now. */
export async function countFreedByErasure(db: Db, rider: string, now: Temporal.Instant): Promise<number> {
  const rows = await selectSlots(db)
    .where('slot.booked_by', '=', rider)
    .where('slot.start_at', '>', now.epochMilliseconds)
    .execute();
  return rows.filter((row) => isGivenBackByErasure(toSlot(row), now)).length;
}
