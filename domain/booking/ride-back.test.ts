import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ridesToGiveBack, type SlotSale } from './ride-back.ts';

type Told = `${'a' | 'b' | 'c'} ${SlotSale['outcome']}`;

const salesOf = (told: readonly Told[]) =>
  told.map((text, index): SlotSale => {
    const [rider, outcome] = text.split(' ') as [string, SlotSale['outcome']];
    return { booking: index + 1, rider, outcome };
  });

test.each<[what: string, told: Told[], back: number[]]>([
  ['nobody took it again', ['a forfeited'], []],
  ['another booked it and did not come', ['a forfeited', 'b nothing'], []],
  ['another paid', ['a forfeited', 'b paid'], [1]],
  ['another rode unpaid', ['a forfeited', 'b ridden'], [1]],
  ['another cancelled late, too', ['a forfeited', 'b forfeited'], [1]],
  ['two cancelled late, and a third paid', ['a forfeited', 'b forfeited', 'c paid'], [1, 2]],
  ['one in between cancelled in time', ['a forfeited', 'b nothing', 'c paid'], [1]],
  ['the rider paid it again', ['a forfeited', 'a paid'], [1]],
  ['the rider took it again without paying', ['a forfeited', 'a ridden'], []],
  ['the sale came first', ['a paid', 'b forfeited'], []],
  ['somebody bought the rest of a missed one', ['a forfeited', 'b paid', 'c paid'], [1]],
  ['there is no booking', [], []],
])('Where %s', (_what, told, back) => {
  expect(ridesToGiveBack(salesOf(told))).toEqual(back);
});

test('The park always keeps one sale of a slot that brought something', () => {
  const outcomes = ['forfeited', 'paid', 'ridden', 'nothing'] as const;
  const sale = fc.record({ rider: fc.constantFrom('a', 'b', 'c'), outcome: fc.constantFrom(...outcomes) });
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 6 }), (told) => {
      const sales = told.map((each, index) => ({ ...each, booking: index + 1 }));
      const back = new Set(ridesToGiveBack(sales));
      const left = sales.filter(({ booking, outcome }) => outcome !== 'nothing' && !back.has(booking));
      expect(left.length > 0).toBe(sales.some(({ outcome }) => outcome !== 'nothing'));
      const given = sales.filter(({ booking }) => back.has(booking));
      expect(given.every(({ outcome }) => outcome === 'forfeited')).toBe(true);
      // A second call returns nothing more.
      const after = sales.map((each) =>
        back.has(each.booking) ? { ...each, outcome: 'nothing' as const } : each,
      );
      expect(ridesToGiveBack(after)).toEqual([]);
    }),
  );
});
