import { aSlot, at, other } from '@cablepark/domain/testing/slot';
import { describe, expect, test } from 'vitest';
import { trackNow } from './trackNow.ts';

const ten = aSlot({ start: at('2026-07-04T10:00:00.000Z'), rider: other });
const quarterPast = aSlot({ start: at('2026-07-04T10:15:00.000Z') });
const halfPast = aSlot({ start: at('2026-07-04T10:30:00.000Z'), rider: other });
const secondPlace = aSlot({ start: at('2026-07-04T12:30:00.000+02:00'), rider: other });
const quarterTo = aSlot({ start: at('2026-07-04T10:45:00.000Z'), rider: other });
const day = [quarterTo, secondPlace, ten, quarterPast, halfPast];

describe('a track at a moment', () => {
  test.each([
    ['before opening', '2026-07-04T09:59:59Z', [], [ten]],
    ['at the very start', '2026-07-04T10:00:00Z', [ten], [halfPast, secondPlace]],
    ['in the middle', '2026-07-04T10:07:00Z', [ten], [halfPast, secondPlace]],
    ['when one ends and a free one starts', '2026-07-04T10:15:00Z', [quarterPast], [halfPast, secondPlace]],
    ['with two places', '2026-07-04T10:31:00Z', [halfPast, secondPlace], [quarterTo]],
    ['in the last slot', '2026-07-04T10:59:00Z', [quarterTo], []],
    ['when all is over', '2026-07-04T11:00:00Z', [], []],
  ])('%s', (_when, now, current, next) => {
    expect(trackNow(day, at(now))).toEqual({ current, next });
  });

  test('without slots nobody rides', () => {
    expect(trackNow([], at('2026-07-04T10:00:00Z'))).toEqual({ current: [], next: [] });
  });
});
