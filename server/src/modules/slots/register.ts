/** The routes of this module, only for `routes.ts`: importing a use case must not load them. */

export { registerSlotEdits } from './slot-edits.routes.ts';
export { registerSlots } from './slots.routes.ts';
