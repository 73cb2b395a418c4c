/** Paying online: what is held and begun here, and settled however the money comes. The providers are in `payment-providers/`. */
export { type CheckoutJob, startCheckoutJob } from './checkout-job.ts';
export { registerCheckouts } from './checkouts.routes.ts';
export { registerMoneyQuestions } from './money-questions.routes.ts';
export { registerNotices } from './notices.routes.ts';
export { registerWaysBack } from './ways-back.routes.ts';
