/** Paying online: what is held and begun here, and settled however the money comes. The providers are in `payment-providers/`. */
export { type CheckoutJob, startCheckoutJob } from './checkout-job.ts';
