/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerCancellations } from './cancellations.routes.ts';
export { registerDesk } from './desk.routes.ts';
export { registerHeldRides } from './held-rides.routes.ts';
export { registerMailedBooking } from './mailed-booking.routes.ts';
export { registerOwnMoves } from './own-moves.routes.ts';
export { registerSlotChanges } from './slot-changes.routes.ts';
