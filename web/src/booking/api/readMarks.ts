import { noShowCollection, slotCollection } from '@cablepark/contract/rides/slots';
import { idsPerRequest, inChunks } from '../../lib/http/inChunks.ts';
import { readAll } from '../../lib/http/readAll.ts';

/** A rider who did not come; only where the server announces `desk`. */
export interface NoShow {
  id: number;
  slot: number;
}

/** GET /items/NoShow of these slots. @throws ApiError, NetworkError, AbortError. */
export function readNoShows(slots: readonly number[], signal?: AbortSignal): Promise<NoShow[]> {
  return inChunks(slots, idsPerRequest.number, (chunk) =>
    readAll(
      noShowCollection,
      { filter: { slot: { _in: chunk } }, fields: ['id', 'slot'], sort: ['id'] },
      signal,
    ),
  );
}

/** GET /items/Slot (staff): those of these slots whose rider was checked in. @throws ApiError, NetworkError, AbortError. */
export async function readArrivals(slots: readonly number[], signal?: AbortSignal): Promise<number[]> {
  const rows = await inChunks(slots, idsPerRequest.number, (chunk) =>
    readAll(
      slotCollection,
      { filter: { id: { _in: chunk }, arrived_at: { _nnull: true } }, fields: ['id'], sort: ['id'] },
      signal,
    ),
  );
  return rows.map(({ id }) => id);
}
