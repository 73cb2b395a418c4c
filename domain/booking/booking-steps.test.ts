import { expect, test } from 'vitest';
import { bookingEvents, bookingStates, livingStates, nextBooking } from './booking-steps.ts';

test.each([
  ['held', { confirmed: 'booked', cancelled: 'cancelled', lapsed: 'lapsed' }],
  ['booked', { cancelled: 'cancelled', missed: 'missed' }],
  ['cancelled', { undone: 'booked' }],
  ['lapsed', {}],
  ['missed', { found: 'booked' }],
] as const)('What happens to a booking that is %s leads to %j, and all else to nothing', (state, next) => {
  const led = bookingEvents.map((event) => [event, nextBooking(state, event)] as const);
  expect(Object.fromEntries(led.filter(([, to]) => to !== null))).toEqual(next);
});

test('A booking has its slot until it has ended', () => {
  const ends = new Set(
    livingStates.flatMap((state) => bookingEvents.map((event) => nextBooking(state, event))),
  );
  ends.delete('booked');
  expect(bookingStates.filter((state) => !ends.has(state))).toEqual([...livingStates]);
});
