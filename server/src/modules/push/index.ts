/** Pushes to riders' devices: which devices get them, and sending one. */

export { findSubscriptions } from './push.store.ts';
export { hasPush, sendPush, writePushes } from './send-push.ts';
