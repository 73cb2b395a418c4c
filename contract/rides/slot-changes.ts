import type { Call } from '../call.ts';
import { newSlotEdit, newSlots, slotBulkPatch, slotDeletion, slotEditRow } from './slot-changes.schema.ts';
import { slotRows } from './slots.schema.ts';

/** Books, cancels or edits several slots alike: all of them or none. */
export const changeSlotsCall = {
  method: 'PATCH',
  path: '/items/Slot',
  body: slotBulkPatch,
  answer: slotRows,
} as const satisfies Call;

/** One, or a list: all of it or nothing. */
export const createSlotsCall = {
  method: 'POST',
  path: '/items/Slot',
  body: newSlots,
} as const satisfies Call;

export const deleteSlotsCall = {
  method: 'DELETE',
  path: '/items/Slot',
  body: slotDeletion,
} as const satisfies Call;

/** Notes that a range of slots was created or deleted. */
export const noteSlotEditCall = {
  method: 'POST',
  path: '/items/SlotEdit',
  body: newSlotEdit,
  answer: slotEditRow,
} as const satisfies Call;
