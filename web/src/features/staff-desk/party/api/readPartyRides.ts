import { partyRideCollection } from '@cablepark/contract/rides/parties';
import { readAll } from '../../../../lib/http/readAll.ts';

/** The slots of a party that is not over, in the order of riding. @throws ApiError, NetworkError, AbortError */
export async function readPartySlots(party: number, signal?: AbortSignal): Promise<number[]> {
  const rows = await readAll(
    partyRideCollection,
    { filter: { party: { _eq: party } }, sort: ['number'] },
    signal,
  );
  return rows.map(({ slot }) => slot);
}
