import { readSlotRow, type SlotRow } from '@cablepark/contract/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { request } from '../../lib/http/http.ts';
import { urls } from '../../lib/http/urls.ts';

/** GET /items/Slot/{id}?fields=*. @throws ApiError 403 for an unknown slot, NetworkError. */
export async function readSlot(id: number, signal?: AbortSignal): Promise<Slot> {
  const { data } = await request<SlotRow>({ url: urls.item('Slot', id, { fields: ['*'] }), signal });
  return readSlotRow(data);
}
