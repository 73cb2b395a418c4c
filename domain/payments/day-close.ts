import type { Decision } from '../decision.ts';
import type { DayRange } from '../time/day-range.ts';
import { type CashMethod, cashMethods } from './cash-methods.ts';

/** Grosze by method; negative where more left than came. */
export type MethodSums = Record<CashMethod, number>;

export const noSums: MethodSums = { cash: 0, card: 0, blik: 0, online: 0, transfer: 0 };

/**
 * May this day be closed? Also while it lasts, as the desk counts its till in the evening. Not before it begins (TOO_EARLY), and not where
 * it, or a later day, is closed (DAY_CLOSED).
 */
export function decideDayToClose({
  day,
  today,
  lastClosed,
}: {
  day: Temporal.PlainDate;
  today: Temporal.PlainDate;
  lastClosed: Temporal.PlainDate | null;
}): Decision {
  if (lastClosed !== null && Temporal.PlainDate.compare(day, lastClosed) <= 0) return 'DAY_CLOSED';
  return Temporal.PlainDate.compare(day, today) > 0 ? 'TOO_EARLY' : 'ok';
}

/** The days of one close: all since the last close. The first close of a park covers its day alone. */
export function daysOfClose(day: Temporal.PlainDate, lastClosed: Temporal.PlainDate | null): DayRange {
  return { from: lastClosed === null ? day : lastClosed.add({ days: 1 }), to: day };
}

/** The counted cash less the cash of the cash book, in grosze: negative where cash is missing. */
export function cashDifference(sums: Pick<MethodSums, 'cash'>, cash: number): number {
  return cash - sums.cash;
}

/**
 * May the days be closed with these sums? Only if the closer has seen the current ones (else DAY_CHANGED), and with a reason where the
 * counted cash differs (else FAILED_VALIDATION).
 * @param counted the cash that came, in grosze: the content of the till less its float
 */
export function decideClosing({
  sums,
  seen,
  counted,
  note,
}: {
  sums: MethodSums;
  seen: MethodSums;
  counted: number;
  note: string | null;
}): Decision {
  if (cashMethods.some((method) => sums[method] !== seen[method])) return 'DAY_CHANGED';
  return cashDifference(sums, counted) === 0 || note !== null ? 'ok' : 'FAILED_VALIDATION';
}
