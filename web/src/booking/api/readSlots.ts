import { readSlotRow, type SlotRow } from '@cablepark/contract/rides/slots';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Request } from '../../lib/http/http.ts';
import type { Filter } from '../../lib/http/query.ts';
import { readAll } from '../../lib/http/readAll.ts';
import { send } from '../../lib/http/send.ts';
import { tokens } from '../../lib/http/tokens.ts';

export interface SlotRange {
  /** Slots that start at this moment or later. */
  from?: Temporal.Instant;
  /** Slots that start before this moment. */
  to?: Temporal.Instant;
  track?: number;
  /** The holder's account id, or `$CURRENT_USER`: a rider's own slots. */
  rider?: string;
}

/** GET /items/Slot, all pages, earliest first. @throws ApiError, NetworkError, AbortError. */
export async function readSlots(range: SlotRange, signal?: AbortSignal, send?: Request): Promise<Slot[]> {
  const query = { filter: slotFilter(range), sort: ['startTime', 'id'] };
  return (await readAll<SlotRow>('Slot', query, signal, send)).map(readSlotRow);
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

/** The wire compares with "greater than" (SPEC.md §7): one millisecond earlier includes a slot at the bound. */
export function slotFilter(range: SlotRange): Filter {
  return {
    ...(range.track === undefined ? {} : { asset: { _eq: range.track } }),
    ...(range.rider === undefined ? {} : { bookedBy: { _eq: range.rider } }),
    ...(range.from || range.to
      ? {
          startTime: {
            ...(range.from ? { _gt: writeWireTime(range.from.subtract({ milliseconds: 1 })) } : {}),
            ...(range.to ? { _lt: writeWireTime(range.to) } : {}),
          },
        }
      : {}),
  };
}
