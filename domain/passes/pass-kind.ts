import type { VatRate } from '../park/vat-rates.ts';
import type { PassFacts } from '../prices/pass-facts.schema.ts';
import { rowsOf } from '../prices/price-list.ts';
import type { PriceList, PriceRow } from '../prices/prices.schema.ts';
import { readDay } from '../time/day-range.ts';
import { dayOf, startOfDay } from '../time/park-time.ts';
import { type ClosedDay, growTerm, type PassTerm } from './closed-days.ts';

export const passUnits = ['rides', 'minutes'] as const;
export type PassUnit = (typeof passUnits)[number];

/** The kind of a pass, as on the price list at its sale: a later price list does not change it. */
export interface PassKind extends Omit<PassFacts, 'minutes'> {
  /** The id of its row in the price list. */
  row: string;
  name: { pl: string; en: string };
  unit: PassUnit;
  /** Rides or minutes. */
  amount: number;
  /** In grosze. */
  price: number;
  vat: VatRate;
}

/** The pass kinds that a price list sells: its pass rows with pass facts. */
export function passKindsOf(list: PriceList): PassKind[] {
  return rowsOf(list).flatMap((row) => passKindOf(row) ?? []);
}

function passKindOf({ id, name, price, vat, slots, pass }: PriceRow): PassKind | null {
  if (!pass || slots === null) return null;
  const { minutes, ...facts } = pass;
  const unit = minutes === null ? 'rides' : 'minutes';
  return { row: id, name, unit, amount: minutes ?? slots, price: Math.round(price * 100), vat, ...facts };
}

/** Whether passes of this kind are on sale: one with a last day, until that day is over. */
export function isOnSale({ validUntil }: Pick<PassKind, 'validUntil'>, now: Temporal.Instant, zone: string) {
  const last = validUntil === null ? null : readDay(validUntil);
  return last === null || Temporal.PlainDate.compare(dayOf(now, zone), last) <= 0;
}

/**
 * The first moment at which a pass is no longer valid; a ride must start before it.
 * @param firstRide the start of its first ride; null before there is one
 * @returns null while the days of the pass have not started
 */
export function endOfPass(
  { validDays, validUntil }: Pick<PassKind, 'validDays' | 'validUntil'>,
  firstRide: Temporal.Instant | null,
  zone: string,
): Temporal.Instant | null {
  const last = validUntil === null ? null : readDay(validUntil);
  if (last) return startOfDay(last.add({ days: 1 }), zone);
  if (firstRide === null || validDays === null) return null;
  return startOfDay(dayOf(firstRide, zone).add({ days: validDays }), zone);
}

/**
 * The same with the park's closed days.
 * @param parkClosedDays those since its sale, the earliest first
 */
export function termOfPass(
  kind: Pick<PassKind, 'validDays' | 'validUntil'>,
  firstRide: Temporal.Instant | null,
  zone: string,
  parkClosedDays: readonly ClosedDay[],
): PassTerm {
  const ends = endOfPass(kind, firstRide, zone);
  if (ends === null) return { ends, closedDays: [] };
  const from = kind.validUntil === null && firstRide !== null ? dayOf(firstRide, zone) : null;
  return growTerm({ from, until: dayOf(ends, zone) }, parkClosedDays, zone);
}

/**
 * The term of a pass of days once it also pays for this ride: its days start with its earliest ride, in whatever order they were paid.
 * @param term the current one
 * @param parkClosedDays those since its sale, the earliest first
 */
export function termWith(
  kind: Pick<PassKind, 'validDays' | 'validUntil'>,
  term: PassTerm,
  ride: Temporal.Instant,
  zone: string,
  parkClosedDays: readonly ClosedDay[],
): PassTerm {
  const fromRide = termOfPass(kind, ride, zone, parkClosedDays);
  if (term.ends === null || fromRide.ends === null) return term.ends === null ? fromRide : term;
  return Temporal.Instant.compare(fromRide.ends, term.ends) < 0 ? fromRide : term;
}

/** The last valid day of a pass with this end. */
export function lastDayOf(ends: Temporal.Instant, zone: string): Temporal.PlainDate {
  return dayOf(ends.subtract({ milliseconds: 1 }), zone);
}

/** The rides or minutes that a slot takes from a pass. */
export function unitsOf({ unit }: Pick<PassKind, 'unit'>, minutes: number): number {
  return unit === 'rides' ? 1 : minutes;
}
