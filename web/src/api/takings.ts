import type { Language } from '@cablepark/domain/display';
import type { PaymentMethod } from '@cablepark/domain/policy';
import { request } from './http.ts';
import { requestBytes } from './sendBlob.ts';

/** What came in on a day of the park, by one method, for one track. Money in PLN; voided payments count apart. */
export interface Taking {
  /** `YYYY-MM-DD` in the park's zone: when the payment was taken. */
  day: string;
  method: PaymentMethod;
  /** `null` where the slot of a voided payment was deleted since. */
  asset: number | null;
  amount: number;
  count: number;
  voidedAmount: number;
  voidedCount: number;
}

/** Days of the park's zone, both inclusive. */
export interface DayRange {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** The most days that one question spans. */
export const mostDays = 400;

/** GET /takings (Manager up). @throws ApiError, NetworkError, AbortError. */
export async function readTakings(range: DayRange, signal?: AbortSignal): Promise<Taking[]> {
  return (await request<Taking[]>({ url: `/takings?${daysOf(range)}`, signal })).data;
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
  const url = `/export/${name}.csv?${daysOf(range)}&lang=${language}`;
  const { data } = await readDownload<{ blob: Blob; fileName: string | undefined }>({ url });
  return {
    blob: data.blob,
    fileName: data.fileName ?? `${name}_${range.from.toString()}_${range.to.toString()}.csv`,
  };
}

function daysOf({ from, to }: DayRange): string {
  return new URLSearchParams({ from: from.toString(), to: to.toString() }).toString();
}
