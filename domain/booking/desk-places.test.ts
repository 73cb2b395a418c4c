import { expect, test } from 'vitest';
import { aSlot, at, other } from '../testing/slot.ts';
import { aTrack } from '../testing/track.ts';
import { isFreeAtDesk, othersAtDesk } from './desk-places.ts';

const [first, second, gone] = [aTrack(), aTrack({ status: 'closed' }), aTrack({ status: 'retired' })];
const facts = { tracks: [first, second, gone], closures: [], now: at('2026-07-04T10:05:00Z') };
const place = (time: string, differs = {}) =>
  aSlot({ track: first.id, start: at(`2026-07-04T${time}:00Z`), minutes: 15, rider: null, ...differs });

test.each([
  ['free', place('11:00'), true],
  ['under way', place('10:00'), true],
  ['on a track that is closed to riders', place('11:00', { track: second.id }), true],
  ['taken', place('11:00', { rider: other }), false],
  ['over', place('09:30'), false],
  ['on a retired track', place('11:00', { track: gone.id }), false],
  ['deleted', null, false],
])('A slot that is %s: %s', (_what, slot, isFree) => {
  expect(isFreeAtDesk(slot, facts)).toBe(isFree);
});

test('Instead of a slot the four next free ones are offered, of all tracks', () => {
  const [taken, before] = [place('11:00', { rider: other }), place('10:45')];
  const beside = place('11:00', { track: second.id });
  const later = ['12:00', '11:30', '11:15', '11:45'].map((time) => place(time));
  const [, b, c, d] = later;
  const slots = [before, taken, place('11:20', { rider: other }), ...later, beside];
  expect(othersAtDesk(taken, slots, facts)).toEqual([beside, c, b, d]);
});
