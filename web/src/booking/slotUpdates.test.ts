import { aSlot } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { type BookingData, withUpdates } from './slotUpdates.ts';

const slot = aSlot({ id: 1 });
const other = { ...slot, id: 2 };

describe('In a list of slots', () => {
  test('a change reaches its slot and leaves the others as they are', () => {
    const changed = withUpdates([slot, other], [{ slot: { id: 1, rider: 'me' } }]);
    expect(changed).toEqual([{ ...slot, rider: 'me' }, other]);
    expect(changed[1]).toBe(other);
  });

  test('several changes reach theirs at once', () => {
    const updates = [1, 2, 9].map((id) => ({ slot: { id, price: 100 } }));
    expect(withUpdates([slot, other], updates)).toEqual([
      { ...slot, price: 100 },
      { ...other, price: 100 },
    ]);
  });

  test('a slot that was deleted is gone', () => {
    expect(withUpdates([slot, other], [{ slot: { id: 1 }, gone: true }])).toEqual([other]);
  });

  test('a list that does not hold the slot is the same list', () => {
    const slots = [slot];
    expect(withUpdates(slots, [{ slot: { id: 9, rider: 'me' } }])).toBe(slots);
    expect(withUpdates(slots, [])).toBe(slots);
  });
});

test('Data of the desk that do not hold the slot are the same data', () => {
  const data: BookingData = { slots: [slot], riders: {}, payments: {}, missing: [], arrived: [], places: {} };
  expect(withUpdates(data, [{ slot: { id: 9 }, missing: true }])).toBe(data);
});
