import { type MoneyMethod, type PaymentMethod } from '../park/policy.ts';
import type { VatRate } from '../park/vat-rates.ts';
import { dayOf } from '../time/park-time.ts';
import { backMethods, type CashMethod } from './cash-methods.ts';

/**
 * Why money moved. `sale`: a payment for a slot or a pass. `late`: online money that arrived too late to buy anything. `back`: a refund.
 * `failed_back`: a refund that a bank refused. `reversal`: a mistaken payment at the desk.
 */
export const cashKinds = ['sale', 'late', 'back', 'failed_back', 'reversal'] as const;
export type CashKind = (typeof cashKinds)[number];

/** How a voided payment of the desk leaves the till: as a mistake, by its recorded method, or as a refund. */
export const voidWays = ['mistake', ...backMethods] as const;
export type VoidWay = (typeof voidWays)[number];

/** The facts of a money movement; they never change afterwards. */
export interface MoneyFacts {
  method: CashMethod;
  vat: VatRate | null;
  /** The track of the ride at that moment; null for passes. */
  track: number | null;
}

/** Money that came or went. */
export interface CashEntry extends MoneyFacts {
  kind: CashKind;
  /** Grosze; negative for money out. */
  cents: number;
}

/**
 * The day of an entry: the park's day of its moment, or the first day after it that is not closed. Online money may arrive after the desk has
 * closed the day.
 */
export function dayOfEntry(
  at: Temporal.Instant,
  lastClosed: Temporal.PlainDate | null,
  zone: string,
): Temporal.PlainDate {
  const day = dayOf(at, zone);
  if (lastClosed === null || Temporal.PlainDate.compare(day, lastClosed) > 0) return day;
  return lastClosed.add({ days: 1 });
}

/** Whether the method brings in money: a ride on a pass was paid with the pass. */
export function bringsMoney(method: PaymentMethod): method is MoneyMethod {
  return method !== 'pass';
}

/** The entry of a payment; null where it brings in no money. */
export function saleEntry(
  payment: { amount: number; method: PaymentMethod } & Pick<MoneyFacts, 'vat' | 'track'>,
): CashEntry | null {
  const { amount, method, vat, track } = payment;
  return bringsMoney(method) ? { kind: 'sale', cents: amount, method, vat, track } : null;
}

/** The entry of a voided payment at the desk. */
export function voidEntry(sale: MoneyFacts, amount: number, way: VoidWay): CashEntry {
  if (way === 'mistake') return { ...sale, kind: 'reversal', cents: -amount };
  return { ...sale, kind: 'back', cents: -amount, method: way };
}
