import { describe, expect, test } from 'vitest';
import { changeDays, type StandingSlot, type TrackDays } from './change-days.ts';
import type { SeasonSlot } from './plan-day.ts';

const minuteMs = 60_000;
const slot = (at: number, price = 55, minutes = 15): SeasonSlot => ({
  startMs: at * minuteMs,
  minutes,
  price,
});
const standing = (id: number, at: number, more: Partial<StandingSlot> = {}): StandingSlot => ({
  ...slot(at),
  id,
  isPlanned: true,
  isBooked: false,
  ...more,
});
const days = (found: Partial<TrackDays>): TrackDays => ({
  span: { fromMs: 0, toMs: 1440 * minuteMs },
  standing: [],
  gaps: [],
  nowMs: 0,
  ...found,
});

/** The change in short form: starts of new slots, ids of existing ones. */
function shortly(wanted: readonly SeasonSlot[], found: Partial<TrackDays>) {
  const change = changeDays(wanted, days(found));
  const starts = (slots: readonly SeasonSlot[]) => slots.map(({ startMs }) => startMs / minuteMs);
  const ids = (slots: readonly StandingSlot[]) => slots.map(({ id }) => id);
  const all = {
    make: starts(change.make),
    reprice: change.reprice.map(({ id, newPrice }) => [id, newPrice]),
    remove: ids(change.remove),
    keptBooked: ids(change.keptBooked),
    keptByHand: ids(change.keptByHand),
    leftFree: starts(change.leftFree),
  };
  return Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0));
}

describe('On an empty day', () => {
  test('all that is wanted is made, but nothing that has begun', () => {
    expect(shortly([slot(60), slot(75)], {})).toEqual({ make: [60, 75] });
    expect(shortly([slot(60), slot(75)], { nowMs: 60 * minuteMs })).toEqual({ make: [75] });
  });

  test('a time that a hand has freed is left alone', () => {
    const gaps = [{ fromMs: 70 * minuteMs, toMs: 71 * minuteMs }];
    expect(shortly([slot(45), slot(60), slot(75)], { gaps })).toEqual({ make: [45, 75], leftFree: [60] });
  });
});

describe('A slot of the plan', () => {
  test('stays if it is as wanted, changes its price, or goes', () => {
    const found = { standing: [standing(1, 60), standing(2, 75), standing(3, 90)] };
    expect(shortly([slot(60), slot(75, 70)], found)).toEqual({ reprice: [[2, 70]], remove: [3] });
  });

  test('gives way to one of another length', () => {
    expect(shortly([slot(60, 55, 30)], { standing: [standing(1, 60), standing(2, 75)] })).toEqual({
      make: [60],
      remove: [1, 2],
    });
  });

  test('stays while a rider holds it, and nothing is made into it', () => {
    const found = { standing: [standing(1, 60, { isBooked: true }), standing(2, 75, { isBooked: true })] };
    expect(shortly([slot(60, 70), slot(70), slot(90)], found)).toEqual({ make: [90], keptBooked: [1, 2] });
  });

  test('is not told of if it is booked and as wanted', () => {
    expect(shortly([slot(60)], { standing: [standing(1, 60, { isBooked: true })] })).toEqual({});
  });

  test('stays once it has begun, and nothing is made into it', () => {
    const found = { standing: [standing(1, 60, { minutes: 60 })], nowMs: 60 * minuteMs };
    expect(shortly([slot(90), slot(120)], found)).toEqual({ make: [120] });
  });

  test('of another day stays', () => {
    const found = { standing: [standing(1, 1500)] };
    expect(shortly([slot(1420)], found)).toEqual({ make: [1420] });
  });
});

describe('A slot by hand', () => {
  test('stays whatever the plan wants, booked or free, and is told of if the plan wants otherwise', () => {
    const byHand = { isPlanned: false };
    const found = {
      standing: [
        standing(1, 60, byHand),
        standing(2, 75, { ...byHand, price: 40 }),
        standing(3, 95, { ...byHand, isBooked: true }),
      ],
    };
    expect(shortly([slot(60), slot(75), slot(90), slot(120)], found)).toEqual({
      make: [120],
      keptByHand: [2, 3],
    });
  });
});
