import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSlot, at, me, other } from '../testing/slot.ts';
import { byStart, hasEnded, slotState } from './slot.ts';

// The slot lasts from 10:00 to 10:15 UTC.
test.each([
  ['a free slot', null, null, '2026-07-04T09:00:00Z', 'free'],
  ['a free slot to me', null, me, '2026-07-04T09:00:00Z', 'free'],
  ['my slot', me, me, '2026-07-04T09:00:00Z', 'mine'],
  ['another rider’s slot', other, me, '2026-07-04T09:00:00Z', 'taken'],
  ['a held slot to a visitor', other, null, '2026-07-04T09:00:00Z', 'taken'],
  ['a free slot that runs', null, me, '2026-07-04T10:14:59.999Z', 'free'],
  ['a free slot at its last moment', null, me, '2026-07-04T10:15:00Z', 'ended'],
  ['my slot that is over', me, me, '2026-07-04T11:00:00Z', 'ended'],
  ['another’s slot that is over', other, me, '2026-07-04T11:00:00Z', 'ended'],
] as const)('%s shows its state', (_what, rider, viewer, now, state) => {
  expect(slotState(aSlot({ rider }), viewer, at(now))).toBe(state);
});

test('A slot ends exactly when its minutes have passed, across clock changes too', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_740_000_000_000, max: 1_800_000_000_000 }),
      fc.integer({ min: 1, max: 10_080 }),
      (startMs, minutes) => {
        const slot = aSlot({
          start: Temporal.Instant.fromEpochMilliseconds(startMs),
          minutes,
        });
        const end = startMs + minutes * 60_000;
        expect(hasEnded(slot, Temporal.Instant.fromEpochMilliseconds(end - 1))).toBe(false);
        expect(hasEnded(slot, Temporal.Instant.fromEpochMilliseconds(end))).toBe(true);
      },
    ),
  );
});

test('Slots sort by start, places of one start by id', () => {
  const [late, second, first] = [
    aSlot({ id: 1, start: at('2026-07-04T12:00:00+02:00') }),
    aSlot({ id: 9, start: at('2026-07-04T09:00:00Z') }),
    aSlot({ id: 3, start: at('2026-07-04T09:00:00Z') }),
  ];
  expect([late, second, first].toSorted(byStart).map((slot) => slot.id)).toEqual([3, 9, 1]);
});
