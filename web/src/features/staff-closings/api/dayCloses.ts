import { toGrosze, toPln } from '@cablepark/contract/money';
import {
  closeDayCall,
  explainCountCall,
  listDayClosesCall,
  readDayCloseCall,
  readOpenDaysCall,
  readSums,
  setFloatCall,
  writeSums,
} from '@cablepark/contract/payments/day-closes';
import type { OpenDaysRow, PersonRow } from '@cablepark/contract/payments/day-closes.schema';
import type { FloatOrigin, MethodSums } from '@cablepark/domain/payments/day-close';
import type { DayRange } from '@cablepark/domain/time/day-range';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';

/** GET /desk/day-closes, only where the server announces `day-closes` (Manager up). */
export function dayClosesOf({ from, to }: DayRange) {
  const query = { from: from.toString(), to: to.toString() };
  return queryOptions({
    queryKey: [...slotKeys.all, 'day closes', query.from, query.to],
    async queryFn({ signal }) {
      const { closes, last_closed: last } = await call(listDayClosesCall, { query, signal });
      return { closes, last: last === null ? null : Temporal.PlainDate.from(last) };
    },
  });
}

/** GET /desk/day-closes/{day}: a close with everything that it stores. @throws ApiError FORBIDDEN for a day without one */
export function dayCloseOf(day: string) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'day close', day],
    queryFn: ({ signal }) => call(readDayCloseCall, { params: { day }, signal }),
    retry: false,
  });
}

/** What a close of a day would count. Sums and float in grosze. */
export interface OpenDays {
  from: Temporal.PlainDate;
  sums: MethodSums;
  float: number;
  origin: FloatOrigin;
  people: PersonRow[];
}

/** Polled, because others sell meanwhile. */
const askEveryMs = 15_000;

/** GET /desk/day-closes/open; null sends no request. */
export function openDaysOf(day: Temporal.PlainDate | null) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'open days', day?.toString()],
    queryFn: async ({ signal }) =>
      readOpen(await call(readOpenDaysCall, { query: { day: String(day) }, signal })),
    enabled: day !== null,
    staleTime: 0,
    refetchInterval: askEveryMs,
    retry: false,
  });
}

function readOpen({ from, sums, float, float_from: origin, people }: OpenDaysRow): OpenDays {
  return {
    from: Temporal.PlainDate.from(from),
    sums: readSums(sums),
    float: toGrosze(float),
    origin,
    people,
  };
}

/** GET /desk/day-closes/explanations: what may explain the difference of a count. @param counted in grosze; null sends no request */
export function explanationsOf(day: Temporal.PlainDate, counted: number | null) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'explanations', day.toString(), counted],
    queryFn: ({ signal }) => {
      const query = { day: day.toString(), counted: toPln(counted ?? 0) };
      return call(explainCountCall, { query, signal });
    },
    enabled: counted !== null,
    retry: false,
  });
}

/** POST /desk/day-closes/float. @param cents in grosze. @throws ApiError DAY_CLOSED, TOO_EARLY */
export async function setFloat(day: Temporal.PlainDate, cents: number): Promise<void> {
  await call(setFloatCall, { body: { day: day.toString(), float: toPln(cents) } });
}

/** What was shown, counted, taken out and noted. Money in grosze. */
export interface Count {
  seen: Pick<OpenDays, 'sums' | 'float'>;
  counted: number;
  taken: number;
  note: string | null;
}

/**
 * POST /desk/day-closes (Manager). @throws ApiError DAY_CHANGED, DAY_CLOSED (409), TOO_EARLY (422); NetworkError, after which the day may be
 * closed: a retry shows it
 */
export async function closeDay(
  day: Temporal.PlainDate,
  { seen, counted, taken, note }: Count,
): Promise<void> {
  const sums = writeSums(seen.sums);
  const money = { sums, float: toPln(seen.float), counted: toPln(counted), taken: toPln(taken) };
  await callOnce(closeDayCall, { body: { day: day.toString(), ...money, note } });
}
