/** Only `routes.ts` imports this file, so that importing a use case does not load the routes. */

export { registerGear } from './book/gear.routes.ts';
export { registerParties } from './book/parties.routes.ts';
export { registerSlotChanges } from './book/slot-changes.routes.ts';
export { registerCorrections } from './correct/corrections.routes.ts';
export { registerDesk } from './desk.routes.ts';
export { registerCancellations } from './give-back/cancellations.routes.ts';
export { registerDeskCancellations } from './give-back/desk-cancellations.routes.ts';
export { registerGivenBack } from './give-back/given-back.routes.ts';
export { registerHeldRides } from './give-back/held-rides.routes.ts';
export { registerItemReturns } from './give-back/item-returns.routes.ts';
export { registerMailedBooking } from './give-back/mailed-booking.routes.ts';
export { registerVoids } from './give-back/voids.routes.ts';
export { registerOwnMoves } from './move/own-moves.routes.ts';
export { registerBills } from './pay/bills.routes.ts';
export { registerPaymentRecords } from './pay/payment-records.routes.ts';
export { registerPayments } from './pay/payments.routes.ts';
export { registerDeskActions } from './undo/desk-actions.routes.ts';
