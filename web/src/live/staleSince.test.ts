import { afterEach, expect, test } from 'vitest';
import { clock } from '../lib/time/clock.ts';
import { staleSince } from './staleSince.ts';

const read = { isError: false, dataUpdatedAt: 100_000 };
const failed = { ...read, isError: true };

test.each([
  ['live: true now, however old the reading', 'live', 100_000, failed, 900_000, null],
  ['lost a moment ago', 'waiting', 130_000, read, 174_999, null],
  ['lost 45 s ago: as of the last sign', 'waiting', 130_000, read, 175_000, { since: 130_000, failed: true }],
  [
    'lost, and read since: it says from when',
    'polling',
    130_000,
    { ...read, dataUpdatedAt: 170_000 },
    180_000,
    { since: 170_000, failed: false },
  ],
  ['blocked by a proxy, and just read', 'polling', null, read, 100_001, { since: 100_000, failed: false }],
  [
    'blocked, and nothing could be read for 45 s',
    'polling',
    null,
    read,
    145_000,
    { since: 100_000, failed: true },
  ],
  [
    'blocked, and the last reading failed',
    'polling',
    null,
    failed,
    116_000,
    { since: 100_000, failed: true },
  ],
  [
    'a clock with fractions',
    'polling',
    null,
    { ...failed, dataUpdatedAt: 100_000.5 },
    116_000,
    { since: 100_000, failed: true },
  ],
  ['never followed: read every minute', 'waiting', null, read, 159_000, null],
  [
    'never followed, and the last reading failed',
    'waiting',
    null,
    failed,
    161_000,
    { since: 100_000, failed: true },
  ],
  ['nothing is shown yet', 'polling', null, { isError: true, dataUpdatedAt: 0 }, 900_000, null],
] as const)('%s', (_name, mode, heardAt, reading, nowMs, stale) => {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  expect(plain(staleSince({ mode, heardAt }, reading, now))).toEqual(stale);
});

const plain = (stale: ReturnType<typeof staleSince>) =>
  stale && { ...stale, since: stale.since.epochMilliseconds };

afterEach(() => {
  clock.aheadMs = 0;
});

test('A device whose clock is wrong says in the park’s time from when it is', () => {
  clock.aheadMs = -3_600_000;
  const now = Temporal.Instant.fromEpochMilliseconds(4_000_000 - 3_600_000);
  const stale = staleSince(
    { mode: 'polling', heardAt: null },
    { isError: false, dataUpdatedAt: 3_990_000 },
    now,
  );
  expect(plain(stale)).toEqual({ since: 390_000, failed: false });
});
