/** Rides as riders and the desk use them, on top of bookings, payments and passes. */

export { bookPlaces } from './book/book-places.ts';
export { endPayment } from './give-back/void-payment.ts';
