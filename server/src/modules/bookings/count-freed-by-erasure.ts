import { isGivenBackByErasure } from '@cablepark/domain/booking/rules';
import type { Db } from '../../db/store.ts';
import { toSlot } from '../slots/index.ts';

/** How many bookings are freed where this rider leaves for good now. */
export async function countFreedByErasure(db: Db, rider: string, now: Temporal.Instant): Promise<number> {
  const rows = await db
    .selectFrom('slot')
    .selectAll()
    .where('booked_by', '=', rider)
    .where('start_at', '>', now.epochMilliseconds)
    .execute();
  return rows.filter((row) => isGivenBackByErasure(toSlot(row), now)).length;
}
