import { partyRideCollection } from '@cablepark/contract/rides/parties';
import { idsPerRequest, inChunks } from '../../lib/http/inChunks.ts';
import { readAll } from '../../lib/http/readAll.ts';
import type { PartyPlace } from '../slotUpdates.ts';

/** The places of parties by slot, of all parties for the staff where the server announces `parties`, of the own ones for a rider where it announces `own-parties`. @throws ApiError, NetworkError, AbortError. */
export async function readPartyPlaces(
  slots: readonly number[],
  signal?: AbortSignal,
): Promise<Record<number, PartyPlace>> {
  const rows = await inChunks(slots, idsPerRequest.number, (chunk) =>
    readAll(partyRideCollection, { filter: { slot: { _in: chunk } }, sort: ['id'] }, signal),
  );
  return Object.fromEntries(rows.map(({ id: _booking, slot, ...place }) => [slot, place]));
}
