/** Slots: made, edited and deleted here; booked and paid by the modules above, which lock them by `lockSlots`. */

export { bookedError } from './delete-slots.ts';
export { editSlots, hasEdits } from './edit-slots.ts';
export { slotFailure } from './slot-failure.ts';
export { type SlotRow, type StoredSlot, selectSlots, toSlot } from './slot-row.ts';
export { editableFields, rowId, type SlotPatch, slotBulkPatch, slotPatch, wireTime } from './slots.schema.ts';
export {
  deleteFreeSlots,
  findSlotsOfTrack,
  insertSlots,
  lockSlot,
  lockSlots,
  requireSlot,
} from './slots.store.ts';
