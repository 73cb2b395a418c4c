import type { Slot } from '@cablepark/domain/slots/slot';
import { idsPerRequest, inChunks } from '../../lib/http/inChunks.ts';
import { readAll } from '../../lib/http/readAll.ts';
import { type SlotRange, slotFilter } from './readSlots.ts';

/** GET /items/Slot that somebody holds (SPEC.md §7), all pages, earliest first. @throws ApiError, NetworkError, AbortError. */
export function readBookings(range: Pick<SlotRange, 'from' | 'to'>, signal?: AbortSignal): Promise<Slot[]> {
  const filter = { ...slotFilter(range), bookedBy: { _nnull: true } };
  return readAll<Slot>('Slot', { filter, sort: ['startTime', 'id'] }, signal);
}

/** GET /items/Slot with id in the list; deleted ones are not in the answer. @throws ApiError, NetworkError, AbortError. */
export function readSlotsById(ids: readonly number[], signal?: AbortSignal): Promise<Slot[]> {
  return inChunks(ids, idsPerRequest.number, (chunk) =>
    readAll<Slot>('Slot', { filter: { id: { _in: chunk } }, sort: ['id'] }, signal),
  );
}
