/** Payments: taken and voided here, passes sold; a move of a booking takes its payment along. */
export { confirmPayment } from './confirm-payment.ts';
export { registerPassSales } from './pass-sales.routes.ts';
export { type PassPayment, payRide } from './pay-with-pass.ts';
export { registerPayments } from './payments.routes.ts';
export { lockPayment, movePayment } from './payments.store.ts';
export { endPayment } from './void-payment.ts';
export { registerVoids } from './voids.routes.ts';
