import { toGrosze } from '@cablepark/contract/money';
import {
  exportCalls,
  readOwedCall,
  readSeasonDaysCall,
  readTakingsCall,
  readTakingsRow,
} from '@cablepark/contract/payments/takings';
import type { Takings } from '@cablepark/domain/payments/takings';
import type { DayRange } from '@cablepark/domain/time/day-range';
import type { Language } from '@cablepark/domain/time/display';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';
import { callForFile } from '../../../lib/http/sendBlob.ts';
import { readFileNamed, type SentFile } from '../../../lib/keptFile.ts';
import { followedSlots } from '../../../live/followedLists.ts';
import type { FollowedList } from '../../../live/messages.ts';

/** The takings of these days; null sends no request. */
export function takingsOf(days: DayRange | null) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'takings', days?.from.toString(), days?.to.toString()],
    queryFn: ({ signal }) => (days ? readTakings(days, signal) : []),
  });
}

/** GET /takings/passes (Manager up): the value of unused rides on valid passes. */
export const owedOnPasses = queryOptions({
  queryKey: [...slotKeys.all, 'owed on passes'],
  queryFn: async ({ signal }) => {
    const { passes, amount } = await call(readOwedCall, { signal });
    return { passes, cents: toGrosze(amount) };
  },
});

/** GET /takings/season (Manager up): the days of this year's season. */
export const seasonRange = queryOptions({
  queryKey: ['season days'],
  async queryFn({ signal }): Promise<DayRange> {
    const { from, to } = await call(readSeasonDaysCall, { signal });
    return { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  },
});

/** Paid slots are recent or upcoming; a payment is a change of its slot. */
const recentDays = 2;

/** Past days take no payments, so they are not followed. */
export function followedTakings(
  days: DayRange | null,
  today: Temporal.PlainDate,
  zone: string,
): FollowedList | null {
  if (days === null || Temporal.PlainDate.compare(days.to, today) < 0) return null;
  const from = startOfDay(today.subtract({ days: recentDays }), zone);
  return followedSlots({ from }, { payment: { _nnull: true } });
}

/** GET /takings (Manager up). @throws ApiError, NetworkError, AbortError. */
async function readTakings(range: DayRange, signal?: AbortSignal): Promise<Takings[]> {
  return (await call(readTakingsCall, { query: daysOf(range), signal })).map(readTakingsRow);
}

export type ExportName = keyof typeof exportCalls;

/** GET /export/{name}.csv (Manager up): a table that Excel opens. @throws ApiError, NetworkError. */
export function downloadCsv(name: ExportName, range: DayRange, language: Language): Promise<SentFile> {
  const fallback = `${name}_${range.from.toString()}_${range.to.toString()}.csv`;
  const query = { ...daysOf(range), lang: language };
  return callForFile(exportCalls[name], readFileNamed(fallback), { query });
}

export function daysOf({ from, to }: DayRange): { from: string; to: string } {
  return { from: from.toString(), to: to.toString() };
}
