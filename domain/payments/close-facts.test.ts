import { expect, test } from 'vitest';
import { type BookEntry, explainDifference, sumByPerson, sumByRate } from './close-facts.ts';
import { noSums } from './day-close.ts';

let ids = 0;

function entry(facts: Partial<BookEntry>): BookEntry {
  ids += 1;
  return {
    id: ids,
    at: ids,
    kind: 'sale',
    method: 'cash',
    vat: '8',
    cents: 5500,
    payment: ids,
    item: `booking ${ids}`,
    by: 'anna',
    ...facts,
  };
}

const undone = ({ method, payment, item, cents }: BookEntry) =>
  entry({ method, payment, item, at: 900, kind: 'reversal', cents: -cents });
const said = (entries: readonly BookEntry[], difference: number) =>
  explainDifference(entries, difference).map(({ reason, entry: id, instead }) => [reason, id, instead]);

test('Without a difference the list has what was undone, and nothing else', () => {
  const sale = entry({});
  const back = undone(sale);
  expect(said([sale, entry({}), back], 0)).toEqual([['undone', back.id, null]]);
  expect(said([entry({}), entry({})], 0)).toEqual([]);
});

test('A payment that was taken again by another method stands first, with that method', () => {
  const other = undone(entry({ cents: 3000 }));
  const sale = entry({ item: 'booking x', cents: 4000 });
  const back = undone(sale);
  const again = entry({ item: 'booking x', method: 'card', cents: 4000, at: 901 });
  expect(said([other, sale, back, again], 0)).toEqual([
    ['method', back.id, 'card'],
    ['undone', other.id, null],
  ]);
  // Entries of the same amount as the difference come first.
  expect(said([other, sale, back, again], -3000).slice(0, 2)).toEqual([
    ['undone', other.id, null],
    ['method', back.id, 'card'],
  ]);
});

test.each([
  ['of the same method', { method: 'cash' as const, at: 901 }],
  ['before the mistake', { method: 'card' as const, at: 899 }],
  ['of another ride', { method: 'card' as const, at: 901, item: 'booking y' }],
])('A payment %s is no change of the method', (_name, facts) => {
  const sale = entry({ item: 'booking x' });
  const back = undone(sale);
  const again = entry({ item: 'booking x', ...facts });
  expect(said([sale, back, again], 0)).toEqual([['undone', back.id, null]]);
});

test.each([
  [-5500, 'equal'],
  [5500, 'equal'],
  [11_000, 'half'],
  [-2750, 'double'],
])('With a difference of %i a single entry of 5500 explains it as %s', (difference, reason) => {
  const single = entry({});
  expect(said([single, entry({ cents: 990 })], difference)).toEqual([[reason, single.id, null]]);
});

test('Missing cash is sooner an entry of cash, too much of it one of another method, and online is none', () => {
  const [cash, card] = [entry({}), entry({ method: 'card' })];
  const all = [cash, card, entry({ method: 'online' })];
  expect(said(all, -5500).map(([, id]) => id)).toEqual([cash.id, card.id]);
  expect(said(all, 5500).map(([, id]) => id)).toEqual([card.id, cash.id]);
});

test('An item that was undone hides no other item', () => {
  const item = entry({ payment: null, item: null, cents: 1000 });
  const back = undone(entry({ payment: null, item: null, cents: 1500 }));
  expect(said([item, back], -1000)).toEqual([
    ['undone', back.id, null],
    ['equal', item.id, null],
  ]);
});

test('Of many entries of one amount the latest eight are shown', () => {
  const all = Array.from({ length: 30 }, () => entry({}));
  const latest = all.slice(-8).map(({ id }) => id);
  expect(said(all, -5500).map(([, id]) => id)).toEqual(latest.toReversed());
});

test('The money stands by who took it, automatic entries last, and by the rate of VAT', () => {
  const all = [
    entry({ by: null, method: 'online', vat: null }),
    entry({ by: null, method: 'online', vat: '8' }),
    entry({ by: null, method: 'online', vat: '8' }),
    entry({ by: 'anna', vat: '23' }),
    entry({ by: 'ewa', method: 'card', cents: 3000 }),
    entry({ by: 'ewa', kind: 'back', cents: -1000 }),
  ];
  expect(sumByPerson(all)).toEqual([
    { by: 'ewa', methods: { ...noSums, card: 3000, cash: -1000 }, count: 2 },
    { by: 'anna', methods: { ...noSums, cash: 5500 }, count: 1 },
    { by: null, methods: { ...noSums, online: 16_500 }, count: 3 },
  ]);
  expect(sumByRate(all)).toEqual([
    { vat: '23', cents: 5500 },
    { vat: '8', cents: 13_000 },
    { vat: null, cents: 5500 },
  ]);
});
