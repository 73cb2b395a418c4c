/** Bookings: taken, cancelled and moved here, by riders and at the desk. */

export { bookSlot } from './book-slot.ts';
export type { BookingContext } from './booking-context.ts';
export { bookingLinks } from './booking-link.ts';
export { cancelRidesOf } from './cancel-rides-of.ts';
export { registerCancellations } from './cancellations.routes.ts';
export { countFreedByErasure } from './count-freed-by-erasure.ts';
export { registerDesk } from './desk.routes.ts';
export { freeRide } from './free-ride.ts';
export { registerHeldRides } from './held-rides.routes.ts';
export { registerMailedBooking } from './mailed-booking.routes.ts';
export { registerOwnMoves } from './own-moves.routes.ts';
export { endHold, releaseHold } from './release-hold.ts';
export { type BookingLimits, readBookingLimits } from './require-room.ts';
export { registerSlotChanges } from './slot-changes.routes.ts';
