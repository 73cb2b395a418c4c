import { expect, test } from 'vitest';
import { at, zone } from '../testing/slot.ts';
import { dayOfEntry, saleEntry, voidEntry } from './cash-entry.ts';

const closed = (day: string | null) => (day === null ? null : Temporal.PlainDate.from(day));

test.each([
  // The park's midnight, in summer and in winter.
  ['2026-07-01T21:59:59.999Z', null, '2026-07-01'],
  ['2026-07-01T22:00:00Z', null, '2026-07-02'],
  ['2026-12-01T22:59:59Z', null, '2026-12-01'],
  ['2026-12-01T23:00:00Z', null, '2026-12-02'],
  // Days of 23 and 25 hours.
  ['2026-03-28T23:00:00Z', null, '2026-03-29'],
  ['2026-03-29T21:59:59Z', null, '2026-03-29'],
  ['2026-03-29T22:00:00Z', null, '2026-03-30'],
  ['2026-10-25T00:30:00Z', null, '2026-10-25'],
  ['2026-10-25T01:30:00Z', null, '2026-10-25'],
  ['2026-10-25T22:59:59Z', null, '2026-10-25'],
  ['2026-10-25T23:00:00Z', null, '2026-10-26'],
  // No entry counts on a closed day, or on one before it.
  ['2026-07-01T20:00:00Z', '2026-06-30', '2026-07-01'],
  ['2026-07-01T20:00:00Z', '2026-07-01', '2026-07-02'],
  ['2026-07-01T20:00:00Z', '2026-07-03', '2026-07-04'],
  ['2026-12-31T20:00:00Z', '2026-12-31', '2027-01-01'],
])('Money of %s counts, with %s closed, on %s', (moment, last, day) => {
  expect(dayOfEntry(at(moment), closed(last), zone).toString()).toBe(day);
});

const sold = { method: 'card', vat: '8', track: 2 } as const;

test('A payment is what came, but for a ride on a pass', () => {
  expect(saleEntry({ ...sold, amount: 5500 })).toEqual({ ...sold, kind: 'sale', cents: 5500 });
  expect(saleEntry({ ...sold, amount: 0 })).toEqual({ ...sold, kind: 'sale', cents: 0 });
  expect(saleEntry({ ...sold, method: 'pass', amount: 4900 })).toBeNull();
});

test.each([
  ['mistake', { kind: 'reversal', method: 'card' }],
  ['cash', { kind: 'back', method: 'cash' }],
  ['card', { kind: 'back', method: 'card' }],
  ['blik', { kind: 'back', method: 'blik' }],
  ['transfer', { kind: 'back', method: 'transfer' }],
] as const)('A payment by card that is voided by %s leaves by that', (way, entry) => {
  expect(voidEntry(sold, 5500, way)).toEqual({ ...sold, ...entry, cents: -5500 });
});
