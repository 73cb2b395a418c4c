import { expect, test } from 'vitest';
import { anEvent, at } from '../testing/slot.ts';
import { eventState } from './events.ts';
import { noPlaces } from './places.ts';

const now = at('2026-07-04T07:00:00Z');
const after = at('2026-07-04T18:00:00Z');

test.each([
  ['has free places', { total: 2, open: 1, mine: false }, now, 'subscribe'],
  ['has a place of mine', { total: 2, open: 1, mine: true }, now, 'subscribed'],
  ['is full', { total: 1, open: 0, mine: false }, now, 'full'],
  ['is only announced', noPlaces, now, 'none'],
  ['is over', { total: 1, open: 1, mine: true }, after, 'ended'],
] as const)('An event that %s', (_what, places, moment, state) => {
  expect(eventState(anEvent(), places, moment)).toBe(state);
});
