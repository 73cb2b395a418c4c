import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { changeDays, type DaysChange, type MsSpan, type StandingSlot, spanOf } from './change-days.ts';
import type { SeasonSlot } from './plan-day.ts';
import { type RecordedChange, wantedBefore } from './undo-days.ts';

const unit = 60_000;
const span = { fromMs: 0, toMs: 60 * unit };

/** Pieces of an hour that do not overlap: a step over free time, then a slot. */
const pieces = <More>(more: Parameters<typeof record<{ skip: number; minutes: number } & More>>[0]) =>
  array(record(more), { maxLength: 12 }).map((list) => {
    let at = -5;
    return list.map(({ skip, minutes, ...rest }) => {
      const startMs = (at + skip) * unit;
      at += skip + minutes;
      return { startMs, minutes, ...rest };
    });
  });

const shape = {
  skip: integer({ min: 0, max: 6 }),
  minutes: integer({ min: 1, max: 8 }),
  price: constantFrom(50, 60),
};
const wanted = pieces<{ price: number }>(shape).map((slots) =>
  slots.filter((slot) => slot.startMs >= 0 && slot.startMs < span.toMs),
);
const standing = pieces<{ price: number; isPlanned: boolean; isBooked: boolean }>({
  ...shape,
  isPlanned: boolean(),
  isBooked: boolean(),
}).map((slots) => slots.map((slot, index) => ({ id: index + 1, ...slot })));
const gaps = array(record({ at: integer({ min: 0, max: 60 }), minutes: integer({ min: 1, max: 5 }) }), {
  maxLength: 2,
}).map((list) => list.map(({ at, minutes }) => ({ fromMs: at * unit, toMs: (at + minutes) * unit })));
const nowMs = integer({ min: -1, max: 30 }).map((minute) => minute * unit);

const meet = (a: MsSpan, b: MsSpan) => a.fromMs < b.toMs && b.fromMs < a.toMs;

function apply(slots: readonly StandingSlot[], change: DaysChange): StandingSlot[] {
  const gone = new Set(change.remove.map(({ id }) => id));
  const prices = new Map(change.reprice.map(({ id, newPrice }) => [id, newPrice]));
  const stayed = slots
    .filter(({ id }) => !gone.has(id))
    .map((slot) => ({ ...slot, price: prices.get(slot.id) ?? slot.price }));
  const made = change.make.map((slot, index) => ({
    ...slot,
    id: 100 + index,
    isPlanned: true,
    isBooked: false,
  }));
  return [...stayed, ...made].toSorted((a, b) => a.startMs - b.startMs);
}

function recordOf(
  before: readonly StandingSlot[],
  after: readonly StandingSlot[],
  change: DaysChange,
): RecordedChange {
  const known = new Set(before.map(({ id }) => id));
  return {
    made: after.filter(({ id }) => !known.has(id)).map(({ id }) => id),
    repriced: change.reprice.map(({ id, price, newPrice }) => ({ id, from: price, to: newPrice })),
    removed: change.remove,
    refilled: [],
  };
}

const shown = (slots: readonly StandingSlot[]) => slots.map(({ id: _id, ...slot }) => slot);

test('Slots never meet, and those of a rider, of a hand or of the past stay as they are', () => {
  assert(
    property(wanted, standing, gaps, nowMs, (planned, before, freed, now) => {
      const after = apply(before, changeDays(planned, { span, standing: before, gaps: freed, nowMs: now }));
      const meeting = after.filter((slot, index) => {
        const next = after[index + 1];
        return next && meet(spanOf(slot), spanOf(next));
      });
      expect(meeting).toEqual([]);
      const untouchable = before.filter((slot) => slot.isBooked || !slot.isPlanned || slot.startMs <= now);
      expect(after).toEqual(expect.arrayContaining(untouchable));
      const made = after.filter(({ id }) => id >= 100);
      expect(made.some((slot) => slot.startMs <= now || freed.some((gap) => meet(gap, spanOf(slot))))).toBe(
        false,
      );
    }),
  );
});

test('What is wanted is there afterwards, or the change says why not', () => {
  assert(
    property(wanted, standing, gaps, (planned, before, freed) => {
      const change = changeDays(planned, { span, standing: before, gaps: freed, nowMs: -6 * unit });
      const after = apply(before, change);
      const reasons = [
        ...change.keptBooked,
        ...change.keptByHand,
        ...change.leftFree,
        // Another day reports what begins on it.
        ...before.filter((slot) => slot.startMs < span.fromMs || slot.startMs >= span.toMs),
      ];
      for (const slot of planned) {
        const isThere = after.some(
          (one) => one.startMs === slot.startMs && one.minutes === slot.minutes && one.price === slot.price,
        );
        expect(isThere || reasons.some((reason) => meet(spanOf(reason), spanOf(slot)))).toBe(true);
      }
    }),
  );
});

test('Done twice, it changes nothing the second time', () => {
  assert(
    property(wanted, standing, gaps, nowMs, (planned, before, freed, now) => {
      const found = { span, gaps: freed, nowMs: now };
      const after = apply(before, changeDays(planned, { ...found, standing: before }));
      const { make, reprice, remove } = changeDays(planned, { ...found, standing: after });
      expect({ make, reprice, remove }).toEqual({ make: [], reprice: [], remove: [] });
    }),
  );
});

test('Undone, everything is as it was', () => {
  assert(
    property(wanted, standing, gaps, nowMs, (planned: SeasonSlot[], before, freed, now) => {
      const found = { span, nowMs: now };
      const change = changeDays(planned, { ...found, gaps: freed, standing: before });
      const after = apply(before, change);
      const back = wantedBefore(recordOf(before, after, change), after);
      // A removed slot has no gap: freeing a time by hand deletes its slot.
      const undone = apply(after, changeDays(back, { ...found, gaps: [], standing: after }));
      expect(shown(undone)).toEqual(shown(before));
    }),
  );
});
