import { aSlot, at } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

test('Slots with one start are numbered, also an event’s long ones; a slot that starts alone is not', () => {
  const long = { start: at('2026-07-04T10:00:00.000Z'), minutes: 480 };
  const alone = aSlot({ start: at('2026-07-04T09:45:00.000Z') });
  const sharing = [aSlot(long), aSlot(long), aSlot({ start: at('2026-07-04T10:00:00Z') })];
  const places = placesOf([alone, ...sharing]);
  expect(sharing.map(({ id }) => places.get(id))).toEqual([
    { number: 1, of: 3 },
    { number: 2, of: 3 },
    { number: 3, of: 3 },
  ]);
  expect(places.has(alone.id)).toBe(false);
});
