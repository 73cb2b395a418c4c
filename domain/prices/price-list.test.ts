import { expect, test } from 'vitest';
import { defaultPrices } from './default-prices.ts';
import { deskItemsOf, priceAt, pricePerSlot, rowsOf, slotPriceOf, vatRatesIn } from './price-list.ts';
import { type PriceRow, priceList } from './prices.schema.ts';
import { noPrices, withSlotPrice } from './slot-price.ts';

const found = (id: string): PriceRow => {
  const row = rowsOf(defaultPrices).find((one) => one.id === id);
  if (!row) throw new Error(`There is no ${id}.`);
  return row;
};

test('Every remark of the first price list is there in both languages', () => {
  expect(found('instructor').note).toEqual({ pl: '15 minut', en: '15 minutes' });
  for (const { note } of rowsOf(defaultPrices)) expect(note.en === '').toBe(note.pl === '');
});

test('The slot is the row that is marked, whatever it is called', () => {
  expect(slotPriceOf(defaultPrices)).toEqual({ weekday: 55, weekend: 55 });
  const swapped = {
    ...defaultPrices,
    groups: defaultPrices.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        role: row.id === 'cable-hour' ? ('slot' as const) : ('plain' as const),
      })),
    })),
  };
  expect(slotPriceOf(swapped)).toEqual({ weekday: 180, weekend: 220 });
  expect(slotPriceOf({ ...defaultPrices, groups: [] })).toBeNull();
});

test('A slot of a pass costs its share, to the grosz', () => {
  expect(pricePerSlot(found('pass-10'))).toBe(49);
  expect(pricePerSlot(found('pass-20'))).toBe(42.5);
  expect(pricePerSlot({ ...found('pass-20'), price: 849.99 })).toBe(42.5);
  expect(pricePerSlot({ ...found('pass-20'), weekendPrice: 900 })).toBeNull();
  expect(pricePerSlot(found('board'))).toBeNull();
});

test.each([
  ['2026-07-03T13:59:59Z', 180],
  ['2026-07-03T14:00:00Z', 220],
  ['2026-07-05T21:59:59Z', 220],
  ['2026-07-05T22:00:00Z', 180],
])('At %s an hour of the cable costs %i zł', (moment, price) => {
  const prices = { weekday: 180, weekend: 220 };
  expect(priceAt(prices, Temporal.Instant.from(moment), 'Europe/Warsaw')).toBe(price);
});

test('Another price of the slot changes nothing else', () => {
  const changed = withSlotPrice(defaultPrices, { weekday: 60, weekend: 75.5 });
  expect(slotPriceOf(changed)).toEqual({ weekday: 60, weekend: 75.5 });
  const [before, after] = [defaultPrices, changed].map((list) =>
    rowsOf(list).filter(({ role }) => role !== 'slot'),
  );
  expect(after).toEqual(before);
  const same = withSlotPrice(changed, { weekday: 70, weekend: 70 });
  expect(rowsOf(same).find(({ role }) => role === 'slot')).toMatchObject({ price: 70, weekendPrice: null });
});

test('A list without prices gets the slot’s, and nothing else', () => {
  const list = withSlotPrice(noPrices, { weekday: 60, weekend: 75 });
  expect(priceList.safeParse(list).success).toBe(true);
  expect(rowsOf(list)).toEqual([expect.objectContaining({ role: 'slot', price: 60, weekendPrice: 75 })]);
});

test('Rates of VAT are told once each', () => {
  expect([...vatRatesIn(defaultPrices)]).toEqual(['23']);
});

test('The desk sells the plain rows that the park marked, at the price of the moment', () => {
  const list = {
    ...defaultPrices,
    groups: [
      {
        id: 'gear',
        name: { pl: 'Sprzęt', en: 'Gear' },
        rows: [
          { ...found('board'), weekendPrice: 12.5 },
          { ...found('tent') },
          { ...found('pass-10'), desk: true },
          { ...found('slot'), desk: true },
        ],
      },
    ],
  };
  const sold = (time: string) =>
    deskItemsOf(list, Temporal.Instant.from(time), 'Europe/Warsaw').map(({ row, price }) => [row, price]);
  expect(sold('2026-07-01T10:00:00Z')).toEqual([['board', 1000]]);
  expect(sold('2026-07-04T10:00:00Z')).toEqual([['board', 1250]]);
});
