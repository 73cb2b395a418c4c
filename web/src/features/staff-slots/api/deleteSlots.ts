import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

/** DELETE /items/Slot with ids: all of them or none. @throws ApiError SLOT_BOOKED (409) with the booked ids in `slots`, FORBIDDEN where one is gone; NetworkError. */
export async function deleteSlots(ids: readonly number[], signal?: AbortSignal): Promise<void> {
  await request({ method: 'DELETE', url: urls.items('Slot'), body: ids, signal });
}
