import { partyRideCollection } from '@cablepark/contract/rides/parties';
import type { PartyPlace } from '../../../../booking/slotUpdates.ts';
import { idsPerRequest, inChunks } from '../../../../lib/http/inChunks.ts';
import { readAll } from '../../../../lib/http/readAll.ts';

/** The places of parties by slot, for the staff; only where the server announces `parties`. @throws ApiError, NetworkError, AbortError. */
export async function readPartyPlaces(
  slots: readonly number[],
  signal?: AbortSignal,
): Promise<Record<number, PartyPlace>> {
  const rows = await inChunks(slots, idsPerRequest.number, (chunk) =>
    readAll(partyRideCollection, { filter: { slot: { _in: chunk } }, sort: ['id'] }, signal),
  );
  return Object.fromEntries(rows.map(({ id: _booking, slot, ...place }) => [slot, place]));
}

/** The slots of a party that is not over, in the order of riding. @throws as above */
export async function readPartySlots(party: number, signal?: AbortSignal): Promise<number[]> {
  const rows = await readAll(
    partyRideCollection,
    { filter: { party: { _eq: party } }, sort: ['number'] },
    signal,
  );
  return rows.map(({ slot }) => slot);
}
