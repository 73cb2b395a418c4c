/** The rows of bookings and the steps that they take; whoever takes one has locked the slot. */

export { findOrigins, type Origin, originOf } from './booking-origins.ts';
export {
  type BookingEnding,
  clearPayment,
  confirmBooking,
  endBooking,
  endUnpaidBookings,
  extendHolds,
  insertBooking,
  moveBookingRow,
  reviveBooking,
  setPayment,
} from './booking-rows.store.ts';
