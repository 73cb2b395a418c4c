import { type VatRate, vatRates } from '../park/vat-rates.ts';
import type { CashKind } from './cash-entry.ts';
import type { CashMethod } from './cash-methods.ts';
import { type MethodSums, noSums } from './day-close.ts';

/** An entry of the cash book with the facts that a close needs. */
export interface BookEntry {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
  kind: CashKind;
  method: CashMethod;
  vat: VatRate | null;
  /** Grosze; negative for money out. */
  cents: number;
  payment: number | null;
  /** The paid item: payments of the same one share it. Null where it is unknown. */
  item: string | null;
  /** The account that took the money; null for automatic entries. */
  by: string | null;
}

/**
 * Why an entry may explain a difference. `undone`: a payment that was undone as a mistake. `method`: one that was then paid by another
 * method. `equal`: its amount is the difference; `half` and `double`: half of it, or twice.
 */
export const factReasons = ['undone', 'method', 'equal', 'half', 'double'] as const;
export type FactReason = (typeof factReasons)[number];

/** A line of the list beside a close; stored with it. */
export interface CloseFact extends Pick<BookEntry, 'at' | 'kind' | 'method' | 'cents' | 'payment' | 'by'> {
  reason: FactReason;
  entry: number;
  /** With `method`: the method of the new payment. */
  instead: CashMethod | null;
}

/** Most rides cost the same, so more entries of one amount explain nothing. */
const mostOfAmount = 8;

/**
 * The entries that may explain a difference. First come undone payments and those with another method, the amount of the difference before
 * others; then single entries of that amount, of half of it and of twice, latest first.
 * @param difference in grosze; 0 returns only undone and changed payments
 */
export function explainDifference(entries: readonly BookEntry[], difference: number): CloseFact[] {
  const size = Math.abs(difference);
  const mistakes = entries
    .filter(({ kind }) => kind === 'reversal')
    .map((entry) => mistakeOf(entry, entries));
  const isMistake = new Set(mistakes.map(({ payment }) => payment));
  const singles = entries.filter(
    ({ kind, method, payment }) =>
      // An item of the price list has no payment.
      kind !== 'reversal' && method !== 'online' && (payment === null || !isMistake.has(payment)),
  );
  const ofAmount = (reason: FactReason, matches: (cents: number) => boolean) =>
    singles
      .filter(({ cents }) => size > 0 && matches(Math.abs(cents)))
      .toSorted((a, b) => likely(a, difference) - likely(b, difference) || b.at - a.at)
      .slice(0, mostOfAmount)
      .map((entry) => factOf(entry, reason));
  return [
    ...mistakes.toSorted((a, b) => distance(a, size) - distance(b, size) || rank(b) - rank(a) || b.at - a.at),
    ...ofAmount('equal', (cents) => cents === size),
    ...ofAmount('half', (cents) => cents * 2 === size),
    ...ofAmount('double', (cents) => cents === size * 2),
  ];
}

/** Missing cash is more likely an entry of cash; too much cash is more likely one of another method. */
function likely({ method }: BookEntry, difference: number): number {
  const isMissing = difference < 0;
  return (method === 'cash') === isMissing ? 0 : 1;
}

function mistakeOf(entry: BookEntry, entries: readonly BookEntry[]): CloseFact {
  const again = entries.find(
    ({ kind, item, method, id, at }) =>
      kind === 'sale' &&
      item !== null &&
      item === entry.item &&
      // A correction has the same time as its void, and a sold item keeps its bill line.
      id > entry.id &&
      method !== entry.method &&
      at >= entry.at,
  );
  return { ...factOf(entry, again ? 'method' : 'undone'), instead: again?.method ?? null };
}

function factOf({ id, at, kind, method, cents, payment, by }: BookEntry, reason: FactReason): CloseFact {
  return { entry: id, at, kind, method, cents, payment, by, reason, instead: null };
}

function distance({ cents }: CloseFact, size: number): number {
  return Math.abs(cents) === size ? 0 : 1;
}

function rank({ reason }: CloseFact): number {
  return reason === 'method' ? 1 : 0;
}

/** The money that one account took; `by` is null for automatic entries. */
export interface PersonSums {
  by: string | null;
  methods: MethodSums;
  /** Entries. */
  count: number;
}

/** By the account that took the money, the busiest first, automatic entries last. */
export function sumByPerson(entries: readonly BookEntry[]): PersonSums[] {
  const people = new Map<string | null, PersonSums>();
  for (const { by, method, cents } of entries) {
    const person = people.get(by) ?? { by, methods: { ...noSums }, count: 0 };
    person.methods[method] += cents;
    person.count += 1;
    people.set(by, person);
  }
  return [...people.values()].toSorted(
    (a, b) =>
      Number(a.by === null) - Number(b.by === null) ||
      b.count - a.count ||
      (a.by ?? '').localeCompare(b.by ?? ''),
  );
}

export interface RateSum {
  vat: VatRate | null;
  cents: number;
}

/** By the rate of VAT, the highest rate first, money without one last. */
export function sumByRate(entries: readonly BookEntry[]): RateSum[] {
  const rates = new Map<VatRate | null, number>();
  for (const { vat, cents } of entries) rates.set(vat, (rates.get(vat) ?? 0) + cents);
  return [...vatRates, null].flatMap((vat) => {
    const cents = rates.get(vat);
    return cents === undefined ? [] : [{ vat, cents }];
  });
}
