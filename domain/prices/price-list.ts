import type { VatRate } from '../park/vat-rates.ts';
import { isWeekendPriced } from '../time/park-time.ts';
import type { PriceList, PriceRow } from './prices.schema.ts';

/** Queries on a price list. Money is PLN, as in the list. */

export interface TwoPrices {
  weekday: number;
  /** From 16:00 on Friday to the end of Sunday. */
  weekend: number;
}

export function rowsOf({ groups }: PriceList): PriceRow[] {
  return groups.flatMap(({ rows }) => rows);
}

/** The price of the row with the slot role; null in an empty list. */
export function slotPriceOf(list: PriceList): TwoPrices | null {
  const slot = slotRowOf(list);
  return slot ? twoPricesOf(slot) : null;
}

/** The VAT rate of the row with the slot role; null in an empty list. */
export function slotVatOf(list: PriceList): VatRate | null {
  return slotRowOf(list)?.vat ?? null;
}

function slotRowOf(list: PriceList): PriceRow | undefined {
  return rowsOf(list).find(({ role }) => role === 'slot');
}

export function twoPricesOf({ price, weekendPrice }: PriceRow): TwoPrices {
  return { weekday: price, weekend: weekendPrice ?? price };
}

/** The price that applies at a moment in the park's zone. */
export function priceAt(prices: TwoPrices, instant: Temporal.Instant, zone: string): number {
  return isWeekendPriced(instant, zone) ? prices.weekend : prices.weekday;
}

/** The price of one slot of a pass, to the grosz; null for other rows, and for a pass with a weekend price. */
export function pricePerSlot({ price, weekendPrice, slots }: PriceRow): number | null {
  if (slots === null || weekendPrice !== null) return null;
  return Math.round((price * 100) / slots) / 100;
}

export function hasWeekendPrices(rows: readonly PriceRow[]): boolean {
  return rows.some(({ weekendPrice }) => weekendPrice !== null);
}

/** The distinct rates of a list: with only one, no row needs to name it. */
export function vatRatesIn(list: PriceList): Set<VatRate> {
  return new Set(rowsOf(list).map(({ vat }) => vat));
}

/** A row that the desk sells besides rides, at its current price. */
export interface DeskItem {
  row: string;
  name: PriceRow['name'];
  /** Grosze for one. */
  price: number;
  vat: VatRate;
}

/** The items that the desk sells besides rides, in the order of the list. */
export function deskItemsOf(list: PriceList, at: Temporal.Instant, zone: string): DeskItem[] {
  return itemsOf(list, ({ desk, wanted }) => desk === true || wanted === true, at, zone);
}

/** The gear that riders may request at booking, in the order of the list. */
export function wantedItemsOf(list: PriceList, at: Temporal.Instant, zone: string): DeskItem[] {
  return itemsOf(list, ({ wanted }) => wanted === true, at, zone);
}

function itemsOf(
  list: PriceList,
  isOffered: (row: PriceRow) => boolean,
  at: Temporal.Instant,
  zone: string,
): DeskItem[] {
  return rowsOf(list)
    .filter((row) => row.role === 'plain' && isOffered(row))
    .map((row) => ({
      row: row.id,
      name: row.name,
      price: Math.round(priceAt(twoPricesOf(row), at, zone) * 100),
      vat: row.vat,
    }));
}
