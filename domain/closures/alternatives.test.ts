import { expect, test } from 'vitest';
import { aSlot, at, zone } from '../testing/slot.ts';
import { aTrack } from '../testing/track.ts';
import { rankAlternatives } from './alternatives.ts';

const now = at('2026-07-04T08:00:00Z');
const easy = aTrack({ level: 'first-time' });
const alsoEasy = aTrack({ level: 'first-time' });
const hard = aTrack({ level: 'pro' });
const ride = aSlot({ track: easy.id, start: at('2026-07-04T10:00:00Z') });
const place = (start: string, differs = {}) => aSlot({ track: easy.id, start: at(start), ...differs });

const rank = (...free: ReturnType<typeof place>[]) =>
  rankAlternatives({
    ride,
    free,
    tracks: [easy, alsoEasy, hard],
    closures: [
      {
        id: 1,
        tracks: [easy.id],
        from: at('2026-07-04T10:00:00Z'),
        until: at('2026-07-04T11:00:00Z'),
        isForNow: false,
        reason: 'wind',
        note: null,
        noteEn: null,
        madeAt: now,
      },
    ],
    rides: [{ start: at('2026-07-04T12:00:00Z'), minutes: 15 }],
    now,
    zone,
  }).map(({ id }) => id);

test('The same hours come first, then the nearest', () => {
  const later = place('2026-07-04T13:00:00Z');
  const tomorrow = place('2026-07-05T10:30:00Z');
  const soon = place('2026-07-04T11:15:00Z');
  expect(rank(later, tomorrow, soon)).toEqual([soon.id, tomorrow.id, later.id]);
});

test.each([
  ['inside the closure', place('2026-07-04T10:30:00Z')],
  ['beside another ride of the rider', place('2026-07-04T12:00:00Z')],
  ['that its rider can’t reach', place('2026-07-04T09:00:00Z')],
  ['of another length', place('2026-07-04T13:00:00Z', { minutes: 30 })],
  ['that costs more', place('2026-07-04T13:00:00Z', { price: 5600 })],
  ['of another level', place('2026-07-04T13:00:00Z', { track: hard.id })],
])('None is one %s', (_what, slot) => {
  expect(rank(slot)).toEqual([]);
});

test('Another track of the same level counts', () => {
  const slot = place('2026-07-04T10:15:00Z', { track: alsoEasy.id });
  expect(rank(slot)).toEqual([slot.id]);
});
