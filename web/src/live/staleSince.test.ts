import { expect, test } from 'vitest';
import { staleSince } from './staleSince.ts';

const read = { isError: false, dataUpdatedAt: 100_000 };
const failed = { ...read, isError: true };

test.each([
  ['live: true now, however old the reading', 'live', 100_000, failed, 900_000, null],
  ['lost a moment ago', 'waiting', 130_000, read, 174_999, null],
  ['lost 45 s ago: as of the last sign', 'waiting', 130_000, read, 175_000, 130_000],
  ['lost, and read since', 'polling', 130_000, { ...read, dataUpdatedAt: 170_000 }, 180_000, null],
  ['blocked, and nothing could be read for 45 s', 'polling', null, read, 145_000, 100_000],
  ['blocked, and the last reading failed', 'polling', null, failed, 116_000, 100_000],
  ['a clock with fractions', 'polling', null, { ...failed, dataUpdatedAt: 100_000.5 }, 116_000, 100_000],
  ['never followed: read every minute', 'waiting', null, read, 159_000, null],
  ['never followed, and the last reading failed', 'waiting', null, failed, 161_000, 100_000],
  ['nothing is shown yet', 'polling', null, { isError: true, dataUpdatedAt: 0 }, 900_000, null],
] as const)('%s', (_name, mode, heardAt, reading, nowMs, since) => {
  expect(staleSince({ mode, heardAt }, reading, nowMs)).toBe(since);
});
