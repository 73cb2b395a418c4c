import { writeWireTime } from '@cablepark/contract/wire-time';
import type { Filter } from '../../lib/http/query.ts';

export interface SlotRange {
  /** Slots that start at this moment or later. */
  from?: Temporal.Instant;
  /** Slots that start before this moment. */
  to?: Temporal.Instant;
  track?: number;
  /** The holder's account id, or `$CURRENT_USER`: a rider's own slots. */
  rider?: string;
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
