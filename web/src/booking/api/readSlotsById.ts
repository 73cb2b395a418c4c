import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { idsPerRequest, inChunks } from '../../lib/http/inChunks.ts';
import { readAll } from '../../lib/http/readAll.ts';

/** GET /items/Slot with id in the list (SPEC.md §7), without deleted slots. @throws ApiError, NetworkError, AbortError. */
export async function readSlotsById(ids: readonly number[], signal?: AbortSignal): Promise<Slot[]> {
  const rows = await inChunks(ids, idsPerRequest.number, (chunk) =>
    readAll(slotCollection, { filter: { id: { _in: chunk } }, sort: ['startTime', 'id'] }, signal),
  );
  return rows.map(readSlotRow);
}
