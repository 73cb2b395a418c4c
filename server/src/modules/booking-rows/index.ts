/** The rows of bookings and the steps that they take; whoever takes one has locked the slot. */

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
