import type { mailedBooking as pl } from '../pl/mailed-booking.ts';
import { closedRide } from './closures/closed-ride.ts';
import { nonBreaking } from './nonBreaking.ts';

/** The page that the link of a mail leads to. */
const texts: typeof pl = {
  title: 'Your booking',
  lead: 'This link shows and cancels this one booking and nothing else. No need to log in.',
  greeting: (name: string) => `Hello, ${name}!`,
  when: 'When',
  where: 'Where',
  event: 'Event',
  price: 'Price',
  paid: (price: string) => `${price}, paid`,
  unpaid: (price: string) => `${price}, paid at the park`,
  delayed: 'Moved',
  insteadOf: (time) => `instead of ${time}, as the cable stopped`,
  delayedBack:
    'Does it not suit you? Give the ride back free of charge until it starts. What you paid comes back.',
  cancelUntil: (moment: string, limit: string) =>
    `Cancel at the latest: ${moment}. Free of charge up to ${limit} before the start.`,
  code: 'Code of the booking',
  codeHint: 'Show this code at the park: the staff scan it and note that you are here.',
  cancelled: 'Booking cancelled.',
  wasCancelled: 'This booking is no more: it has been cancelled.',
  missed:
    'We marked you as missing for this ride, and the rest of the slot is on sale again. Here after all? Talk to the staff.',
  over: 'This slot is over.',
  broken:
    'This link is incomplete or no longer works. Open the newest e-mail about this booking, look at “My account” or call us.',
  loadFailed: 'We could not load the booking',
  cancelFailed: 'We could not cancel the booking',
  cancelling: 'Cancelling…',
  directions: 'How to find us',
  toAccount: 'My account',
  toPlanner: 'See available slots',
  closed: closedRide,
};

export const mailedBooking = nonBreaking(texts);
