import { expect, test } from 'vitest';
import { aSlot, zone } from '../testing/slot.ts';
import { deskRidesOf } from './desk-rides.ts';

const moment = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
const times = ['03T20:00', '03T23:45', '04T03:00', '04T05:00', '04T09:00', '04T12:00', '05T02:00'];
const rides = times.map((time) => aSlot({ start: moment(`2026-07-${time}`), minutes: 15 }));

/** How many of the rides above are archived, the earliest ones. */
test.each([
  ['the evening before, all of that day still stand', '2026-07-03T23:59', 0],
  ['past midnight the day at the desk goes on', '2026-07-04T00:30', 0],
  ['at five it is over, and its rides with it', '2026-07-04T05:00', 3],
  ['what has ended today stays until the next morning', '2026-07-04T20:00', 3],
  ['also past midnight', '2026-07-05T04:59', 3],
  ['and goes with the next five o’clock', '2026-07-05T05:00', 7],
])('%s', (_what, local, archived) => {
  const now = moment(local);
  const ids = rides.map(({ id }) => id);
  expect(deskRidesOf('archived', rides, now, zone).map(({ id }) => id)).toEqual(ids.slice(0, archived));
  expect(deskRidesOf('upcoming', rides, now, zone).map(({ id }) => id)).toEqual(ids.slice(archived));
});

test('A ride that goes on at five is no past one', () => {
  const long = aSlot({ start: moment('2026-07-03T22:00'), minutes: 600 });
  expect(deskRidesOf('upcoming', [long], moment('2026-07-04T05:30'), zone)).toEqual([long]);
  expect(deskRidesOf('archived', [long], moment('2026-07-04T08:00'), zone)).toEqual([long]);
});

test('The day ends at five by the clocks also in the nights when these change', () => {
  for (const day of ['2026-03-29', '2026-10-25']) {
    const ride = aSlot({ start: moment(`${day}T04:00`), minutes: 15 });
    expect(deskRidesOf('upcoming', [ride], moment(`${day}T04:59`), zone)).toEqual([ride]);
    expect(deskRidesOf('archived', [ride], moment(`${day}T05:00`), zone)).toEqual([ride]);
  }
});
