import { type MoneyMethod, type PaymentMethod } from '../park/policy.ts';
import type { VatRate } from '../park/vat-rates.ts';
import { dayOf } from '../time/park-time.ts';
import { backMethods, type CashMethod } from './cash-methods.ts';

/**
 * Why money moved. `sale`: a slot or a pass was paid. `late`: money came online and bought nothing. `back`: money left the park.
 * `failed_back`: money that had left came back, as a bank refused it. `reversal`: a payment at the desk was a mistake.
 */
export const cashKinds = ['sale', 'late', 'back', 'failed_back', 'reversal'] as const;
export type CashKind = (typeof cashKinds)[number];

/** How a voided payment of the desk leaves the till: as a mistake by the method that was written down, or as money that is given back. */
export const voidWays = ['mistake', ...backMethods] as const;
export type VoidWay = (typeof voidWays)[number];

/** What is said of money when it moves, and never changes afterwards. */
export interface MoneyFacts {
  method: CashMethod;
  vat: VatRate | null;
  /** The track of the ride at that moment; null for passes. */
  track: number | null;
}

/** Money that came or went. */
export interface CashEntry extends MoneyFacts {
  kind: CashKind;
  /** Grosze; below nothing where it left. */
  cents: number;
}

/**
 * The day that an entry counts on: the park's day of its moment, or the first one that is not closed. Money may come online after the
 * desk has counted the day.
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

/** Whether a payment brings money: a ride on a pass was paid for when the pass was sold. */
export function bringsMoney(method: PaymentMethod): method is MoneyMethod {
  return method !== 'pass';
}

/** The entry of a payment; null where it brings no money. */
export function saleEntry(
  payment: { amount: number; method: PaymentMethod } & Pick<MoneyFacts, 'vat' | 'track'>,
): CashEntry | null {
  const { amount, method, vat, track } = payment;
  return bringsMoney(method) ? { kind: 'sale', cents: amount, method, vat, track } : null;
}

/** The entry of a payment at the desk that is voided. */
export function voidEntry(sale: MoneyFacts, left: number, way: VoidWay): CashEntry {
  if (way === 'mistake') return { ...sale, kind: 'reversal', cents: -left };
  return { ...sale, kind: 'back', cents: -left, method: way };
}
