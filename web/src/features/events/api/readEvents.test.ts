import { writeEventRow } from '@cablepark/contract/park/events';
import type { EventRow } from '@cablepark/contract/park/events.schema';
import { anEvent, at } from '@cablepark/domain/testing/slot';
import { afterEach, expect, test, vi } from 'vitest';
import { type AsSent, eventOf, readAnnounced, readComing, readEvents } from './readEvents.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plain = anEvent({ image: 'f1', track: 2 });
const row = writeEventRow(plain);

test.each<[string, Partial<AsSent<EventRow>>]>([
  ['as rows of their own', { image: { id: 'f1' }, asset: { id: 2 } }],
  ['as ids', { image: 'f1', asset: 2 }],
])('Picture and track of an event are known by their ids, come they %s', (_form, related) => {
  expect(eventOf({ ...row, ...related })).toEqual(plain);
});

test('An event without a picture is one of all tracks where it has none', () => {
  expect(eventOf({ ...row, image: null, asset: null })).toEqual({ ...plain, image: null, track: null });
});

/** @returns the requests to a server with these responses */
function serverOf(events: readonly AsSent<EventRow>[]): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'https://park.example'));
    return Response.json({ data: events });
  });
  return asked;
}

const from = Temporal.Instant.from('2026-07-01T03:00:00Z');

test('Events are asked for by start, with all fields and those of picture and track', async () => {
  const asked = serverOf([{ ...row, asset: { id: 2 } }]);
  expect(await readEvents({ from })).toEqual([plain]);
  expect(asked[0]?.pathname).toBe('/items/Event');
  expect(asked[0]?.searchParams.get('fields')).toBe('*,image.*,asset.*');
  expect(asked[0]?.searchParams.get('sort')).toBe('start,id');
});

test('Where their slots are not needed these are left out, and the English where no backend announced it', async () => {
  const asked = serverOf([{ ...row, asset: { id: 2 } }]);
  expect(await readAnnounced({ from }, false)).toEqual([plain]);
  await readAnnounced({ from }, true);
  const fields = asked.map(({ searchParams }) => searchParams.get('fields'));
  const plainFields = 'id,name,description,url,start,end,image.*,asset.*';
  expect(fields).toEqual([plainFields, `${plainFields},nameEn,descriptionEn`]);
});

test('An event of several days is one to come until it is over', async () => {
  vi.useFakeTimers({ now: Temporal.Instant.from('2026-07-05T09:00:00Z').epochMilliseconds });
  const camp = anEvent({ start: at('2026-07-03T16:00:00Z'), end: at('2026-07-05T16:00:00Z') });
  const over = anEvent({ start: at('2026-07-04T08:00:00Z'), end: at('2026-07-05T09:00:00Z') });
  const begun = anEvent({ start: at('2026-07-05T08:00:00Z'), end: null });
  const later = anEvent({ start: at('2026-07-05T10:00:00Z'), end: null });
  serverOf([camp, over, begun, later].map(writeEventRow));
  expect(await readComing('Europe/Warsaw')).toEqual([camp, later]);
});
