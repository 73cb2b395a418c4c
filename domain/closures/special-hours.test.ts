import { expect, test } from 'vitest';
import { at } from '../testing/slot.ts';
import { specialHours } from './special-hours.ts';

const clock = (time: string) => at(`2026-07-04T${time}:00Z`);
const closure = (from: string, until: string, tracks = [1, 2]) => ({
  id: 1,
  tracks,
  from: clock(from),
  until: clock(until),
  isForNow: false,
  reason: 'wind' as const,
  note: null,
  noteEn: null,
  madeAt: clock('06:00'),
});
/** Slots of an hour on two tracks, 08:00 to 12:00. */
const day = ['08:00', '09:00', '10:00', '11:00'].flatMap((time) =>
  [1, 2].map((track) => ({ start: clock(time), minutes: 60, track })),
);

test.each([
  ['no closure', [], []],
  ['a closure outside the hours', [closure('13:00', '15:00')], []],
  ['one in the morning', [closure('07:00', '09:00')], ['09:00–12:00']],
  ['one that parts the day', [closure('09:00', '10:00')], ['08:00–09:00', '10:00–12:00']],
  ['one of the rest of the day', [closure('10:00', '22:00')], ['08:00–10:00']],
  ['one of the whole day', [closure('00:00', '22:00')], ['closed']],
  ['one of one track', [closure('09:00', '10:00', [1])], ['08:00–12:00']],
])('Of a day with %s, the hours are told', (_what, closures, expected) => {
  const hours = specialHours(Temporal.PlainDate.from('2026-07-04'), day, closures).map((each) =>
    each.hours === null
      ? 'closed'
      : [each.hours.from, each.hours.until].map((moment) => moment.toString().slice(11, 16)).join('–'),
  );
  expect(hours).toEqual(expected);
});
