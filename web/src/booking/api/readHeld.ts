import { readSlotRow, type SlotRow } from '@cablepark/contract/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { readAll } from '../../lib/http/readAll.ts';

/** GET /items/Slot: those that wait to be paid by the rider; whose time ends first comes first. @throws ApiError, NetworkError */
export async function readHeld(rider: string, signal?: AbortSignal): Promise<Slot[]> {
  const filter = { bookedBy: { _eq: rider }, hold_until: { _nnull: true } };
  const rows = await readAll<SlotRow>(
    'Slot',
    { filter, fields: ['*', 'hold_until'], sort: ['startTime', 'id'] },
    signal,
  );
  return rows
    .map(readSlotRow)
    .toSorted((a, b) => (a.heldUntil?.epochMilliseconds ?? 0) - (b.heldUntil?.epochMilliseconds ?? 0));
}
