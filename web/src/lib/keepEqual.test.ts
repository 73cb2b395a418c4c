import { aSlot, at } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { keepEqual } from './keepEqual.ts';

/** As a second reading makes them: equal, and all of it new. */
const day = () => [
  aSlot({ id: 1, start: at('2026-07-04T10:00:00Z') }),
  aSlot({ id: 2, start: at('2026-07-04T10:15:00Z'), rider: 'ola' }),
  aSlot({ id: 3, start: at('2026-07-04T10:30:00Z') }),
];

test('A reading in which nothing changed is the very list of before', () => {
  const before = day();
  expect(keepEqual(before, day())).toBe(before);
});

test('A slot that changed is new, the others are the same objects', () => {
  const before = day();
  const next = day().map((slot) => (slot.id === 2 ? { ...slot, rider: null } : slot));
  const kept = keepEqual(before, next) as typeof before;
  expect(kept).toEqual(next);
  expect(kept.map((slot, index) => slot === before[index])).toEqual([true, false, true]);
});

test('A slot that moved to another time is new', () => {
  const before = day();
  const next = day().map((slot) => (slot.id === 2 ? { ...slot, start: at('2026-07-04T11:00:00Z') } : slot));
  expect((keepEqual(before, next) as typeof before)[1]?.start).toEqual(at('2026-07-04T11:00:00Z'));
});

test('Where one is gone or one came in front, those behind it stay the same objects', () => {
  const before = day();
  expect(keepEqual(before, day().slice(1))).toEqual(before.slice(1));
  expect((keepEqual(before, day().slice(1)) as typeof before)[0]).toBe(before[1]);
  const longer = keepEqual(before, [aSlot({ id: 9 }), ...day()]) as typeof before;
  expect(longer.slice(1).every((slot, index) => slot === before[index])).toBe(true);
});

test('Inside an object the parts that are equal stay the same objects', () => {
  const before = { slots: day(), riders: { ola: { id: 'ola', name: 'Ola' } }, missing: [2] };
  const kept = keepEqual(before, {
    slots: day(),
    riders: { ola: { id: 'ola', name: 'Ola' }, ewa: { id: 'ewa', name: 'Ewa' } },
    missing: [2],
  }) as typeof before;
  expect(kept.slots).toBe(before.slots);
  expect(kept.riders.ola).toBe(before.riders.ola);
  expect(Object.keys(kept.riders)).toEqual(['ola', 'ewa']);
  expect(kept.missing).toBe(before.missing);
});

test('What is no longer there is gone, and what was nothing is something', () => {
  expect(keepEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(keepEqual({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(keepEqual(undefined, null)).toBe(null);
  expect(keepEqual([], null)).toBe(null);
});
