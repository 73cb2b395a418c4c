import { slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import { aSlot, at, me, other } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { currentChoice, nextChoice, noneChosen, slotsBetween } from './chosenSlots.ts';

const now = at('2026-07-04T05:00:00Z');
const quarters = Array.from({ length: 16 }, (_, index) =>
  aSlot({ id: index + 1, start: at('2026-07-04T07:00:00Z').add({ minutes: 15 * index }) }),
);
const some = (...numbers: number[]) => quarters.filter(({ id }) => numbers.includes(id));
const ids = (slots: readonly { id: number }[]) => slots.map(({ id }) => id);
const tapped = (...numbers: number[]) =>
  numbers.reduce(
    (chosen, number) =>
      some(number).reduce((before, slot) => nextChoice(before, { kind: 'tap', slot }), chosen),
    noneChosen,
  );

describe('Chosen slots', () => {
  test.each([
    ['one after the other', [1, 3, 2], [1, 3, 2]],
    ['a second tap takes one back', [1, 2, 1], [2]],
  ])('%s', (_what, taps, chosen) => {
    expect(ids(tapped(...taps).slots)).toEqual(chosen);
  });

  test('are no more than one call books, and say so', () => {
    const full = nextChoice(noneChosen, { kind: 'add', slots: quarters });
    expect([full.slots.length, full.isFull]).toEqual([slotsTogetherAtMost, true]);
    const [first] = full.slots;
    expect(first && nextChoice(full, { kind: 'tap', slot: first }).isFull).toBe(false);
  });

  test('are chosen once, and anew', () => {
    const twice = nextChoice(tapped(1), { kind: 'add', slots: some(1, 2) });
    expect(ids(twice.slots)).toEqual([1, 2]);
    expect(ids(nextChoice(twice, { kind: 'choose', slots: some(5) }).slots)).toEqual([5]);
  });

  test('that others took are gone, that the rider has are neither, that no list has stay', () => {
    const list = quarters
      .slice(0, 3)
      .map((slot) =>
        slot.id === 2 ? { ...slot, rider: other } : slot.id === 3 ? { ...slot, rider: me } : slot,
      );
    const { open, gone } = currentChoice(tapped(9, 3, 2, 1).slots, list, me, now);
    expect([ids(open), ids(gone)]).toEqual([[1, 9], [2]]);
  });
});

describe('“Up to here”', () => {
  const taken = quarters.map((slot) => (slot.id === 3 ? { ...slot, rider: other } : slot));

  test.each([
    ['the free ones between the first and the last', [1, 5], taken, [2, 4]],
    ['none beside each other', [1, 2], taken, []],
    ['none of one slot', [1], taken, []],
    ['none where they would be too many', [1, 14], quarters, []],
    ['one of places with the same start', [1, 3], [...quarters, aSlot({ ...some(2)[0], id: 99 })], [2]],
    [
      'no place of an event',
      [1, 3],
      quarters.map((slot) => (slot.id === 2 ? { ...slot, event: 7 } : slot)),
      [],
    ],
  ])('adds %s', (_what, chosen, list, between) => {
    expect(ids(slotsBetween(some(...chosen), list, 1, now))).toEqual(between);
  });
});
