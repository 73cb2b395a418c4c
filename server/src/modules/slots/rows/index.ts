/** Slot rows for the use cases of other modules: finding, locking, inserting, and deleting free ones. */
export {
  findSlotRows,
  markPlanned,
  restoreSlots,
  type SlotShift,
  type SlotTableRow,
  shiftSlots,
} from './shift-slots.ts';
export { slotFailure } from './slot-failure.ts';
export { type StoredSlot, type StoredSlotRow, selectSlots, toSlot } from './slot-row.ts';
export {
  deleteFreeSlots,
  findOpenSlots,
  findSlotsOfTrack,
  insertSlots,
  lockSlot,
  lockSlots,
  requireSlot,
  slotOf,
  tryLockSlot,
} from './slots.store.ts';
