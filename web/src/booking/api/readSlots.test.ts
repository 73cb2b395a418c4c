import { describe, expect, test } from 'vitest';
import { eventFilter } from '../../features/events/api/readEvents.ts';
import { slotFilter } from './readSlots.ts';

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
