import { anEvent } from '@cablepark/domain/testing/slot';
import { afterEach, expect, test, vi } from 'vitest';
import { type EventRow, eventOf, readComing, readEvents } from './readEvents.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plain = anEvent({ image: 'f1', asset: 2 });

test.each<[string, Partial<EventRow>]>([
  ['as rows of their own', { image: { id: 'f1' }, asset: { id: 2 } }],
  ['as ids', { image: 'f1', asset: 2 }],
])('Picture and track of an event are known by their ids, come they %s', (_form, related) => {
  expect(eventOf({ ...plain, ...related })).toEqual(plain);
});

test('An event without a picture is one of all tracks where it has none', () => {
  expect(eventOf({ ...plain, image: null, asset: null })).toEqual({ ...plain, image: null, asset: null });
});

/** @returns what is asked of a server that answers with these */
function serverOf(events: readonly EventRow[]): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'https://park.example'));
    return Response.json({ data: events });
  });
  return asked;
}

test('Events are asked for by start, with all fields and those of picture and track', async () => {
  const asked = serverOf([{ ...plain, asset: { id: 2 } }]);
  expect(await readEvents({ from: Temporal.Instant.from('2026-07-01T03:00:00Z') })).toEqual([plain]);
  expect(asked[0]?.pathname).toBe('/items/Event');
  expect(asked[0]?.searchParams.get('fields')).toBe('*,image.*,asset.*');
  expect(asked[0]?.searchParams.get('sort')).toBe('start,id');
});

test('An event of several days is one to come until it is over', async () => {
  vi.useFakeTimers({ now: Temporal.Instant.from('2026-07-05T09:00:00Z').epochMilliseconds });
  const camp = anEvent({ start: '2026-07-03T16:00:00Z', end: '2026-07-05T16:00:00Z' });
  const over = anEvent({ start: '2026-07-04T08:00:00Z', end: '2026-07-05T09:00:00Z' });
  const begun = anEvent({ start: '2026-07-05T08:00:00Z', end: null });
  const later = anEvent({ start: '2026-07-05T10:00:00Z', end: null });
  serverOf([camp, over, begun, later]);
  expect(await readComing('Europe/Warsaw')).toEqual([camp, later]);
});
