import { describe, expect, test } from 'vitest';
import { aSlot, at, me } from '../testing/slot.ts';
import { defaultPrices } from './default-prices.ts';
import { decideHire, type Hire, hirePrice, hiresOf, spreadHire } from './hire.ts';

const zone = 'Europe/Warsaw';
const hourly: Hire = {
  row: 'track-hour',
  name: { pl: 'Cały tor', en: 'Whole track' },
  per: 'hour',
  prices: { weekday: 400, weekend: 500 },
};
const daily: Hire = { ...hourly, row: 'track-day', per: 'day', prices: { weekday: 2000, weekend: 3000 } };

/** Slots of a quarter of an hour from a time on. */
const quarters = (time: string, count: number, track = 1) =>
  Array.from({ length: count }, (_, index) =>
    aSlot({
      id: track * 100 + index,
      track,
      start: at(time).add({ minutes: 15 * index }),
      minutes: 15,
    }),
  );

test.each([
  ['an hour', hourly, quarters('2026-07-08T08:00:00Z', 4), 40_000],
  ['three quarters', hourly, quarters('2026-07-08T08:00:00Z', 3), 30_000],
  [
    'an hour of two tracks',
    hourly,
    [...quarters('2026-07-08T08:00:00Z', 4), ...quarters('2026-07-08T08:00:00Z', 4, 2)],
    80_000,
  ],
  ['two places at one time', hourly, [0, 1].flatMap(() => quarters('2026-07-08T08:00:00Z', 4)), 40_000],
  ['an hour over Friday, 16:00', hourly, quarters('2026-07-10T13:30:00Z', 4), 45_000],
  ['a day', daily, quarters('2026-07-08T08:00:00Z', 20), 200_000],
  ['a Friday that begins in the week', daily, quarters('2026-07-10T13:00:00Z', 12), 200_000],
  ['a Saturday', daily, quarters('2026-07-11T08:00:00Z', 20), 300_000],
  [
    'a day of two tracks',
    daily,
    [...quarters('2026-07-08T08:00:00Z', 2), ...quarters('2026-07-08T08:00:00Z', 2, 2)],
    400_000,
  ],
  ['nothing', hourly, [], 0],
] as const)('The hire of %s costs', (_what, hire, slots, cents) => {
  expect(hirePrice(hire, slots, zone)).toBe(cents);
});

test('An hour that does not divide is rounded once', () => {
  const third = { ...hourly, prices: { weekday: 100, weekend: 100 } };
  const slots = quarters('2026-07-08T08:00:00Z', 3).map((slot) => ({ ...slot, minutes: 10 }));
  expect(hirePrice(third, slots, zone)).toBe(5000);
  expect(hirePrice(third, slots.slice(0, 1), zone)).toBe(1667);
});

test('The price is spread over the slots by their minutes, to the grosz', () => {
  const day = { ...daily, prices: { weekday: 100, weekend: 100 } };
  const slots = quarters('2026-07-08T08:00:00Z', 3);
  expect([...spreadHire(day, slots, zone).values()]).toEqual([3333, 3334, 3333]);
  const [first, ...rest] = slots;
  const longer = first ? [{ ...first, minutes: 30 }, ...rest] : [];
  expect([...spreadHire(day, longer, zone)]).toEqual([
    [100, 5000],
    [101, 2500],
    [102, 2500],
  ]);
});

describe('A row of the price list', () => {
  const rows = (changed: object) => ({
    ...defaultPrices,
    groups: defaultPrices.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) =>
        ['tent', 'slot', 'pass-10'].includes(row.id) ? { ...row, ...changed } : row,
      ),
    })),
  });
  test('is for hire if the park marks it, and it is plain', () => {
    expect(hiresOf(rows({}))).toEqual([]);
    expect(hiresOf(rows({ hire: null }))).toEqual([]);
    expect(hiresOf(rows({ hire: 'day' }))).toMatchObject([{ row: 'tent', per: 'day' }]);
  });
});

test.each([
  ['a Manager', 'Manager', hourly, 'ok'],
  ['a Manager at a row that is none of hire', 'Manager', null, 'INVALID_FOREIGN_KEY'],
  ['a rider', 'User', hourly, 'FORBIDDEN'],
] as const)('A track is hired out by %s: %s', (_who, role, hire, decision) => {
  expect(decideHire({ actor: { id: me, role }, hire })).toBe(decision);
});
