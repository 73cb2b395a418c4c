import {
  type FreedRidesRow,
  heldRidesCalls,
  type RiderHoldingRow,
  type UnpaidRidesRow,
} from '@cablepark/contract/rides/held-rides';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../../booking/api/slotKeys.ts';
import { request } from '../../../../lib/http/http.ts';

/** GET /desk/riders (Manager up): riders with many upcoming rides. */
export const ridersHolding = queryOptions({
  queryKey: [...slotKeys.all, 'riders holding much'],
  queryFn: async ({ signal }) =>
    (await request<RiderHoldingRow[]>({ url: heldRidesCalls.riders, signal })).data,
});

/** GET /desk/unpaid-rides: the rides to free. @throws ApiError, NetworkError */
export async function readUnpaid(rider: string): Promise<Slot[]> {
  const url = `${heldRidesCalls.unpaid}?rider=${encodeURIComponent(rider)}`;
  return (await request<UnpaidRidesRow>({ url })).data.slots.map(readSlotRow);
}

/** POST /desk/unpaid-rides: frees the listed rides; a repeat frees the rest. @throws ApiError, NetworkError */
export async function freeUnpaid(rider: string, slots: readonly number[]): Promise<FreedRidesRow> {
  const body = { rider, slots };
  return (await request<FreedRidesRow>({ method: 'POST', url: heldRidesCalls.unpaid, body })).data;
}
