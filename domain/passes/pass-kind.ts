import type { VatRate } from '../park/vat-rates.ts';
import type { PassFacts } from '../prices/pass-facts.schema.ts';
import { rowsOf } from '../prices/price-list.ts';
import type { PriceList, PriceRow } from '../prices/prices.schema.ts';
import { readDay } from '../time/day-range.ts';
import { dayOf, startOfDay } from '../time/park-time.ts';

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
 * The end of a pass of days once it also pays for this ride: its days start with its earliest ride, in whatever order they were paid.
 * @param ends the current end; null while its days have not started
 */
export function endWith(
  kind: Pick<PassKind, 'validDays' | 'validUntil'>,
  ends: Temporal.Instant | null,
  ride: Temporal.Instant,
  zone: string,
): Temporal.Instant | null {
  const endFromRide = endOfPass(kind, ride, zone);
  if (ends === null || endFromRide === null) return ends ?? endFromRide;
  return Temporal.Instant.compare(endFromRide, ends) < 0 ? endFromRide : ends;
}

/** The last valid day of a pass with this end. */
export function lastDayOf(ends: Temporal.Instant, zone: string): Temporal.PlainDate {
  return dayOf(ends.subtract({ milliseconds: 1 }), zone);
}

/** The rides or minutes that a slot takes from a pass. */
export function unitsOf({ unit }: Pick<PassKind, 'unit'>, minutes: number): number {
  return unit === 'rides' ? 1 : minutes;
}
