import {
  freeUnpaidRidesCall,
  listRidersHoldingCall,
  listUnpaidRidesCall,
} from '@cablepark/contract/rides/held-rides';
import type { FreedRidesRow } from '@cablepark/contract/rides/held-rides.schema';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../../booking/api/slotKeys.ts';
import { call } from '../../../../lib/http/call.ts';

/** GET /desk/riders (Manager up): riders with many upcoming rides. */
export const ridersHolding = queryOptions({
  queryKey: [...slotKeys.all, 'riders holding much'],
  queryFn: ({ signal }) => call(listRidersHoldingCall, { signal }),
});

/** GET /desk/unpaid-rides: the rides to free. @throws ApiError, NetworkError */
export async function readUnpaid(rider: string): Promise<Slot[]> {
  return (await call(listUnpaidRidesCall, { query: { rider } })).slots.map(readSlotRow);
}

/** POST /desk/unpaid-rides: frees the listed rides; a repeat frees the rest. @throws ApiError, NetworkError */
export function freeUnpaid(rider: string, slots: readonly number[]): Promise<FreedRidesRow> {
  return call(freeUnpaidRidesCall, { body: { rider, slots: [...slots] } });
}
