import { expect, test } from 'vitest';
import { aSlot, at } from '../testing/slot.ts';
import { reasonOfClosedDay } from './closed-day.ts';
import type { Closure } from './closure.ts';

const slot = (track: number, clock: string) => aSlot({ track, start: at(`2026-07-10T${clock}:00Z`) });
const closure = (tracks: number[], from: string, until: string, reason: Closure['reason'] = 'wind') => ({
  id: 1,
  tracks,
  from: at(`2026-07-10T${from}:00Z`),
  until: at(`2026-07-10T${until}:00Z`),
  isForNow: false,
  reason,
  note: null,
  noteEn: null,
  madeAt: at('2026-07-09T08:00:00Z'),
});
const day = [slot(1, '08:00'), slot(2, '08:00'), slot(1, '17:45')];

test.each([
  ['of closures that take every slot', day, [closure([1, 2], '06:00', '20:00')], 'wind'],
  [
    'of two that do so together',
    day,
    [closure([1], '06:00', '20:00', 'storm'), closure([2], '06:00', '20:00')],
    'storm',
  ],
  ['with a track that is open', day, [closure([1], '06:00', '20:00')], null],
  ['with a slot at its end', day, [closure([1, 2], '06:00', '17:45')], null],
  ['without slots', [], [closure([1, 2], '06:00', '20:00')], null],
] as const)('A day %s', (_what, slots, closures, reason) => {
  expect(reasonOfClosedDay(slots, closures)).toBe(reason);
});
