/** Bookings: taken, cancelled and moved here, by riders and at the desk. */

export { bookSlot } from './book-slot.ts';
export type { BookingContext } from './booking-context.ts';
export { bookingLinks } from './booking-link.ts';
export { cancelRidesOf } from './cancel-rides-of.ts';
export { countFreedByErasure } from './count-freed-by-erasure.ts';
export { freeRide } from './free-ride.ts';
export { endHold, releaseHold } from './release-hold.ts';
export { type BookingLimits, readBookingLimits } from './require-room.ts';
