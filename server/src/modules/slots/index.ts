/** Slots: creating, editing and deleting. The modules above book and pay for them, under the lock of `lockSlots` (rows). */
export { bookedError } from './delete-slots.ts';
export { editSlots, hasEdits } from './edit-slots.ts';
export { keepFree, refillGaps } from './slot-gaps.ts';
