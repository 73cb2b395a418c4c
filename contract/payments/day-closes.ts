import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import type { MethodSums } from '@cablepark/domain/payments/day-close';
import { toGrosze, toPln } from './money.ts';

/**
 * GET `?from=&to=` (Manager): the closes that cover any of these days.
 * POST `{day, sums, counted, note}` (Manager): closes a day.
 */
export const dayClosesCall = '/desk/day-closes';
/** GET `?day=` (Manager): what a close of this day would cover. */
export const openDaysCall = '/desk/day-closes/open';

/** The money of one close: all days since the last close up to this one. Days are `YYYY-MM-DD`. */
export interface OpenDaysRow {
  from: string;
  day: string;
  /** PLN by method; negative where more left than came. */
  sums: MethodSums;
}

/** A close; immutable. Money in PLN. */
export interface DayCloseRow extends OpenDaysRow {
  date_created: string;
  /** Null where the account is deleted. */
  closed_by: string | null;
  /** The counted cash, less the float of the till. */
  counted: number;
  /** The counted cash less that of the cash book. */
  difference: number;
  note: string | null;
}

export interface DayClosesRow {
  /** The latest first. */
  closes: DayCloseRow[];
  /** The last closed day, whatever the range of the request. */
  last_closed: string | null;
}

/** The note on a close's counted cash. */
export const closeNoteLength = { min: 3, max: 500 } as const;

/** Converts sums of the API (PLN) to grosze. */
export function readSums(sums: MethodSums): MethodSums {
  return eachSum(sums, toGrosze);
}

/** Converts grosze to sums of the API. */
export function writeSums(sums: MethodSums): MethodSums {
  return eachSum(sums, toPln);
}

function eachSum(sums: MethodSums, change: (sum: number) => number): MethodSums {
  return Object.fromEntries(cashMethods.map((method) => [method, change(sums[method])])) as MethodSums;
}
