import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { readAll } from '../../lib/http/readAll.ts';
import { type SlotRange, slotFilter } from './slotFilter.ts';

/** GET /items/Slot: booked slots (SPEC.md §7), all pages, earliest first. @throws ApiError, NetworkError, AbortError. */
export async function readBookings(
  range: Pick<SlotRange, 'from' | 'to'>,
  signal?: AbortSignal,
): Promise<Slot[]> {
  const filter = { ...slotFilter(range), bookedBy: { _nnull: true } };
  const rows = await readAll(slotCollection, { filter, sort: ['startTime', 'id'] }, signal);
  return rows.map(readSlotRow);
}
