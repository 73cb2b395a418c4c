import type { Call } from '../call.ts';
import { mailedBooking, mailedBookingToken } from './mailed-booking.schema.ts';

/** A booking behind the link of its mails, for anybody with the link: no login, and only this booking. */

/** The page behind the link. Not in `mailPages`, which every visitor loads. */
export const mailedBookingPage = '/booking';

export const readMailedBookingCall = {
  method: 'GET',
  path: '/mailed-booking',
  query: mailedBookingToken,
  answer: mailedBooking,
} as const satisfies Call;

export const cancelMailedBookingCall = {
  method: 'POST',
  path: '/mailed-booking',
  body: mailedBookingToken,
  answer: mailedBooking,
} as const satisfies Call;
