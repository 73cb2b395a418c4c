import { noteSlotEditCall } from '@cablepark/contract/rides/slot-changes';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { call } from '../../../lib/http/call.ts';

export interface SlotEdit {
  start: Temporal.Instant;
  end: Temporal.Instant;
  actionType: 'create' | 'delete';
  track: number;
}

/** POST /items/SlotEdit: the log of created and deleted ranges (SPEC.md §3). @throws ApiError, NetworkError. */
export async function createSlotEdit({ start, end, actionType, track }: SlotEdit): Promise<void> {
  const body = { start: writeWireTime(start), end: writeWireTime(end), actionType, asset: track };
  await call(noteSlotEditCall, { body });
}
