import { readSlotRow, type SlotRow } from '@cablepark/contract/slots';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Filter } from '../../lib/http/query.ts';
import { readAll } from '../../lib/http/readAll.ts';

export interface SlotRange {
  /** Slots that start at this moment or later. */
  from?: Temporal.Instant;
  /** Slots that start before this moment. */
  to?: Temporal.Instant;
  track?: number;
  /** The holder's account id: a rider's own slots. */
  rider?: string;
}

/** GET /items/Slot, all pages, earliest first. @throws ApiError, NetworkError, AbortError. */
export async function readSlots(range: SlotRange, signal?: AbortSignal): Promise<Slot[]> {
  const query = { filter: slotFilter(range), sort: ['startTime', 'id'] };
  return (await readAll<SlotRow>('Slot', query, signal)).map(readSlotRow);
}

/** The wire compares with "greater than" (SPEC.md §7): one millisecond earlier, so that a slot at the bound is kept. */
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
