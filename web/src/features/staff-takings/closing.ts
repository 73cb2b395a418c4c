import type { CashMethod } from '@cablepark/domain/payments/cash-methods';
import type { MethodSums } from '@cablepark/domain/payments/day-close';
import { dayOf } from '@cablepark/domain/time/park-time';
import { readAmount } from '../../staff/form/amount.ts';
import type { StaffTexts } from '../../staff/texts.ts';
import { shownMethods, type TakingsSum } from './takings.ts';

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

/** Parses an amount of cash, in grosze: negative if more left the till than came; null if invalid. */
export function readCounted(input: string): number | null {
  const [, sign, amount] = /^([-−–]?)\s*(.*)$/.exec(input.trim()) ?? [];
  const cash = readAmount(amount ?? '');
  // Avoids -0, which the server would read as another sum.
  return cash === null || cash === 0 ? cash : sign ? -cash : cash;
}

/** The result of the count. @param difference the counted cash minus the book's, in grosze */
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
  const sum: Pick<TakingsSum, 'byMethod'> = { byMethod: sums };
  return shownMethods(sum, isOnline).map((method) => [method, sums[method]]);
}
