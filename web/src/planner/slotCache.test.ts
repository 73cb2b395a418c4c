import type { Slot } from '@cablepark/domain/slots';
import { expect, test } from 'vitest';
import { withSlot } from './slotCache.ts';

const slot: Slot = {
  id: 1,
  startTime: '2026-07-04T10:00:00.000Z',
  duration: 15,
  price: 55,
  asset: 1,
  bookedBy: null,
  payment: null,
  event: null,
};

test('A change reaches its slot and leaves the others as they are', () => {
  const other = { ...slot, id: 2 };
  const changed = withSlot([slot, other], { id: 1, bookedBy: 'me' });
  expect(changed).toEqual([{ ...slot, bookedBy: 'me' }, other]);
  expect(changed?.[1]).toBe(other);
});

test('A list that does not hold the slot is the same list', () => {
  const slots = [slot];
  expect(withSlot(slots, { id: 9, bookedBy: 'me' })).toBe(slots);
  expect(withSlot(undefined, { id: 9 })).toBeUndefined();
});
