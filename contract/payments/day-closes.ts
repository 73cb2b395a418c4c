import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import type { MethodSums } from '@cablepark/domain/payments/day-close';
import { toGrosze, toPln } from './money.ts';

/**
 * GET `?from=&to=` (Manager): the closes that count any of these days.
 * POST `{day, sums, counted, note}` (Manager): closes a day.
 */
export const dayClosesCall = '/desk/day-closes';
/** GET `?day=` (Manager): what a close of this day would count. */
export const openDaysCall = '/desk/day-closes/open';

/** Money that counts together: all days since the last close up to this one. Days are `YYYY-MM-DD`. */
export interface OpenDaysRow {
  from: string;
  day: string;
  /** PLN by method; below nothing where more left than came. */
  sums: MethodSums;
}

/** A close, which is never changed. Money in PLN. */
export interface DayCloseRow extends OpenDaysRow {
  date_created: string;
  /** Null where the account is deleted. */
  closed_by: string | null;
  /** The cash that was counted, less the float of the till. */
  counted: number;
  /** What was counted less what the book has. */
  difference: number;
  note: string | null;
}

export interface DayClosesRow {
  /** The latest first. */
  closes: DayCloseRow[];
  /** The last day that is closed, whatever was asked for. */
  last_closed: string | null;
}

/** Of the cash that somebody counts as they close a day. */
export const closeNoteLength = { min: 3, max: 500 } as const;

/** Sums of the wire (PLN) in grosze. */
export function readSums(sums: MethodSums): MethodSums {
  return eachSum(sums, toGrosze);
}

/** Grosze as the wire writes sums. */
export function writeSums(sums: MethodSums): MethodSums {
  return eachSum(sums, toPln);
}

function eachSum(sums: MethodSums, change: (sum: number) => number): MethodSums {
  return Object.fromEntries(cashMethods.map((method) => [method, change(sums[method])])) as MethodSums;
}
