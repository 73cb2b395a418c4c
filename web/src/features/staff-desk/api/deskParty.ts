import { inRidingOrder } from '@cablepark/domain/booking/party';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { readSlotsById } from '../../../booking/api/readSlotsById.ts';
import { clock } from '../../../lib/time/clock.ts';
import { readPartySlots } from '../party/api/readPartyRides.ts';
import { type DeskExtras, deskKey, readDeskData } from './deskData.ts';

/** The active rides of a party with all data of the desk, in riding order. @param party null disables the query */
export function deskParty(party: number | null, extras: DeskExtras) {
  return queryOptions({
    queryKey: [...deskKey, 'party', party],
    queryFn:
      party === null
        ? skipToken
        : async ({ signal }) => {
            const ids = await readPartySlots(party, signal);
            const slots = (await readSlotsById(ids, signal)).toSorted(inRidingOrder);
            return await readDeskData(slots, { extras, now: clock.now() }, signal);
          },
  });
}
