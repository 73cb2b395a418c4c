/** Riders on standby: their wishes, and the slots that are offered to them. */

export { offerLink } from './offer-link.ts';
export { serveWaiting } from './serve-waiting.ts';
export { findOffer, forgetOldWishes, forgetWishesOf, isKeptFor } from './standby.store.ts';
export { startStandbyJob } from './standby-job.ts';
