import { expect, test } from 'vitest';
import { aClosure } from '../testing/closure.ts';
import { aSlot, at, other } from '../testing/slot.ts';
import { aTrack } from '../testing/track.ts';
import { nextTimes } from './next-times.ts';

const now = at('2026-07-04T08:00:00Z');
const [open, shut] = [aTrack(), aTrack({ status: 'closed' })];
const place = (time: string, differs = {}) =>
  aSlot({ track: open.id, start: at(`2026-07-04T${time}:00Z`), ...differs });
const idsOf = (...slots: ReturnType<typeof aSlot>[]) =>
  nextTimes(slots, {
    tracks: [open, shut],
    closures: [
      aClosure({ tracks: [open.id], from: at('2026-07-04T12:00:00Z'), until: at('2026-07-04T13:00:00Z') }),
    ],
    now,
  }).map(({ id }) => id);

test('Three times are offered, each once, however many places one has', () => {
  const [a, again, b, c, d] = [
    place('09:00'),
    place('09:00'),
    place('09:15'),
    place('10:00'),
    place('11:00'),
  ];
  expect(idsOf(a, again, b, c, d)).toEqual([a.id, b.id, c.id]);
});

test.each([
  ['taken', place('09:00', { rider: other })],
  ['kept for riders who wait', place('09:00', { isReserved: true })],
  ['already under way', place('07:55')],
  ['of an event', place('09:00', { event: 7 })],
  ['of a track that is closed', place('09:00', { track: shut.id })],
  ['of a track that is gone', place('09:00', { track: 999 })],
  ['inside a closure', place('12:45')],
])('None is %s', (_what, slot) => {
  expect(idsOf(slot)).toEqual([]);
});
