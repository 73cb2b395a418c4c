import { toPln } from '@cablepark/contract/money';
import {
  closeDayCall,
  listDayClosesCall,
  readOpenDaysCall,
  readSums,
  writeSums,
} from '@cablepark/contract/payments/day-closes';
import type { MethodSums } from '@cablepark/domain/payments/day-close';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';
import { daysOf } from './takings.ts';

/** GET /desk/day-closes, only where the server announces `day-closes` (Manager up). */
export function dayClosesOf(range: DayRange) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'day closes', range.from.toString(), range.to.toString()],
    async queryFn({ signal }) {
      const { closes, last_closed: last } = await call(listDayClosesCall, { query: daysOf(range), signal });
      return { closes, last: last === null ? null : Temporal.PlainDate.from(last) };
    },
  });
}

/** Polled, because others sell meanwhile. */
const askEveryMs = 15_000;

/** GET /desk/day-closes/open: the totals of a close of this day, in grosze; null sends no request. */
export function openDaysOf(day: Temporal.PlainDate | null) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'open days', day?.toString()],
    async queryFn({ signal }) {
      const { from, sums } = await call(readOpenDaysCall, { query: { day: String(day) }, signal });
      return { from: Temporal.PlainDate.from(from), sums: readSums(sums) };
    },
    enabled: day !== null,
    staleTime: 0,
    refetchInterval: askEveryMs,
    retry: false,
  });
}

/**
 * POST /desk/day-closes (Manager). @param sums the displayed totals, and `counted`, in grosze. @throws ApiError DAY_CHANGED, DAY_CLOSED (409),
 * TOO_EARLY (422); NetworkError, after which the day may be closed: a repeat tells
 */
export async function closeDay(
  day: Temporal.PlainDate,
  { sums, counted, note }: { sums: MethodSums; counted: number; note: string | null },
): Promise<void> {
  const body = { day: day.toString(), sums: writeSums(sums), counted: toPln(counted), note };
  await callOnce(closeDayCall, { body });
}
