import { toPln } from '@cablepark/contract/money';
import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** What staff change of many free slots at once. `price` in grosze; `event` null takes them out of their event. */
export type SlotChange = Partial<Pick<Slot, 'price' | 'event'>>;

/** PATCH /items/Slot: the same change to all of them or to none. @throws ApiError SLOT_BOOKED (409), FORBIDDEN where one is gone; NetworkError. */
export async function editSlots(
  keys: readonly number[],
  { price, event }: SlotChange,
  signal?: AbortSignal,
): Promise<void> {
  const data = {
    ...(price === undefined ? {} : { price: toPln(price) }),
    ...(event === undefined ? {} : { event }),
  };
  await request({ method: 'PATCH', url: urls.items('Slot'), body: { keys, data }, signal });
}
