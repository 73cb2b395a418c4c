import { type EventPlaces, noPlaces } from '@cablepark/domain/events/places';
import { anEvent, at } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { pendingEvent } from './pendingEvent.ts';

const now = at('2026-07-04T09:00:00Z');
const entry = (id: number, places: Partial<EventPlaces>, end = '2026-07-04T18:00:00Z') => ({
  event: anEvent({ id, start: at('2026-07-04T08:00:00Z'), end: at(end) }),
  places: { ...noPlaces, ...places },
});
const open = entry(1, { total: 2, open: 1 });
const events = [
  open,
  entry(2, { total: 1 }),
  entry(3, { total: 2, open: 1, mine: true }),
  entry(4, { total: 1, open: 1 }, '2026-07-04T09:00:00Z'),
  entry(5, {}),
];

describe('An event that a visitor was about to subscribe to', () => {
  test('is asked for once more where it has a place', () => {
    expect(pendingEvent(1, events, now)).toEqual({ kind: 'open', entry: open });
  });

  test.each([
    ['full', 2, 'full'],
    ["the rider's own already", 3, 'subscribed'],
    ['over', 4, 'ended'],
    ['without places', 5, 'full'],
    ['gone', 6, 'full'],
  ])('is told of where it is %s', (_what, id, kind) => {
    expect(pendingEvent(id, events, now)).toEqual({ kind });
  });
});
