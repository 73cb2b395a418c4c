import type { VatRate } from '../park/vat-rates.ts';
import { isWeekendPriced } from '../time/park-time.ts';
import type { PriceList, PriceRow } from './prices.schema.ts';

/** What is read from a price list. Money is PLN, as the list has it. */

export interface TwoPrices {
  weekday: number;
  /** From 16:00 on Friday to the end of Sunday. */
  weekend: number;
}

export function rowsOf({ groups }: PriceList): PriceRow[] {
  return groups.flatMap(({ rows }) => rows);
}

/** The price of a slot by the row that is marked as the slot; null in a list of nothing. */
export function slotPriceOf(list: PriceList): TwoPrices | null {
  const slot = slotRowOf(list);
  return slot ? twoPricesOf(slot) : null;
}

/** The VAT rate of the row that is marked as the slot; null in a list of nothing. */
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

/** What one slot of a pass costs, to the grosz; null for what is no pass, and for one that costs more at weekends. */
export function pricePerSlot({ price, weekendPrice, slots }: PriceRow): number | null {
  if (slots === null || weekendPrice !== null) return null;
  return Math.round((price * 100) / slots) / 100;
}

export function hasWeekendPrices(rows: readonly PriceRow[]): boolean {
  return rows.some(({ weekendPrice }) => weekendPrice !== null);
}

/** The rates of a list, each once: where there is but one, no row needs to name it. */
export function vatRatesIn(list: PriceList): Set<VatRate> {
  return new Set(rowsOf(list).map(({ vat }) => vat));
}

/** The list with another price of the slot, all else as it was. */
export function withSlotPrice(list: PriceList, { weekday, weekend }: TwoPrices): PriceList {
  const price = { price: weekday, weekendPrice: weekend === weekday ? null : weekend };
  return {
    ...list,
    groups: list.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => (row.role === 'slot' ? { ...row, ...price } : row)),
    })),
  };
}
