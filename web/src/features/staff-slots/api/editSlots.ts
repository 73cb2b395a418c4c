import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** What staff change of many free slots at once. `price` in PLN; `event` null takes them out of their event. */
export type SlotChange = Partial<Pick<Slot, 'price' | 'event'>>;

/** PATCH /items/Slot: the same change to all of them or to none. @throws ApiError SLOT_BOOKED (409), FORBIDDEN where one is gone; NetworkError. */
export async function editSlots(
  keys: readonly number[],
  data: SlotChange,
  signal?: AbortSignal,
): Promise<void> {
  await request({ method: 'PATCH', url: urls.items('Slot'), body: { keys, data }, signal });
}
