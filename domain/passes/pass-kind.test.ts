import { expect, test } from 'vitest';
import { defaultPrices } from '../prices/default-prices.ts';
import type { PassFacts } from '../prices/pass-facts.schema.ts';
import { priceList } from '../prices/prices.schema.ts';
import { endOfPass, isOnSale, lastDayOf, passKindsOf, termWith, unitsOf } from './pass-kind.ts';

const zone = 'Europe/Warsaw';
const facts: PassFacts = {
  minutes: null,
  rideMinutes: 15,
  validDays: 30,
  validUntil: null,
  tracks: null,
  perDay: null,
  shared: false,
};
const untilJune = { ...facts, validDays: null, validUntil: '2026-06-30' };

/** The default price list, its first pass with these facts. */
function listWith(pass: unknown, row: object = {}) {
  const groups = defaultPrices.groups.map((group) => ({
    ...group,
    rows: group.rows.map((each) => (each.id === 'pass-10' ? { ...each, pass, ...row } : each)),
  }));
  return { ...defaultPrices, groups };
}

const faultsOf = (list: unknown) =>
  priceList.safeParse(list).error?.issues.map(({ path }) => path.slice(4).join('.')) ?? [];

test('A pass row that does not say what the pass is good for is not sold by the system', () => {
  expect(passKindsOf(priceList.parse(defaultPrices))).toEqual([]);
  expect(passKindsOf(priceList.parse(listWith(null)))).toEqual([]);
});

test('One that says so is sold at its price, its rate and for its slots, or for its minutes', () => {
  const { minutes: _none, ...rest } = facts;
  const kind = { row: 'pass-10', price: 49_000, vat: '23', unit: 'rides', amount: 10, ...rest };
  expect(passKindsOf(priceList.parse(listWith(facts)))).toMatchObject([kind]);
  const timed = { ...untilJune, minutes: 600, rideMinutes: null, tracks: [1, 2], perDay: 60, shared: true };
  expect(passKindsOf(priceList.parse(listWith(timed)))).toMatchObject([
    { unit: 'minutes', amount: 600, validUntil: '2026-06-30', tracks: [1, 2], perDay: 60, shared: true },
  ]);
});

test.each<[string, object, string]>([
  ['of rides without the longest one', { rideMinutes: null }, 'pass.rideMinutes'],
  ['without an end', { validDays: null }, 'pass.validDays'],
  ['with two ends', { validUntil: '2026-06-30' }, 'pass.validUntil'],
  ['until a day that is none', { validDays: null, validUntil: '2026-06-31' }, 'pass.validUntil'],
  ['for no day', { validDays: 0 }, 'pass.validDays'],
  ['for more than ten years', { validDays: 3651 }, 'pass.validDays'],
  ['of no minutes', { minutes: 0 }, 'pass.minutes'],
  ['of half a minute', { minutes: 0.5 }, 'pass.minutes'],
  ['for rides of more than a day', { rideMinutes: 1441 }, 'pass.rideMinutes'],
  ['for no track', { tracks: [] }, 'pass.tracks'],
  ['for a track twice', { tracks: [1, 1] }, 'pass.tracks'],
  ['for no ride a day', { perDay: 0 }, 'pass.perDay'],
  ['that says more than is asked', { colour: 'red' }, 'pass'],
])('A price list takes no pass %s', (_what, wrong, path) => {
  expect(faultsOf(listWith({ ...facts, ...wrong }))).toEqual([path]);
});

test('Only a pass says what a pass is good for, and it costs the same all week', () => {
  expect(faultsOf(listWith(facts, { role: 'plain', slots: null }))).toEqual(['pass']);
  expect(faultsOf(listWith(facts, { weekendPrice: 500 }))).toEqual(['weekendPrice']);
});

test.each([
  ['2026-07-01T22:30:00Z', 30, '2026-07-31T22:00:00Z'],
  ['2026-07-01T21:30:00Z', 1, '2026-07-01T22:00:00Z'],
  // The day on which summer time ends has 25 hours.
  ['2026-10-24T10:00:00Z', 2, '2026-10-25T23:00:00Z'],
  ['2026-03-28T10:00:00Z', 2, '2026-03-29T22:00:00Z'],
])('A first ride at %s and %i days: it holds until %s', (first, validDays, end) => {
  const ends = endOfPass({ validDays, validUntil: null }, Temporal.Instant.from(first), zone);
  expect(ends?.toString()).toBe(end);
});

test('The days of a pass begin with its first ride; a pass of a date ends with that day', () => {
  expect(endOfPass(facts, null, zone)).toBe(null);
  expect(endOfPass(untilJune, null, zone)?.toString()).toBe('2026-06-30T22:00:00Z');
});

test.each([
  ['its first one', null, '2026-07-04T10:00:00Z', '2026-08-02T22:00:00Z'],
  ['a later one', '2026-08-02T22:00:00Z', '2026-07-20T10:00:00Z', '2026-08-02T22:00:00Z'],
  ['an earlier one', '2026-08-02T22:00:00Z', '2026-07-03T10:00:00Z', '2026-08-01T22:00:00Z'],
])(
  'The days of a pass begin with the earliest of its rides, also where that is %s',
  (_what, ends, ride, end) => {
    const before = ends === null ? null : Temporal.Instant.from(ends);
    expect(
      termWith(
        facts,
        { ends: before, closedDays: [] },
        Temporal.Instant.from(ride),
        zone,
        [],
      ).ends?.toString(),
    ).toBe(end);
  },
);

test('A pass of a date ends with that day, whenever its rides are', () => {
  const ends = endOfPass(untilJune, null, zone);
  expect(
    termWith(untilJune, { ends, closedDays: [] }, Temporal.Instant.from('2026-05-01T10:00:00Z'), zone, [])
      .ends,
  ).toEqual(ends);
});

test('A pass of a date is sold up to that day', () => {
  expect(isOnSale(untilJune, Temporal.Instant.from('2026-06-30T21:59:59Z'), zone)).toBe(true);
  expect(isOnSale(untilJune, Temporal.Instant.from('2026-06-30T22:00:00Z'), zone)).toBe(false);
  expect(isOnSale(facts, Temporal.Instant.from('2099-01-01T00:00:00Z'), zone)).toBe(true);
});

test.each([
  ['2026-07-31T22:00:00Z', '2026-07-31'],
  // The midnight before which summer time ended.
  ['2026-10-25T23:00:00Z', '2026-10-25'],
])('The last day of a pass that ends at %s is the day before that midnight', (ends, day) => {
  expect(lastDayOf(Temporal.Instant.from(ends), zone).toString()).toBe(day);
});

test('A slot takes a ride, or its minutes', () => {
  expect([unitsOf({ unit: 'rides' }, 30), unitsOf({ unit: 'minutes' }, 30)]).toEqual([1, 30]);
});
