import { summarizeDays } from '@cablepark/domain/planner/day-summary';
import { aSlot, at, me, other, zone } from '@cablepark/domain/testing/slot';
import { expect, test } from 'vitest';
import { pl } from '../../../i18n/pl.ts';
import { dayLabel } from './dayLabels.ts';
import { waitingDays } from './waitingDays.ts';

const now = at('2026-07-04T08:00:00Z');
const days = ['2026-07-04', '2026-07-05'].map((day) => Temporal.PlainDate.from(day));
const end = at('2026-07-04T08:10:00Z');
const slots = [
  aSlot({ id: 1, start: at('2026-07-04T10:00:00Z'), rider: me }),
  aSlot({ id: 2, start: at('2026-07-04T11:00:00Z'), rider: me }),
  aSlot({ id: 3, start: at('2026-07-05T10:00:00Z'), rider: other }),
];
const summaries = summarizeDays(days, { slots, events: [], me, isClosed: false, now, zone });

test.each<[string, (Temporal.Instant | 'unknown' | null)[], string | undefined]>([
  ['all of whose slots are held waits for its money', [end, end], 'held'],
  ['of which it is not known yet claims neither', [end, 'unknown'], 'unknown'],
  ['with a slot that is booked is a day on which they ride', [end, null], undefined],
])('A day %s', (_what, ends, expected) => {
  const waiting = waitingDays(summaries, me, ({ id }) => ends[id - 1] ?? null);
  expect(waiting.get('2026-07-04')).toBe(expected);
  expect(waiting.has('2026-07-05')).toBe(false);
});

test('Such a day says so instead of a booking', () => {
  const summary = {
    day: days[0] as Temporal.PlainDate,
    free: 1,
    total: 3,
    colour: 'mine',
    eventCount: 0,
  } as const;
  const label = dayLabel(summary, 'pl', pl.planner, 'held');
  expect(label).toContain(pl.planner.state.held);
  expect(label).not.toContain(pl.planner.youRide);
  expect(dayLabel(summary, 'pl', pl.planner, 'unknown')).not.toContain(pl.planner.youRide);
});
