import { expect, test } from 'vitest';
import { bookingEvents, bookingStates, livingStates, nextBooking } from './booking-steps.ts';

test.each([
  ['held', { confirmed: 'booked', cancelled: 'cancelled', lapsed: 'lapsed' }],
  ['booked', { cancelled: 'cancelled' }],
  ['cancelled', { undone: 'booked' }],
  ['lapsed', {}],
] as const)('What happens to a booking that is %s leads to %j, and all else to nothing', (state, next) => {
  const led = bookingEvents.map((event) => [event, nextBooking(state, event)] as const);
  expect(Object.fromEntries(led.filter(([, to]) => to !== null))).toEqual(next);
});

test('A booking has its slot until it has ended', () => {
  const ends = new Set(bookingEvents.map((event) => nextBooking('held', event)));
  ends.delete('booked');
  expect(bookingStates.filter((state) => !ends.has(state))).toEqual([...livingStates]);
});
