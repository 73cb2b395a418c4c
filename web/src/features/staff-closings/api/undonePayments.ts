import { listUndonePaymentsCall } from '@cablepark/contract/rides/desk-actions';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';

/** GET /desk/undone-payments: the payments that the desk took back or corrected on these days. */
export function undonePaymentsOf(range: DayRange) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'undone payments', range.from.toString(), range.to.toString()],
    queryFn: ({ signal }) =>
      call(listUndonePaymentsCall, {
        query: { from: range.from.toString(), to: range.to.toString() },
        signal,
      }),
  });
}
