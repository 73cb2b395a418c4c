import type { TwoPrices } from './price-list.ts';
import { rowsOf } from './price-list.ts';
import type { PriceList, PriceRow } from './prices.schema.ts';

/** The price list of a new park: its owner enters the first price. */
export const noPrices: PriceList = { lead: { pl: '', en: '' }, groups: [] };

/** A copy of the list with this slot price, in a new row if the list has none. */
export function withSlotPrice(list: PriceList, { weekday, weekend }: TwoPrices): PriceList {
  const price = { price: weekday, weekendPrice: weekend === weekday ? null : weekend };
  if (!rowsOf(list).some(isSlot)) {
    const water = { id: unused('water', list), name: { pl: 'Na wodzie', en: 'On the water' } };
    const rows = [{ ...firstRow, id: unused('slot', list), ...price }];
    return { ...list, groups: [{ ...water, rows }, ...list.groups] };
  }
  return {
    ...list,
    groups: list.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => (isSlot(row) ? { ...row, ...price } : row)),
    })),
  };
}

const firstRow: Omit<PriceRow, 'id' | 'price' | 'weekendPrice'> = {
  name: { pl: 'Slot', en: 'Slot' },
  note: { pl: '', en: '' },
  vat: '23',
  role: 'slot',
  slots: null,
};

function isSlot({ role }: PriceRow): boolean {
  return role === 'slot';
}

function unused(id: string, list: PriceList): string {
  const ids = new Set([...list.groups, ...rowsOf(list)].map((part) => part.id));
  return ids.has(id) ? `${id}-1` : id;
}
