import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import { type MethodSums, usualTaking } from '@cablepark/domain/payments/day-close';
import { dayOf } from '@cablepark/domain/time/park-time';
import { readAmount } from '../../staff/form/amount.ts';
import { shownMethods } from '../../staff/payments/shownMethods.ts';
import type { StaffTexts } from '../../staff/texts.ts';

/** A till counted after midnight belongs to the day before. */
const nightHours = 5;

/** The day to suggest for a close; null if today is closed. @param last the last closed day */
export function dayToClose(
  now: Temporal.Instant,
  zone: string,
  last: Temporal.PlainDate | null,
): Temporal.PlainDate | null {
  const isOpen = (day: Temporal.PlainDate) => last === null || Temporal.PlainDate.compare(day, last) > 0;
  const days = [dayOf(now.subtract({ hours: nightHours }), zone), dayOf(now, zone)];
  return days.find(isOpen) ?? null;
}

/** The result of the count. @param difference the counted cash minus the float and the book's, in grosze */
export function tillText(
  t: Pick<StaffTexts['closing'], 'right' | 'missing' | 'tooMuch'>,
  difference: number,
  price: (grosze: number) => string,
): string {
  if (difference === 0) return t.right;
  return difference < 0 ? t.missing(price(-difference)) : t.tooMuch(price(difference));
}

/** The methods to display, with their sums. */
export function shownSums(sums: MethodSums, isOnline: boolean): [CashMethod, number][] {
  return shownMethods(sums, isOnline).map((method) => [method, sums[method]]);
}

/** `float`: leave the float for the next day. */
export const takingWays = ['float', 'all', 'none', 'own'] as const;
export type TakingWay = (typeof takingWays)[number];

/** The cash to take out, in grosze; null for an invalid amount, or one above the counted cash. */
export function takenBy(
  way: TakingWay,
  { counted, float, ownAmount }: { counted: number; float: number; ownAmount: string },
): number | null {
  if (way === 'float') return usualTaking(counted, float);
  if (way !== 'own') return way === 'all' ? counted : 0;
  const amount = readAmount(ownAmount);
  return amount === null || amount > counted ? null : amount;
}
