import { groupBy } from '../grouping.ts';
import type { VatRate } from '../park/vat-rates.ts';
import { type DayRange, daysOf } from '../time/day-range.ts';
import { startOfDay } from '../time/park-time.ts';
import type { CashKind } from './cash-entry.ts';
import type { CashMethod } from './cash-methods.ts';

/**
 * The kinds of takings. Money: for a ride, a pass or an item of the price list; `late`, online money too late to buy anything; `failedBack`, refunds that came back;
 * less `moneyBack`, and `reversal`, a mistake at the desk. Separately, under the method `pass`: rides on passes, and those `returned`.
 */
export const takingsKinds = [
  'ride',
  'pass',
  'item',
  'late',
  'failedBack',
  'moneyBack',
  'reversal',
  'redeemed',
  'returned',
] as const;
export type TakingsKind = (typeof takingsKinds)[number];

/** The kinds that reduce the sums. */
const deductions: readonly TakingsKind[] = ['moneyBack', 'reversal', 'returned'];

/** Whether amounts of this kind, which are never negative, reduce the sums. */
export function leaves(kind: TakingsKind): boolean {
  return deductions.includes(kind);
}

/** A day's takings for one kind, method, track and rate. */
export interface Takings {
  /** `YYYY-MM-DD`: the day of the cash book; for rides on passes, the day in the park's zone of the use or return. */
  day: string;
  kind: TakingsKind;
  /** `pass`: no money. */
  method: CashMethod | 'pass';
  /** The track of the ride at that moment; null for passes. */
  track: number | null;
  /** Null for payments older than the rate column, and for rides on passes. */
  vat: VatRate | null;
  /** In grosze. */
  amount: number;
  count: number;
}

/** What money is for. */
export type Bought = 'ride' | 'pass' | 'item';

/** The takings kind of a cash book entry. */
export function takingsKindOf(kind: CashKind, bought: Bought): TakingsKind {
  return kind === 'sale' ? bought : kindsOfEntries[kind];
}

const kindsOfEntries = {
  late: 'late',
  back: 'moneyBack',
  failed_back: 'failedBack',
  reversal: 'reversal',
} as const satisfies Record<Exclude<CashKind, 'sale'>, TakingsKind>;

/** A use or return of a ride on a pass, of the system or of paper. */
export interface PassLine {
  /** Milliseconds since the epoch. */
  atMs: number;
  kind: Extract<TakingsKind, 'ride' | 'reversal' | 'redeemed' | 'returned'>;
  track: number | null;
  /** In grosze. */
  amount: number;
}

/** Rides on passes by day, kind and track, within the range. */
export function sumPassLines(lines: readonly PassLine[], range: DayRange, zone: string): Takings[] {
  const byTime = lines.toSorted((a, b) => a.atMs - b.atMs);
  let at = 0;
  // Advances day by day: converting every line to the zone costs more than all the rest.
  const skipTo = (moment: Temporal.Instant) => {
    const start = at;
    while (at < byTime.length && (byTime[at]?.atMs ?? 0) < moment.epochMilliseconds) at += 1;
    return byTime.slice(start, at);
  };
  skipTo(startOfDay(range.from, zone));
  return daysOf(range).flatMap((day) => {
    const ofDay = skipTo(startOfDay(day.add({ days: 1 }), zone));
    return sumDay(day.toString(), ofDay);
  });
}

function sumDay(day: string, lines: readonly PassLine[]): Takings[] {
  const groups = groupBy(lines, ({ kind, track }) => `${kind} ${track}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { kind, track } = first;
    const amount = group.reduce((sum, line) => sum + line.amount, 0);
    return [{ day, kind, method: 'pass' as const, track, vat: null, amount, count: group.length }];
  });
}

/** By day, kind, method (in the order of the buttons), track and rate. */
export function sortTakings(takings: readonly Takings[]): Takings[] {
  return takings.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      rank(a) - rank(b) ||
      (a.track ?? Infinity) - (b.track ?? Infinity) ||
      (a.vat ?? '').localeCompare(b.vat ?? ''),
  );
}

const methodsInOrder: readonly Takings['method'][] = ['cash', 'card', 'blik', 'pass', 'online', 'transfer'];

function rank({ kind, method }: Takings): number {
  return takingsKinds.indexOf(kind) * methodsInOrder.length + methodsInOrder.indexOf(method);
}
