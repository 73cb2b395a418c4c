import { readSlotRow, slotCollection } from '@cablepark/contract/rides/slots';
import { boundsOf } from '@cablepark/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../../booking/api/slotKeys.ts';
import { readAll } from '../../../../lib/http/readAll.ts';

/** The first part of these lists' keys. */
export const toPayKey = [...slotKeys.all, 'to pay by pass'] as const;

/** GET /items/Slot (staff): these riders' unpaid bookings on a day of the park's zone, in order. */
export function slotsToPay(riders: readonly string[], day: Temporal.PlainDate, zone: string) {
  const { fromMs, toMs } = boundsOf({ from: day, to: day }, zone);
  const filter = {
    bookedBy: { _in: riders },
    payment: { _null: true },
    startTime: { _gte: timeOf(fromMs), _lt: timeOf(toMs) },
  };
  return queryOptions({
    queryKey: [...toPayKey, riders, day.toString()],
    queryFn: async ({ signal }) =>
      (await readAll(slotCollection, { filter, sort: ['startTime', 'id'] }, signal)).map(readSlotRow),
  });
}

function timeOf(ms: number): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toString();
}
