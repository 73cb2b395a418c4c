import type { Slot } from '@cablepark/domain/slots/slot';
import { idsPerRequest, inChunks } from '../../lib/http/inChunks.ts';
import { readAll } from '../../lib/http/readAll.ts';

/** GET /items/Slot with id in the list (SPEC.md §7). @throws ApiError, NetworkError, AbortError. */
export function readSlotsById(ids: readonly number[], signal?: AbortSignal): Promise<Slot[]> {
  return inChunks(ids, idsPerRequest.number, (chunk) =>
    readAll<Slot>('Slot', { filter: { id: { _in: chunk } }, sort: ['startTime', 'id'] }, signal),
  );
}
