import { writeWireTime } from '@cablepark/contract/wire-time';
import { request } from '../../../lib/http/http.ts';
import { urls } from '../../../lib/http/urls.ts';

export interface SlotEdit {
  start: Temporal.Instant;
  end: Temporal.Instant;
  actionType: 'create' | 'delete';
  track: number;
}

/** POST /items/SlotEdit: the log of created and deleted ranges (SPEC.md §3). @throws ApiError, NetworkError. */
export async function createSlotEdit({ start, end, actionType, track }: SlotEdit): Promise<void> {
  const body = { start: writeWireTime(start), end: writeWireTime(end), actionType, asset: track };
  await request({ method: 'POST', url: urls.items('SlotEdit'), body });
}
