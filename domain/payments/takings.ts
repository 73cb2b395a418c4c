import { groupBy } from '../grouping.ts';
import { type PaymentMethod, paymentMethods } from '../park/policy.ts';
import { type DayRange, daysOf } from '../time/day-range.ts';
import { startOfDay } from '../time/park-time.ts';

/** What a payment was: for a ride (a paper pass among them), for a pass that was bought, or by a pass, which is no new money. */
export const paymentKinds = ['ride', 'pass', 'redeemed'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** And money that came online too late to buy anything, which the till does not count: it goes back. */
export const recordKinds = [...paymentKinds, 'late'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** And what was given back for a pass. */
export const takingsKinds = [...paymentKinds, 'moneyBack'] as const;
export type TakingsKind = (typeof takingsKinds)[number];

/** A payment as the till counts it. */
export interface TillPayment {
  /** Milliseconds since the epoch. */
  takenAtMs: number;
  kind: TakingsKind;
  method: PaymentMethod;
  /** The track of the ride; null for passes, and when its slot was deleted since, which only a voided payment allows. */
  track: number | null;
  /** In grosze. */
  amount: number;
  isVoided: boolean;
}

/** What was taken on a day by one method for one track, in grosze. Voided payments are counted apart. */
export interface Takings {
  /** `YYYY-MM-DD` in the park's zone: the day on which the payment was taken, also if it was voided later. */
  day: string;
  kind: TakingsKind;
  method: PaymentMethod;
  track: number | null;
  amount: number;
  count: number;
  voidedAmount: number;
  voidedCount: number;
}

type Sums = Pick<Takings, 'amount' | 'count' | 'voidedAmount' | 'voidedCount'>;

/** Sorted by day, kind, method (in the order of the buttons) and track. Payments outside the range are left out. */
export function sumTakings(payments: readonly TillPayment[], range: DayRange, zone: string): Takings[] {
  const sorted = payments.toSorted((a, b) => a.takenAtMs - b.takenAtMs);
  let at = 0;
  const skipTo = (moment: Temporal.Instant) => {
    const start = at;
    while (at < sorted.length && (sorted[at]?.takenAtMs ?? 0) < moment.epochMilliseconds) at += 1;
    return sorted.slice(start, at);
  };
  skipTo(startOfDay(range.from, zone));
  return daysOf(range).flatMap((day) => {
    const ofDay = skipTo(startOfDay(day.add({ days: 1 }), zone));
    return sumDay(day.toString(), ofDay);
  });
}

function sumDay(day: string, payments: readonly TillPayment[]): Takings[] {
  const groups = groupBy(payments, ({ kind, method, track }) => `${kind} ${method} ${track}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { kind, method, track } = first;
      return [{ day, kind, method, track, ...sumsOf(group) }];
    })
    .toSorted((a, b) => rank(a) - rank(b) || (a.track ?? Infinity) - (b.track ?? Infinity));
}

function sumsOf(payments: readonly TillPayment[]): Sums {
  const sums: Sums = { amount: 0, count: 0, voidedAmount: 0, voidedCount: 0 };
  for (const { amount, isVoided } of payments) {
    if (isVoided) {
      sums.voidedAmount += amount;
      sums.voidedCount += 1;
    } else {
      sums.amount += amount;
      sums.count += 1;
    }
  }
  return sums;
}

function rank({ kind, method }: Takings): number {
  return takingsKinds.indexOf(kind) * paymentMethods.length + paymentMethods.indexOf(method);
}
