import type { Decision } from '../decision.ts';
import type { DayRange } from '../time/day-range.ts';
import { type CashMethod, cashMethods } from './cash-methods.ts';

/** Grosze by method; negative if more money left than came. */
export type MethodSums = Record<CashMethod, number>;

export const noSums: MethodSums = { cash: 0, card: 0, blik: 0, online: 0, transfer: 0 };

/**
 * May this day be closed? Also before it ends, because the desk counts its till in the evening.
 * Not before it begins (TOO_EARLY), and not if it or a later day is closed (DAY_CLOSED).
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

/** What determines the first day of a close. */
export interface ClosedBefore {
  lastClosed: Temporal.PlainDate | null;
  /** The first day with money; null where there is none. */
  firstMoney: Temporal.PlainDate | null;
}

/** The days of one close: all since the last close; for a park's first close all since its first money. */
export function daysOfClose(day: Temporal.PlainDate, { lastClosed, firstMoney }: ClosedBefore): DayRange {
  if (lastClosed !== null) return { from: lastClosed.add({ days: 1 }), to: day };
  const isEarlier = firstMoney !== null && Temporal.PlainDate.compare(firstMoney, day) < 0;
  return { from: isEarlier ? firstMoney : day, to: day };
}

/** `typed`: entered by staff on the day. `left`: the cash that the last close left in the till. `none`: nothing was recorded, so it is 0. */
export const floatOrigins = ['typed', 'left', 'none'] as const;
export type FloatOrigin = (typeof floatOrigins)[number];

/** A till that is counted, in grosze. */
export interface CountedTill {
  /** The cash in the till before the first sale. */
  float: number;
  /** The sum of the cash book. */
  cash: number;
  counted: number;
}

/** The counted cash minus the float and the cash of the book: negative if cash is missing. */
export function cashDifference({ float, cash, counted }: CountedTill): number {
  return counted - cash - float;
}

/** The default amount to take out: all but the float, with which the next day starts. */
export function usualTaking(counted: number, float: number): number {
  return Math.max(0, counted - float);
}

/** The facts of a close. Money in grosze. */
export interface ClosingFacts {
  /** The current sums of the book, and the current float. */
  sums: MethodSums;
  float: number;
  /** The sums and float that the closer saw. */
  seen: { sums: MethodSums; float: number };
  /** All cash in the till, its float included. */
  counted: number;
  /** The cash that is taken out of the till. */
  taken: number;
  /** Why the cash differs. */
  note: string | null;
}

/**
 * May the days be closed with these sums? Only if the closer has seen the current ones (else DAY_CHANGED).
 * If the counted cash differs, a reason is required (else FAILED_VALIDATION).
 */
export function decideClosing({ sums, float, seen, counted, note }: Omit<ClosingFacts, 'taken'>): Decision {
  if (float !== seen.float) return 'DAY_CHANGED';
  if (cashMethods.some((method) => sums[method] !== seen.sums[method])) return 'DAY_CHANGED';
  const difference = cashDifference({ float, cash: sums.cash, counted });
  return difference === 0 || note !== null ? 'ok' : 'FAILED_VALIDATION';
}

/** May so much cash be taken out? Not more than was counted (FAILED_VALIDATION). */
export function decideTakingOut({ counted, taken }: Pick<ClosingFacts, 'counted' | 'taken'>): Decision {
  return taken <= counted ? 'ok' : 'FAILED_VALIDATION';
}
