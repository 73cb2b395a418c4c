/** The slots of other modules' use cases: found, locked, inserted and deleted while free. */
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
