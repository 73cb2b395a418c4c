import type { Slot } from '@cablepark/domain/slots/slot';
import { writeWireTime } from '@cablepark/domain/time/park-time';
import type { Filter } from '../../lib/http/query.ts';
import { readAll } from '../../lib/http/readAll.ts';

export interface SlotRange {
  /** Slots that start at this moment or later. */
  from?: Temporal.Instant;
  /** Slots that start before this moment. */
  to?: Temporal.Instant;
  asset?: number;
  /** The holder's account id: a rider's own slots. */
  bookedBy?: string;
}

/** GET /items/Slot, all pages, earliest first. @throws ApiError, NetworkError, AbortError. */
export function readSlots(range: SlotRange, signal?: AbortSignal): Promise<Slot[]> {
  return readAll<Slot>('Slot', { filter: slotFilter(range), sort: ['startTime', 'id'] }, signal);
}

/** The wire compares with "greater than" (SPEC.md §7): one millisecond earlier, so that a slot at the bound is kept. */
export function slotFilter(range: SlotRange): Filter {
  return {
    ...(range.asset === undefined ? {} : { asset: { _eq: range.asset } }),
    ...(range.bookedBy === undefined ? {} : { bookedBy: { _eq: range.bookedBy } }),
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
