import type { Slot } from '@cablepark/domain/slots';
import { request } from './http.ts';
import { urls } from './urls.ts';

/** GET /items/Slot/{id}?fields=*. @throws ApiError 403 for an unknown slot, NetworkError. */
export async function readSlot(id: number, signal?: AbortSignal): Promise<Slot> {
  return (await request<Slot>({ url: urls.item('Slot', id, { fields: ['*'] }), signal })).data;
}
