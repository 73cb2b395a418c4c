/** Rides as riders and the desk use them, on top of bookings, payments and passes. */

export { bookPlaces } from './book/book-places.ts';
export { decideSlots } from './book/decide-slots.ts';
export { isOnPaper, type LockedRide, lockOwnRide } from './give-back/give-back-own-ride.ts';
export { endPayment } from './give-back/void-payment.ts';
export { carryRides, lockBookings, requireUnchanged } from './move/moving.ts';
export { refusalWithSlots } from './refusal-with-slots.ts';
export { startRideBackJob } from './ride-back/give-rides-back.ts';
