import { noShowCollection } from '@cablepark/contract/rides/slots';
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
