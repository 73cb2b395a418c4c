import { deskCalls } from '@cablepark/contract/desk-calls';
import { toGrosze } from '@cablepark/contract/payments/money';
import { type OwedRow, readTakingsRow, type TakingsRow } from '@cablepark/contract/payments/payments';
import type { Takings } from '@cablepark/domain/payments/takings';
import type { DayRange } from '@cablepark/domain/time/day-range';
import type { Language } from '@cablepark/domain/time/display';
import { startOfDay } from '@cablepark/domain/time/park-time';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { request } from '../../../lib/http/http.ts';
import { requestBytes } from '../../../lib/http/sendBlob.ts';
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
    const { passes, amount } = (await request<OwedRow>({ url: deskCalls.owedOnPasses, signal })).data;
    return { passes, cents: toGrosze(amount) };
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
  const url = `${deskCalls.takings}?${daysOf(range)}`;
  return (await request<TakingsRow[]>({ url, signal })).data.map(readTakingsRow);
}

export type ExportName = 'bookings' | 'payments';

export interface Download {
  blob: Blob;
  fileName: string;
}

const readDownload = requestBytes(async (response) => ({
  blob: await response.blob(),
  fileName: /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1],
}));

/** GET /export/{name}.csv (Manager up): a table that Excel opens. @throws ApiError, NetworkError. */
export async function downloadCsv(name: ExportName, range: DayRange, language: Language): Promise<Download> {
  const url = `${deskCalls.exported(name)}?${daysOf(range)}&lang=${language}`;
  const { data } = await readDownload<{ blob: Blob; fileName: string | undefined }>({ url });
  return {
    blob: data.blob,
    fileName: data.fileName ?? `${name}_${range.from.toString()}_${range.to.toString()}.csv`,
  };
}

export function daysOf({ from, to }: DayRange): string {
  return new URLSearchParams({ from: from.toString(), to: to.toString() }).toString();
}
