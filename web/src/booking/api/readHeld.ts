import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { queryOptions } from '@tanstack/react-query';
import { readAll } from '../../lib/http/readAll.ts';
import { slotKeys } from './slotKeys.ts';

const askEveryMs = 15_000;

/** GET /items/Slot: the rider's unpaid holds, the earliest deadline first. @throws ApiError, NetworkError */
export async function readHeld(rider: string, signal?: AbortSignal): Promise<Slot[]> {
  // A slot that is held for a closed ride needs no payment.
  const filter = { bookedBy: { _eq: rider }, hold_until: { _nnull: true }, hold_kind: { _eq: 'pay' } };
  const rows = await readAll(
    slotCollection,
    { filter, fields: ['*', 'hold_until'], sort: ['startTime', 'id'] },
    signal,
  );
  return rows
    .map(readSlotRow)
    .toSorted((a, b) => (a.heldUntil?.epochMilliseconds ?? 0) - (b.heldUntil?.epochMilliseconds ?? 0));
}

/** The same as a query. @param visibleIds ids of the rider's visible slots: part of the cache key */
export function heldSlots(rider: string, visibleIds: readonly number[] = []) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'held', rider, ...visibleIds],
    queryFn: ({ signal }) => readHeld(rider, signal),
    refetchInterval: askEveryMs,
  });
}

/** GET /items/Slot: the rider's slots with a hold of any kind, which are booked only later, if at all. @param visibleIds as above */
export function slotsOnHold(rider: string, visibleIds: readonly number[]) {
  const filter = { bookedBy: { _eq: rider }, hold_until: { _nnull: true } };
  return queryOptions({
    queryKey: [...slotKeys.all, 'on hold', rider, ...visibleIds],
    queryFn: async ({ signal }) => {
      const rows = await readAll(slotCollection, { filter, fields: ['id'], sort: ['id'] }, signal);
      return new Set(rows.map(({ id }) => id));
    },
  });
}
