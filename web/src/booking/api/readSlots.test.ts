import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventFilter } from '../../features/events/api/readEvents.ts';
import { readSharedSlots } from './readSlots.ts';
import { slotFilter } from './slotFilter.ts';

const from = Temporal.Instant.from('2026-07-01T03:00:00Z');
const to = Temporal.Instant.from('2026-07-02T03:00:00Z');

describe('the filter of slots', () => {
  test('asks for "greater than" one millisecond before, so that a slot at the bound is kept', () => {
    expect(slotFilter({ track: 2, from, to })).toEqual({
      asset: { _eq: 2 },
      startTime: { _gt: '2026-07-01T02:59:59.999Z', _lt: '2026-07-02T03:00:00.000Z' },
    });
  });

  test("names the holder for a rider's own slots, with one bound or none", () => {
    expect(slotFilter({ rider: 'me', to })).toEqual({
      bookedBy: { _eq: 'me' },
      startTime: { _lt: '2026-07-02T03:00:00.000Z' },
    });
    expect(slotFilter({ rider: 'me' })).toEqual({ bookedBy: { _eq: 'me' } });
  });
});

describe('the filter of events', () => {
  test('takes the events of the track and those of all tracks', () => {
    expect(eventFilter({ from, to, track: 1 })).toEqual({
      _and: [
        { start: { _gte: '2026-07-01T03:00:00.000Z', _lt: '2026-07-02T03:00:00.000Z' } },
        { _or: [{ asset: { _eq: 1 } }, { asset: { _null: true } }] },
      ],
    });
  });

  test('without a track takes all of them', () => {
    expect(eventFilter({ from })).toEqual({ start: { _gte: '2026-07-01T03:00:00.000Z' } });
  });
});

describe('slots as a rider may know them', () => {
  const free = {
    id: 1,
    startTime: '2026-07-01T08:00:00',
    duration: 15,
    price: 55,
    asset: 1,
    bookedBy: null,
    payment: null,
    event: null,
  };
  const taken = { ...free, id: 2, bookedBy: '00000000-0000-0000-0000-000000000000' };
  const mine = { ...taken, bookedBy: 'me', payment: 7 };
  const asked: { search: URLSearchParams; token: string | null }[] = [];

  /** A server that shows riders their own slots, and everybody the others. */
  function serve(): void {
    vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
      const search = new URL(url, 'https://park.example').searchParams;
      asked.push({ search, token: headers['Authorization'] ?? null });
      const data = search.has('filter[bookedBy][_eq]') ? [mine] : [free, taken];
      return Response.json({ data, meta: { filter_count: data.length } });
    });
    const held = JSON.stringify({ accessToken: 'T', refreshToken: 'R', expiresAt: 4e12 });
    vi.stubGlobal('localStorage', { getItem: () => held, setItem: () => {}, removeItem: () => {} });
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    asked.length = 0;
  });

  test('are what everybody reads, asked for without a token, with the rider’s own in it', async () => {
    serve();
    const slots = await readSharedSlots({ track: 1, from, to });
    expect(slots.map(({ id, rider, payment }) => ({ id, rider, payment }))).toEqual([
      { id: 1, rider: null, payment: null },
      { id: 2, rider: 'me', payment: 7 },
    ]);
    expect(asked.map(({ search, token }) => [search.get('filter[bookedBy][_eq]'), token])).toEqual([
      [null, null],
      ['$CURRENT_USER', 'Bearer T'],
    ]);
  });

  test('are read once by a visitor', async () => {
    serve();
    const slots = await readSharedSlots({ track: 1, from, to }, undefined, false);
    expect(slots.map(({ rider }) => rider)).toEqual([null, taken.bookedBy]);
    expect(asked).toHaveLength(1);
  });
});
