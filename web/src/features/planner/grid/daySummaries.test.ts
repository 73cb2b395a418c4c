import { summarizeDays } from '@cablepark/domain/planner/day-summary';
import { monthGrid } from '@cablepark/domain/slots/month-page';
import type { Slot } from '@cablepark/domain/slots/slot';
import { anEvent } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { rememberedSummaries } from './daySummaries.ts';

const days = monthGrid(Temporal.PlainYearMonth.from('2026-07'));
const at = (time: string) => Temporal.Instant.from(time);

/** 48 quarters a day on every day of the grid: the 2,016 slots that one page has to show. */
const slots: Slot[] = days.flatMap((day, week) =>
  Array.from({ length: 48 }, (_, index) => ({
    id: week * 48 + index + 1,
    start: day
      .toZonedDateTime('Europe/Warsaw')
      .add({ hours: 9, minutes: 15 * index })
      .toInstant(),
    minutes: 15,
    price: 5500,
    track: 1,
    rider: index % 5 === 0 ? 'other' : null,
    payment: null,
    event: null,
    heldUntil: null,
  })),
);
const view = {
  slots,
  events: [],
  me: 'me',
  isClosed: false,
  now: at('2026-07-10T10:05:00Z'),
  zone: 'Europe/Warsaw',
};

/** The days whose summary is another object than before. */
function changedDays(before: readonly object[], after: readonly object[]): string[] {
  return days.filter((_day, index) => before[index] !== after[index]).map((day) => day.toString());
}

test('The summaries are those of the domain, for all 2,016 slots of a page', () => {
  const summaries = rememberedSummaries()(days, view);
  expect(summaries).toEqual(summarizeDays(days, view));
  expect(summaries.reduce((sum, { total }) => sum + total, 0)).toBe(2016);
});

test('A booking makes one day new and leaves the others as they are', () => {
  const summarize = rememberedSummaries();
  const before = summarize(days, view);
  const booked = slots.map((slot) =>
    slot.start.equals(at('2026-07-15T07:15:00Z')) ? { ...slot, rider: 'me' } : slot,
  );
  const after = summarize(days, { ...view, slots: booked });
  expect(changedDays(before, after)).toEqual(['2026-07-15']);
  expect(after).toEqual(summarizeDays(days, { ...view, slots: booked }));
});

test('The events, which arrive on their own, make their own days new', () => {
  const summarize = rememberedSummaries();
  const before = summarize(days, view);
  const withCamp = {
    ...view,
    events: [anEvent({ start: at('2026-07-14T08:00:00Z'), end: at('2026-07-15T08:00:00Z') })],
  };
  const after = summarize(days, withCamp);
  expect(changedDays(before, after)).toEqual(['2026-07-14', '2026-07-15']);
  expect(after).toEqual(summarizeDays(days, withCamp));
});

test('A tick of the clock makes no day new that has not begun', () => {
  const summarize = rememberedSummaries();
  const before = summarize(days, view);
  const later = { ...view, now: at('2026-07-10T10:20:00Z') };
  const after = summarize(days, later);
  expect(changedDays(before, after).every((day) => day <= '2026-07-10')).toBe(true);
  expect(changedDays(before, after)).toContain('2026-07-10');
  expect(after).toEqual(summarizeDays(days, later));
});

test('Another rider, or another day, is summed up anew', () => {
  const summarize = rememberedSummaries();
  summarize(days, view);
  const asOther = { ...view, me: 'other' };
  expect(summarize(days, asOther)).toEqual(summarizeDays(days, asOther));
  const tomorrow = { ...asOther, now: at('2026-07-11T10:05:00Z') };
  expect(summarize(days, tomorrow)).toEqual(summarizeDays(days, tomorrow));
});

test('On a closed track nothing is free, and every day that is not one’s own says so', () => {
  const closed = summarizeDays(days, { ...view, isClosed: true });
  expect(closed.map(({ free }) => free)).toEqual(days.map(() => 0));
  expect(new Set(closed.map(({ colour }) => colour))).toEqual(new Set(['gray']));
  const summarize = rememberedSummaries();
  const before = summarize(days, view);
  const after = summarize(days, { ...view, isClosed: true });
  expect(after).toEqual(closed);
  expect(changedDays(before, after)).toHaveLength(days.length);
});
