import { emptySeason, type Season } from '@cablepark/domain/season/season.schema';
import { expect, test } from 'vitest';
import { readSeasonRow, writeSeasonRow } from './season.ts';

test('Money of a season crosses the wire in PLN, and comes back to the grosz', () => {
  const day = { opens: '09:00', closes: '21:00' };
  const season: Season = {
    ...emptySeason,
    plans: [
      {
        name: 'Lato',
        firstDay: '2026-05-01',
        lastDay: '2026-09-30',
        tracks: null,
        week: [day, day, day, day, day, day, null],
        minutes: 15,
        breaks: [],
        prices: [{ from: '00:00', weekday: 4999, fridayEvening: 6550, weekend: 7000, holiday: 0 }],
        exceptions: [
          { firstDay: '2026-06-04', lastDay: '2026-06-04', isClosed: false, hours: null, price: 1990 },
          { firstDay: '2026-06-05', lastDay: '2026-06-05', isClosed: true, hours: null, price: null },
        ],
        sunsetMinutes: 15,
      },
    ],
  };
  const row = writeSeasonRow(season);
  expect(row.plans[0]?.prices).toEqual([
    { from: '00:00', weekday: 49.99, fridayEvening: 65.5, weekend: 70, holiday: 0 },
  ]);
  expect(row.plans[0]?.exceptions.map(({ price }) => price)).toEqual([19.9, null]);
  expect(readSeasonRow(row)).toEqual(season);
});
