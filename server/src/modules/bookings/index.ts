/** Makes, cancels and moves bookings and lets holds lapse, with their history and messages. Modules above it handle payment. */

export { type BookingWay, bookSlot } from './book-slot.ts';
export { readBookingLimits } from './booking-limits.ts';
export { bookingLinks, type LinkedBooking, readBookingToken } from './booking-link.ts';
export { findOrigins, type Origin, originOf } from './booking-origins.ts';
export { clearPayment, extendHolds, type PartyPlace, setPayment } from './booking-rows.store.ts';
export { findSlot, setFreePrice } from './bookings.store.ts';
export { cancelRidesOf } from './cancel-rides-of.ts';
export { cancelRide, cancelSlot } from './cancel-slot.ts';
export {
  atItsPrice,
  type CarriedBooking,
  carryBooking,
  carryBookings,
  changeRider,
} from './carry-booking.ts';
export { countFreedByErasure } from './count-freed-by-erasure.ts';
export { freeMissed } from './free-missed.ts';
export { freeRide } from './free-ride.ts';
export { findGear, type RideWithGear, setGear } from './gear/gear.store.ts';
export { markArrival, markNoShow } from './mark-rider.ts';
export { hasNoShow } from './no-shows.store.ts';
export { forgetOldPeople } from './parties/forget-people.ts';
export {
  findContact,
  findPlaceOf,
  findPlaces,
  findRidesTogether,
  forgetPeopleOf,
  insertParty,
  setContact,
  setPerson,
} from './parties/parties.store.ts';
export {
  type BookingContext,
  findClosedBookings,
  findDelayedFrom,
  isRideClosed,
  policyFor,
} from './policy-for.ts';
export { endHold, releaseHold } from './release-hold.ts';
export { type BookingLimits, requireRoomToMove } from './require-room.ts';
export { countRides } from './rider-limits.store.ts';
export { type BookingShift, setStarts, shiftBookings } from './shift-bookings.ts';
export {
  bringBookingBack,
  findRideFacts,
  findRideState,
  findSoldFacts,
  findUnpaidState,
  holdAgain,
  putMarkBack,
  takeBookingBack,
  takeMarkBack,
} from './take-back.ts';
export { undoCancelling } from './undo-cancelling.ts';
export { writeLapse } from './write-lapse.ts';
