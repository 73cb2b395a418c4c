/** Slots: creating, editing and deleting. The modules above book and pay for them, under the lock of `lockSlots`. */

export { bookedError } from './delete-slots.ts';
export { editSlots, hasEdits } from './edit-slots.ts';
export { slotFailure } from './slot-failure.ts';
export { type StoredSlot, type StoredSlotRow, selectSlots, toSlot } from './slot-row.ts';
export {
  deleteFreeSlots,
  findSlotsOfTrack,
  insertSlots,
  lockSlot,
  lockSlots,
  requireSlot,
} from './slots.store.ts';
