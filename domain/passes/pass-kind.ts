import type { VatRate } from '../park/vat-rates.ts';
import type { PassFacts } from '../prices/pass-facts.schema.ts';
import { rowsOf } from '../prices/price-list.ts';
import type { PriceList, PriceRow } from '../prices/prices.schema.ts';
import { readDay } from '../time/day-range.ts';
import { dayOf, startOfDay } from '../time/park-time.ts';

export const passUnits = ['rides', 'minutes'] as const;
export type PassUnit = (typeof passUnits)[number];

/** What a pass is, as it was on the price list when it was sold: a later price list does not change it. */
export interface PassKind extends Omit<PassFacts, 'minutes'> {
  /** Of its row in the price list. */
  row: string;
  name: { pl: string; en: string };
  unit: PassUnit;
  /** Rides or minutes. */
  amount: number;
  /** In grosze. */
  price: number;
  vat: VatRate;
}

/** The kinds of passes that a price list sells: of its pass rows those that say what the pass is good for. */
export function passKindsOf(list: PriceList): PassKind[] {
  return rowsOf(list).flatMap((row) => passKindOf(row) ?? []);
}

function passKindOf({ id, name, price, vat, slots, pass }: PriceRow): PassKind | null {
  if (!pass || slots === null) return null;
  const { minutes, ...facts } = pass;
  const unit = minutes === null ? 'rides' : 'minutes';
  return { row: id, name, unit, amount: minutes ?? slots, price: Math.round(price * 100), vat, ...facts };
}

/** Whether passes of this kind are still sold: one of a date until its last day is over. */
export function isOnSale({ validUntil }: Pick<PassKind, 'validUntil'>, now: Temporal.Instant, zone: string) {
  const last = validUntil === null ? null : readDay(validUntil);
  return last === null || Temporal.PlainDate.compare(dayOf(now, zone), last) <= 0;
}

/**
 * The first moment at which a pass holds no more; a ride must start before it.
 * @param firstRide the start of its first ride; null before there is one
 * @returns null while the days of the pass have not begun
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
 * When a pass of days ends once it pays for this ride, too: its days begin with the earliest of its rides, whichever was taken first.
 * @param ends as it stood before; null while its days had not begun
 */
export function endWith(
  kind: Pick<PassKind, 'validDays' | 'validUntil'>,
  ends: Temporal.Instant | null,
  ride: Temporal.Instant,
  zone: string,
): Temporal.Instant | null {
  const begun = endOfPass(kind, ride, zone);
  if (ends === null || begun === null) return ends ?? begun;
  return Temporal.Instant.compare(begun, ends) < 0 ? begun : ends;
}

/** The last day on which a pass holds that ends then. */
export function lastDayOf(ends: Temporal.Instant, zone: string): Temporal.PlainDate {
  return dayOf(ends.subtract({ milliseconds: 1 }), zone);
}

/** What a slot takes from a pass. */
export function unitsOf({ unit }: Pick<PassKind, 'unit'>, minutes: number): number {
  return unit === 'rides' ? 1 : minutes;
}
