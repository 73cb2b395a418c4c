import { expect, test } from 'vitest';
import { aSlot, at, zone } from '../testing/slot.ts';
import { wishSpansOf } from './wish-spans.ts';

const day = (...times: string[]) => times.map((time) => aSlot({ start: at(`2026-07-04T${time}:00Z`) }));
const shown = (slots: ReturnType<typeof day>, now = '2026-07-04T05:00:00Z') =>
  wishSpansOf(slots, at(now), zone).map(({ from, until }) =>
    [from, until].map((moment) => moment.toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5)),
  );

test('A day is offered whole, and by three hours each', () => {
  expect(shown(day('07:15', '10:00', '15:30'))).toEqual([
    ['09:00', '18:00'],
    ['09:00', '12:00'],
    ['12:00', '15:00'],
    ['15:00', '18:00'],
  ]);
});

test('Hours without slots are not offered', () => {
  expect(shown(day('07:15', '15:30'))).toEqual([
    ['09:00', '18:00'],
    ['09:00', '12:00'],
    ['15:00', '18:00'],
  ]);
});

test('The rest of a day that has begun is one span where it is short', () => {
  expect(shown(day('07:15', '15:30', '16:00'), '2026-07-04T15:00:00Z')).toEqual([['17:00', '19:00']]);
});

test('Of a day that is over nothing is offered', () => {
  expect(shown(day('07:15'), '2026-07-04T15:00:00Z')).toEqual([]);
});
