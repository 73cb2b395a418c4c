import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockSlots, type StoredSlot } from '../slots/rows/index.ts';
import { type EnquiryRow, findRides } from './enquiries.store.ts';

/** The slots of an enquiry's active rides, in riding order. The enquiry and its account must be locked. */
export async function lockPlaces(
  { db, engine }: TransactionContext,
  row: EnquiryRow | null,
): Promise<StoredSlot[]> {
  const rides = await findRides(db, row?.party_id ?? null);
  const slots = await lockSlots(
    db,
    engine,
    rides.map(({ slot }) => slot),
  );
  return rides.flatMap(({ slot: id, booking }) => {
    const slot = slots.get(id);
    return slot?.booking === booking ? [slot] : [];
  });
}

/** How many of these places belong to the group now. A place that was paid meanwhile is already booked. */
export function countTheirs(slots: readonly StoredSlot[], guest: string, now: Temporal.Instant): number {
  return slots.filter(({ rider, heldUntil }) => {
    const isRunning = heldUntil === null || Temporal.Instant.compare(heldUntil, now) > 0;
    return rider === guest && isRunning;
  }).length;
}

/** The slots in the shape that the deposit's rules need. */
export function placesOf(slots: readonly StoredSlot[]) {
  return slots.map(({ id, booking, price, payment }) => ({ id, booking, price, isPaid: payment !== null }));
}
