import {
  type DayClosesRow,
  dayClosesCall,
  type OpenDaysRow,
  openDaysCall,
  readSums,
  writeSums,
} from '@cablepark/contract/payments/day-closes';
import { toPln } from '@cablepark/contract/payments/money';
import type { MethodSums } from '@cablepark/domain/payments/day-close';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { request } from '../../../lib/http/http.ts';
import { requestOnce } from '../../../lib/http/requestOnce.ts';
import { daysOf } from './takings.ts';

/** GET /desk/day-closes, only where the server announces `day-closes` (Manager up). */
export function dayClosesOf(range: DayRange) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'day closes', range.from.toString(), range.to.toString()],
    async queryFn({ signal }) {
      const url = `${dayClosesCall}?${daysOf(range)}`;
      const { closes, last_closed: last } = (await request<DayClosesRow>({ url, signal })).data;
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
      const { data } = await request<OpenDaysRow>({ url: `${openDaysCall}?day=${day?.toString()}`, signal });
      return { from: Temporal.PlainDate.from(data.from), sums: readSums(data.sums) };
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
  await requestOnce({ method: 'POST', url: dayClosesCall, body });
}
