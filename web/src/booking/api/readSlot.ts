import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { readRow } from '../../lib/http/rows.ts';
import type { ServerState } from '../slotUpdates.ts';

/** GET /items/Slot/{id}?fields=*. @throws ApiError 403 for an unknown slot, NetworkError. */
export async function readSlot(id: number, signal?: AbortSignal): Promise<Slot> {
  return readSlotRow(await readRow(slotCollection, id, ['*'], signal));
}

/** The server's state of these slots, as riders may see it. @throws like `readSlot`. */
export async function readSlotStates(ids: readonly number[]): Promise<ServerState[]> {
  return (await Promise.all(ids.map((id) => readSlot(id)))).map((slot) => ({ slot }));
}
