/** The routes of this module, for `routes.ts` alone: who needs a use case does not bring them along. */

export { registerSlotEdits } from './slot-edits.routes.ts';
export { registerSlots } from './slots.routes.ts';
