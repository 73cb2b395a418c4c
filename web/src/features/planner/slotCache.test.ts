import { aSlot } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { withSlot } from './slotCache.ts';

const slot = aSlot({ id: 1 });

test('A change reaches its slot and leaves the others as they are', () => {
  const other = { ...slot, id: 2 };
  const changed = withSlot([slot, other], { id: 1, rider: 'me' });
  expect(changed).toEqual([{ ...slot, rider: 'me' }, other]);
  expect(changed?.[1]).toBe(other);
});

test('A list that does not hold the slot is the same list', () => {
  const slots = [slot];
  expect(withSlot(slots, { id: 9, rider: 'me' })).toBe(slots);
  expect(withSlot(undefined, { id: 9 })).toBeUndefined();
});
