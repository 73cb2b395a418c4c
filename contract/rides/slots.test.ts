import { aSlot, at, me } from '@cablepark/domain/testing/slot';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGrosze, toPln } from '../money.ts';
import { readSlotRow, writeSlotRow } from './slots.ts';

const row = {
  id: 7,
  startTime: '2026-07-04T10:00:00.000Z',
  duration: 15,
  price: 55.5,
  asset: 2,
  bookedBy: me,
  payment: 3,
  event: null,
};

test('A row of the wire is read as the park means it, and written as it came', () => {
  const slot = readSlotRow(row);
  expect(slot).toEqual(
    aSlot({ id: 7, track: 2, start: at('2026-07-04T10:00:00Z'), price: 5550, rider: me, payment: 3 }),
  );
  expect(writeSlotRow(slot)).toEqual(row);
});

test('A row with an unreadable start throws the text of the specification', () => {
  expect(() => readSlotRow({ ...row, startTime: 'tomorrow' })).toThrow(
    'Nieprawidłowy format daty w startTime',
  );
});

test('No grosz is lost between grosze and the decimals of the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (grosze) => {
      expect(toGrosze(toPln(grosze))).toBe(grosze);
    }),
  );
});
