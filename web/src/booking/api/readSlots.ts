import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { readAll } from '../../lib/http/readAll.ts';
import { type Sender, send } from '../../lib/http/send.ts';
import { tokens } from '../../lib/http/tokens.ts';
import { type SlotRange, slotFilter } from './slotFilter.ts';

/** GET /items/Slot, all pages, earliest first. @throws ApiError, NetworkError, AbortError. */
export async function readSlots(range: SlotRange, signal?: AbortSignal, sender?: Sender): Promise<Slot[]> {
  const query = { filter: slotFilter(range), sort: ['startTime', 'id'] };
  return (await readAll(slotCollection, query, signal, sender)).map(readSlotRow);
}

/**
 * Like `readSlots`, for the fields that a rider may see. Public data is requested as a visitor, which the server caches; the rider's own slots are
 * read beside it and merged in.
 */
export async function readSharedSlots(
  range: SlotRange,
  signal?: AbortSignal,
  isLoggedIn = tokens.read() !== null,
): Promise<Slot[]> {
  const [publicSlots, own] = await Promise.all([
    readSlots(range, signal, send),
    isLoggedIn ? readSlots({ ...range, rider: '$CURRENT_USER' }, signal) : [],
  ]);
  const ownById = new Map(own.map((slot) => [slot.id, slot]));
  return publicSlots.map((slot) => ownById.get(slot.id) ?? slot);
}
